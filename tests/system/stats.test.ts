import { expect, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { bookingsOn } from '../support/cli.ts';
import { runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { daysAgo, newBooking, storeAll } from '../support/storedBookings.ts';

const contact = { kind: 'contact', service: 'Contact', serviceSlug: null } as const;

/** The lines below a heading up to an empty line, as words. */
const tableIn = (text: string, heading: string): string[][] => {
  const table = text.split('\n\n').find((each) => each.startsWith(heading)) ?? '';
  const [_headings, ...rows] = table.trim().split('\n');
  return rows.map((row) => row.split(/ {2,}/));
};

/**
 * A handled booking, two new requests of which one is a contact message, spam, and a booking of half a year
 * ago.
 */
const runStats = (): string => {
  const databasePath = databaseIn(temporaryFolder());
  storeAll(databasePath, [
    newBooking({ name: 'Handled' }),
    newBooking({ name: 'New', locale: otherLocale }),
    newBooking({ ...contact, name: 'Contact' }),
    newBooking({ name: 'Spam', status: 'spam' }),
    newBooking({ name: 'Old' }),
  ]);
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = 'Handled'");
  runSql(databasePath, "UPDATE bookings SET created_at = ? WHERE name = 'Old'", daysAgo(180));
  const { status, stdout, stderr } = bookingsOn(databasePath)('stats');
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};

test('stats counts requests, handled ones and spam in each of the last eight weeks', () => {
  const weeks = tableIn(runStats(), 'WEEK');
  const empty = ['0', '0', '0'];
  expect(weeks.map(([_monday, ...counts]) => counts)).toEqual([
    ...Array(7).fill(empty),
    ['3', '1', '1', expect.stringMatching(/^█+$/)],
  ]);
});

test('stats counts the requests of the last eight weeks by massage, without spam', () => {
  expect(tableIn(runStats(), 'MASSAGE')).toEqual([
    [titleOf(massage.slug), '2'],
    ['Contact message', '1'],
  ]);
});

test('stats counts the requests of the last eight weeks by language, without spam', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  expect(tableIn(runStats(), 'LANGUAGE')).toEqual([
    [names.of(defaultLocale), '2'],
    [names.of(otherLocale), '1'],
  ]);
});
