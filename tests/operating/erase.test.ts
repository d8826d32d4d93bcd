import { existsSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { textsIn } from '../support/bytes.ts';
import { namesIn } from '../support/databases.ts';
import { keepAll, personRequests } from '../support/personRequests.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let path: string;
let ids: Record<string, string>;

beforeEach(async () => {
  path = databaseIn(temporaryFolder());
  ids = await keepAll(path, personRequests);
});

const bookings = (args: readonly string[], variables = {}) =>
  run('src/bookings.js', [...args, '--db', path], variables);

test.each(['+34600111222', '600.111.222'])(
  'erase --person %s takes what was sent with that number',
  (person) => {
    const { status, stdout, stderr } = bookings(['erase', '--person', person, '--yes']);
    expect([status, stdout]).toEqual([0, '2 requests erased\n']);
    expect(stderr).toContain(ids['Friend']?.slice(0, 8));
    expect(namesIn(path)).toEqual(['Friend', 'Other', 'Spam']);
  },
);

test('erase by id takes beginnings, and nothing where one of them is wrong', () => {
  expect(bookings(['erase', ids['Ana'] ?? '', 'zzz', '--yes']).status).toBe(1);
  expect(namesIn(path)).toHaveLength(personRequests.length);
  const two = [ids['Ana']?.slice(0, 12) ?? '', ids['Other'] ?? ''];
  expect(bookings(['erase', ...two, '--yes']).stdout).toBe('2 requests erased\n');
  expect(namesIn(path)).toEqual(['Later', 'Friend', 'Spam']);
});

test('erase names the copies that still hold what was erased, and no others', async () => {
  const folder = join(temporaryFolder(), 'copies');
  await mkdir(folder);
  bookings(['backup', join(folder, 'all.sqlite')]);
  bookings(['backup', `${path}.before-restore-20260101T000000Z`]);
  expect(bookings(['erase', ids['Other'] ?? '', '--yes', '--backups', folder]).stdout).toBe(
    [
      '1 request erased',
      `still in ${path}.before-restore-20260101T000000Z: 1 request`,
      `still in ${join(folder, 'all.sqlite')}: 1 request`,
      '',
    ].join('\n'),
  );
  bookings(['backup', join(folder, 'without.sqlite')]);
  const erased = bookings(['erase', ids['Ana'] ?? '', ids['Other'] ?? '', '--yes'], { BACKUP_DIR: folder });
  expect([erased.status, erased.stdout]).toEqual([1, '']);
  const { stdout } = bookings(['erase', '--person', 'eva@example.com', '--yes'], { BACKUP_DIR: folder });
  expect(stdout).toMatch(
    /^1 request erased\nstill in .*\nstill in .*all\.sqlite: 1 request\nstill in .*without/,
  );
});

test('a request can be erased in a copy, too', () => {
  const copy = join(temporaryFolder(), 'copy.sqlite');
  bookings(['backup', copy]);
  const { status } = run('src/bookings.js', ['erase', '--person', '600111222', '--yes', '--db', copy]);
  expect([status, namesIn(copy), namesIn(path).length]).toEqual([0, ['Friend', 'Other', 'Spam'], 5]);
  expect(textsIn(copy, [ids['Ana'] ?? ''])).toEqual([]);
});

test('where copies are is not guessed', () => {
  expect(bookings(['erase', ids['Ana'] ?? '', '--yes']).stderr).toContain('--backups');
});

test('nobody of that name: nothing happens, which is no failure', () => {
  const { status, stdout } = bookings(['erase', '--person', 'nobody@example.com', '--yes']);
  expect([status, stdout, namesIn(path).length]).toEqual([0, '0 requests erased\n', personRequests.length]);
});

test.each([
  [['erase', '--person', '', '--yes']],
  [['erase', '--yes']],
  [['erase', 'abc', '--person', 'ana@example.com', '--yes']],
  [['export', '--person', 'Ana']],
  [['purge', '--older-than', 'long', '--yes']],
])('%j is wrong usage: exit 2, and nothing is done', (args) => {
  const { status, stdout, stderr } = bookings(args);
  expect([status, stdout, namesIn(path).length]).toEqual([2, '', personRequests.length]);
  expect(stderr).toMatch(/^bookings: /);
});

test('the commands need no key, and make none', () => {
  const key = `${path}.digest-key`;
  rmSync(key);
  expect(bookings(['mark', ids['Ana'] ?? '', 'handled']).status).toBe(0);
  expect(bookings(['erase', ids['Ana'] ?? '', '--yes']).status).toBe(0);
  expect(existsSync(key)).toBe(false);
});
