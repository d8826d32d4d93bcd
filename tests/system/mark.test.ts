import { beforeEach, expect, test } from 'vitest';
import { shortId } from '../../db/bookings.ts';
import { bookingsOn } from '../support/cli.ts';
import { holdWriteLock, readValue, runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;
let ana: string;
let eva: string;

beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  bookings = bookingsOn(databasePath);
  const ids = storeAll(databasePath, [newBooking({ name: 'Ana' }), newBooking({ name: 'Eva' })]);
  ana = ids['Ana'] ?? '';
  eva = ids['Eva'] ?? '';
});

const read = (id: string) => JSON.parse(bookings('show', id, '--format', 'json').stdout)[0];

test('mark handled sets the time of handling', () => {
  expect(bookings('mark', ana, 'handled').status).toBe(0);
  const { status, handledAt } = read(ana);
  expect(status).toBe('handled');
  expect(Math.abs(Date.now() - Date.parse(handledAt))).toBeLessThan(60_000);
});

test('mark handled keeps the time of a request that was handled before', () => {
  const handledAt = '2026-01-31T12:00:00.000Z';
  runSql(databasePath, "UPDATE bookings SET status = 'handled', handled_at = ?", handledAt);
  bookings('mark', ana, 'handled');
  expect(read(ana).handledAt).toBe(handledAt);
});

test('mark new removes the time of handling', () => {
  bookings('mark', ana, 'handled');
  bookings('mark', ana, 'new');
  expect(read(ana)).toMatchObject({ status: 'new', handledAt: null });
});

test('mark marks several requests by the beginnings of their ids', () => {
  bookings('mark', shortId(ana), shortId(eva), 'spam');
  expect([read(ana).status, read(eva).status]).toEqual(['spam', 'spam']);
});

test('mark names what it has changed and the command that undoes it', () => {
  expect(bookings('mark', ana, 'spam').stderr).toBe(
    `Marked as spam: Ana (${shortId(ana)})\nUndo: bookings mark ${shortId(ana)} new\n`,
  );
});

test.each(['spam', 'new'])('mark %s over the answer of a colleague says when it was handled', (status) => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled', handled_at = '2026-01-31T12:00:00.000Z'");
  const [line] = bookings('mark', ana, status).stderr.split('\n');
  expect(line).toBe(`Marked as ${status}, was handled at 2026-01-31 13:00: Ana (${shortId(ana)})`);
});

test('mark handled over the answer of a colleague says when it was handled', () => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled', handled_at = '2026-01-31T12:00:00.000Z'");
  expect(bookings('mark', ana, 'handled').stderr).toBe(
    `Was already handled at 2026-01-31 13:00: Ana (${shortId(ana)})\n`,
  );
});

test('mark says that a request was spam', () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam'");
  expect(bookings('mark', ana, 'handled').stderr).toContain('Marked as handled, was spam: Ana');
});

test('mark names the request that has this status already', () => {
  expect(bookings('mark', ana, 'new').stderr).toBe(`Was already new: Ana (${shortId(ana)})\n`);
});

test('mark with one unknown id among others changes nothing, and exits with 1', () => {
  expect(bookings('mark', ana, 'zzzz', 'handled').status).toBe(1);
  expect(read(ana).status).toBe('new');
});

test.each([
  ['Brought back', '2999-01-01T12:00:00.000Z'],
  ['Was already new', '2020-01-01T12:00:00.000Z'],
])('mark new says "%s" of a request that is hidden until %s', (words, until) => {
  runSql(databasePath, 'UPDATE bookings SET hidden_until = ?', until);
  expect(bookings('mark', ana, 'new').stderr).toContain(`${words}: Ana`);
});

test('mark new brings a request that was left for later back to next', () => {
  runSql(databasePath, "UPDATE bookings SET hidden_until = '2999-01-01T12:00:00.000Z'");
  bookings('mark', ana, 'new');
  expect(readValue(databasePath, "SELECT hidden_until FROM bookings WHERE name = 'Ana'")).toBeNull();
});

test('mark says to try again while another process writes, and exits with 1', () => {
  const lock = holdWriteLock(databasePath);
  const { status, stderr } = bookings('mark', ana, 'handled');
  lock.release();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^bookings: .* another process is writing to it\. Try again in a moment\.\n$/);
});
