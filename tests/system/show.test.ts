import { beforeEach, expect, test } from 'vitest';
import { newBooking, runSql, storeAll } from '../support/bookings.ts';
import { bookingsOn } from '../support/cli.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;
let ids: Record<string, string>;

beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  bookings = bookingsOn(databasePath);
  ids = storeAll(databasePath, [
    newBooking({ name: 'Ana', phone: '600 111 222', message: 'Une question' }),
    newBooking({ name: 'José' }),
  ]);
});

const idOf = (name: string): string => ids[name] ?? '';

test('show prints a request in full, with links for the answer', () => {
  const { status, stdout } = bookings('show', idOf('Ana'));
  expect(status).toBe(0);
  for (const line of ['name      Ana', 'call      tel:+34600111222', '│ Une question'])
    expect(stdout.split('\n')).toContain(line);
});

test.each<[name: string, shorten: (id: string) => string]>([
  ['the beginning of its id', (id) => id.slice(0, 12)],
  ['its id in capital letters', (id) => id.toUpperCase()],
])('show finds a request by %s', (_name, shorten) => {
  expect(bookings('show', shorten(idOf('Ana'))).stdout).toMatch(/^name +Ana$/m);
});

test('show prints several requests', () => {
  const { stdout } = bookings('show', idOf('Ana'), idOf('José'));
  expect(stdout.match(/^name +.*$/gm)).toEqual(['name      Ana', 'name      José']);
});

test('show --format json has the same fields as list', () => {
  const shown = bookings('show', idOf('José'), '--format', 'json');
  const listed = bookings('list', '--format', 'json', '--search', 'José');
  expect(JSON.parse(shown.stdout)).toEqual(JSON.parse(listed.stdout));
});

test('show with one unknown id among others shows nothing, and says which is unknown', () => {
  const { status, stdout, stderr } = bookings('show', idOf('Ana'), 'zzzz');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^bookings: No request has an id that begins with 'zzzz'\./);
});

test('show with an ambiguous beginning of an id lists the requests that it could mean', () => {
  runSql(databasePath, "UPDATE bookings SET id = 'abc1' WHERE name = 'Ana'");
  runSql(databasePath, "UPDATE bookings SET id = 'abc2' WHERE name = 'José'");
  const { status, stdout, stderr } = bookings('show', 'abc');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^bookings: Several requests .* 'abc'.*\n.*\babc1\b.*Ana.*\n.*\babc2\b.*José.*\n$/);
});
