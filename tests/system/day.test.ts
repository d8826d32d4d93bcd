import { beforeEach, expect, test } from 'vitest';
import { masseuses } from '../../content/masseuses.ts';
import { getDayOfTonight } from '../../src/cli/visitTimes.ts';
import { bookingsOn } from '../support/cli.ts';
import { runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { masseuse } from '../support/sample.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;

const day = '2026-11-27';

const [otherMasseuse = masseuse] = masseuses.filter(({ slug }) => slug !== masseuse.slug);

beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  bookings = bookingsOn(databasePath);
  storeAll(databasePath, [
    newBooking({ name: 'Open', day }),
    newBooking({ name: 'Late', day, time: '00:30', masseuse: otherMasseuse.slug }),
    newBooking({ name: 'Evening', day, time: '21:30', masseuse: masseuse.slug }),
    newBooking({ name: 'Noon', day, time: '12:00', masseuse: masseuse.slug }),
    newBooking({ name: 'Bot', day, time: '13:00', status: 'spam' }),
    newBooking({ name: 'Tomorrow', day: '2026-11-28', time: '12:00' }),
  ]);
});

const names = (...args: string[]): string[] => {
  const { stdout, status } = bookings('day', ...args, '--format', 'json');
  expect(status).toBe(0);
  const found: { name: string }[] = JSON.parse(stdout);
  return found.map(({ name }) => name);
};

test('day lists the visits of a night by their hours, those without an hour last', () => {
  expect(names(day)).toEqual(['Noon', 'Evening', 'Late', 'Open']);
});

test('day prints the hour of each visit first', () => {
  const { stdout } = bookings('day', '27/11/2026');
  expect(stdout).toMatch(/^HOUR .*\n12:00 .*\n21:30 .*\n00:30 .*\n– .*\n$/);
});

test('day says on standard error which night it lists', () => {
  expect(bookings('day', '27/11/2026').stderr).toMatch(/^Friday 27 November 2026\n/);
});

test('day says how many requests it leaves out as spam', () => {
  const { stderr } = bookings('day', day);
  expect(stderr).toContain('1 marked as spam left out (add --status spam to list them).');
});

test.each([
  ['day', []],
  ['day tonight', ['tonight']],
])('%s lists the visits of tonight', (_command, args) => {
  runSql(databasePath, "UPDATE bookings SET day = '2020-01-02' WHERE name <> 'Late'");
  runSql(databasePath, "UPDATE bookings SET day = ? WHERE name = 'Late'", getDayOfTonight());
  expect(names(...args)).toEqual(['Late']);
});

test('day --masseuse lists the visits to this masseuse', () => {
  expect(names(day, '--masseuse', masseuse.slug)).toEqual(['Noon', 'Evening']);
});

test.each([
  ['handled', ['Noon']],
  ['spam', ['Bot']],
])('day --status %s lists the visits with this status', (status, expected) => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = 'Noon'");
  expect(names(day, '--status', status)).toEqual(expected);
});

test('day --masseuse with an unknown name says which masseuses there are', () => {
  expect(bookings('day', day, '--masseuse', 'nobody').stderr).toContain(masseuse.slug);
});

test('day with a filter does not say that nobody asks for the night', () => {
  const { stderr } = bookings('day', day, '--masseuse', masseuse.slug, '--status', 'spam');
  expect(stderr).toContain('No visit of this night matches.');
});

test('day says that nobody asks for a night, and exits with 0', () => {
  const { status, stdout, stderr } = bookings('day', '2026-11-30');
  expect([status, stdout]).toEqual([0, '']);
  expect(stderr).toContain('Nobody asks for this night.');
});
