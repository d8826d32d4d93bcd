import { beforeEach, expect, test } from 'vitest';
import { personRequests } from '../support/bookings.ts';
import { namesIn, textsIn } from '../support/databases.ts';
import { storePersonRequests } from '../support/preparedDatabases.ts';

let path: string;
let ids: Record<string, string>;
let bookings: Awaited<ReturnType<typeof storePersonRequests>>['bookings'];

beforeEach(async () => {
  ({ path, ids, bookings } = await storePersonRequests());
});

test('erase --person erases requests by e-mail, and reports mentions', () => {
  const person = ['--person', 'ANA.riera@example.COM'];
  const looked = bookings(['erase', ...person, '--dry-run']);
  expect([looked.status, namesIn(path).length]).toEqual([0, personRequests.length]);
  expect(looked.stdout).toContain('Ana');
  const { status, stdout, stderr } = bookings(['erase', ...person, '--yes']);
  expect([status, stdout]).toEqual([0, '2 requests erased\n']);
  expect(stderr).toContain(ids['Friend']?.slice(0, 8));
  expect(namesIn(path)).toEqual(['Later', 'Friend', 'Other']);
  expect(textsIn(path, [ids['Ana'] ?? ''])).toEqual([]);
});

test('export --person writes all requests of a person in each format', () => {
  const { status, stdout, stderr } = bookings(['export', '--person', '600111222']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout).map(({ name }: { name: string }) => name)).toEqual(['Later', 'Ana']);
  expect(JSON.parse(stdout)[1]).toMatchObject({
    id: ids['Ana'],
    email: 'Ana.Riera@Example.com',
    status: 'new',
  });
  expect(stderr).toContain(ids['Friend']?.slice(0, 8));
  const lines = (format: string) => bookings(['export', '--format', format]).stdout.trim().split('\n');
  expect(lines('ndjson').map((line) => JSON.parse(line).name)).toEqual(
    personRequests.map(({ name }) => name).reverse(),
  );
  expect(lines('csv')).toHaveLength(1 + personRequests.length);
  expect(bookings(['export', '--person', 'nobody@example.com']).stdout).toBe('[]\n');
});

test.each([
  [['erase', '--person', 'ana@example.com']],
  [['erase', '--person', 'Ana', '--yes']],
  [['purge']],
  [['erase', '--person', '', '--yes']],
  [['erase', '--yes']],
  [['erase', 'abc', '--person', 'ana@example.com', '--yes']],
  [['export', '--person', 'Ana']],
  [['purge', '--older-than', 'long', '--yes']],
])('%j exits with 2 and changes nothing', (args) => {
  const { status, stdout, stderr } = bookings(args);
  expect([status, stdout, namesIn(path).length]).toEqual([2, '', personRequests.length]);
  expect(stderr).toMatch(/^bookings: /);
});
