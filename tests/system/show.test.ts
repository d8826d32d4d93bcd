import { beforeEach, expect, test } from 'vitest';
import { bookingsOn } from '../support/cli.ts';
import { runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { massage, titleOf } from '../support/sample.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';

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

test('show prints several requests in the order of their ids on the command line', () => {
  const { stdout } = bookings('show', idOf('José'), idOf('Ana'));
  expect(stdout.match(/^name +.*$/gm)).toEqual(['name      José', 'name      Ana']);
});

/** The lines about other requests that `show` prints for Ana. */
const alsoOfAna = (): string[] => {
  const lines = bookings('show', idOf('Ana')).stdout.split('\n');
  return lines.filter((line) => line.startsWith('also ')).map((line) => line.slice('also '.length).trim());
};

test.each([
  ['telephone number', newBooking({ name: 'Ana M.', phone: '+34600111222' })],
  ['e-mail address', newBooking({ name: 'Ana M.', email: 'Ana@example.org' })],
])('show lists the other requests with the same %s, with time, status and name', (_contact, booking) => {
  runSql(databasePath, "UPDATE bookings SET email = 'ana@example.org' WHERE name = 'Ana'");
  const [id = ''] = Object.values(storeAll(databasePath, [booking]));
  runSql(databasePath, "UPDATE bookings SET created_at = '2026-07-15T22:30:00.000Z' WHERE id = ?", id);
  expect(alsoOfAna()).toEqual([
    `${id.slice(0, 8)}  2026-07-16 00:30  new      Ana M.  ${titleOf(massage.slug)}`,
  ]);
});

test('show lists spam among the other requests, as --person does', () => {
  storeAll(databasePath, [newBooking({ name: 'Bot', phone: '600111222', status: 'spam' })]);
  expect(alsoOfAna()).toEqual([expect.stringMatching(/ spam +Bot /)]);
});

test.each(['600 111', '600 111 222 or 600 333 444', '1', 'ask my hotel', null])(
  'show takes a request with the number %j for that of another person',
  (phone) => {
    storeAll(databasePath, [newBooking({ name: 'Stranger', phone })]);
    expect(alsoOfAna()).toEqual([]);
  },
);

test.each([null, '1', 'ask my hotel'])('show finds no other requests with the number %j', (phone) => {
  runSql(databasePath, 'UPDATE bookings SET phone = ?', phone);
  expect(alsoOfAna()).toEqual([]);
});

test('show lists the newest eight of many other requests, and counts the older ones', () => {
  const many = Array.from({ length: 10 }, (_, index) =>
    newBooking({ name: `Visit${index}`, phone: '600111222' }),
  );
  storeAll(databasePath, many);
  const lines = alsoOfAna();
  expect(lines).toHaveLength(9);
  expect(lines.at(0)).toContain('Visit9');
  expect(lines.at(-1)).toBe('2 older');
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
