import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import {
  formatTimestampForTable,
  formatVisitForTable,
  formatVisitInWords,
} from '../../src/cli/dateFormats.ts';
import { readVisitDay } from '../../src/cli/typedDays.ts';
import { readRange } from '../../src/cli/typedRange.ts';

/** Monday, at noon in Madrid. Summer time began on the day before. */
const monday = '2026-03-30T10:00:00Z';

const setTime = (iso: string) => vi.setSystemTime(new Date(iso));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setTime(monday);
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['27/11/2025', '2025-11-26T23:00:00.000Z'],
  ['30/3', '2026-03-29T22:00:00.000Z'],
  ['today', '2026-03-29T22:00:00.000Z'],
  ['Yesterday', '2026-03-28T23:00:00.000Z'],
])('--since %s begins at midnight in Madrid: %s', (since, expected) => {
  expect(readRange({ since }).since).toBe(expected);
});

test('--since with a day and month that are still to come means those of last year', () => {
  expect(readRange({ since: '27/11' }).since).toBe('2025-11-26T23:00:00.000Z');
});

/** The last such day, or today. */
test.each([
  ['monday', '2026-03-29T22:00:00.000Z'],
  ['friday', '2026-03-26T23:00:00.000Z'],
  ['Tue', '2026-03-23T23:00:00.000Z'],
])('on a Monday, --since %s means %s', (since, expected) => {
  expect(readRange({ since }).since).toBe(expected);
});

test('--until with the weekday of today ends today, even after an earlier --since', () => {
  const range = readRange({ since: '1/3', until: 'monday' });
  expect(range).toEqual({ since: '2026-02-28T23:00:00.000Z', until: '2026-03-30T22:00:00.000Z' });
});

test.each([
  ['12h', '2026-03-29T22:00:00.000Z'],
  // The clock went forward on Sunday, so these two days have 47 hours.
  ['2d', '2026-03-28T11:00:00.000Z'],
  ['2w', '2026-03-16T11:00:00.000Z'],
])('--since %s counts back from now, to %s', (since, expected) => {
  expect(readRange({ since }).since).toBe(expected);
});

/** A time without an offset is one in Madrid. */
test.each([
  ['2026-03-15T09:30', '2026-03-15T08:30:00.000Z'],
  ['2026-03-15T09:30Z', '2026-03-15T09:30:00.000Z'],
  ['2026-03-15T09:30:00-05:00', '2026-03-15T14:30:00.000Z'],
])('--since %s is the time %s', (since, expected) => {
  expect(readRange({ since }).since).toBe(expected);
});

test.each([
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['today', '2026-03-30T22:00:00.000Z'],
  ['friday', '2026-03-27T23:00:00.000Z'],
])('--until %s includes the whole day, up to %s', (until, expected) => {
  expect(readRange({ until }).until).toBe(expected);
});

test('--until with a time ends at that time', () => {
  expect(readRange({ until: '2026-03-29T12:00' }).until).toBe('2026-03-29T10:00:00.000Z');
});

test('--since 1/3 --until 31/3 means one month, also before it ends', () => {
  expect(readRange({ since: '1/3', until: '31/3' })).toEqual({
    since: '2026-02-28T23:00:00.000Z',
    until: '2026-03-31T22:00:00.000Z',
  });
});

test('--since 20/12 --until 6/1 means the turn of one year, not two days of one year', () => {
  expect(readRange({ since: '20/12', until: '6/1' })).toEqual({
    since: '2025-12-19T23:00:00.000Z',
    until: '2026-01-06T23:00:00.000Z',
  });
});

test.each(['', '7', '7m', '18:00', '31/2', '11/30/2025', '2026-13-01', '2026-03-15T25:00', 'constructor'])(
  '--since %j is refused with examples of dates',
  (since) => {
    expect(() => readRange({ since })).toThrow(`'${since}' is not a date. Use 2026-11-27, 27/11`);
  },
);

test('--since on a day after --until is refused', () => {
  expect(() => readRange({ since: '2026-03-03', until: '2026-03-02' })).toThrow(
    '--since is not before --until',
  );
});

test.each([
  ['today', '2026-03-30'],
  ['tonight', '2026-03-30'],
  ['Tomorrow', '2026-03-31'],
  ['yesterday', '2026-03-29'],
  ['monday', '2026-03-30'],
  ['4/4', '2026-04-04'],
  ['28/3', '2026-03-28'],
  ['2026-12-31', '2026-12-31'],
])('on Monday 30 March, a visit on %s is on %s', (text, day) => {
  expect(readVisitDay(text)).toBe(day);
});

test.each([
  ['friday', '2026-04-03'],
  ['saturday', '2026-04-04'],
  ['sunday', '2026-04-05'],
  ['monday', '2026-04-06'],
  ['tuesday', '2026-04-07'],
  ['wednesday', '2026-04-08'],
  ['thursday', '2026-04-09'],
])('on Friday 3 April, a visit on %s, or its first three letters, is on %s', (weekday, day) => {
  setTime('2026-04-03T10:00:00Z');
  expect(readVisitDay(weekday)).toBe(day);
  expect(readVisitDay(weekday.slice(0, 3).toUpperCase())).toBe(day);
});

test('in December, a visit on 2/1 is the next 2 January, not the last one', () => {
  setTime('2026-12-20T12:00:00Z');
  expect(readVisitDay('2/1')).toBe('2027-01-02');
});

const friday = '2026-11-27';
const hours = schedule.hoursOn(friday);

/** The moment on Saturday at which the night of Friday ends; `undefined` if it ends on Friday. */
const closing =
  hours && hours.closes <= hours.opens
    ? Date.parse(`${addDays(friday, 1)}T${hours.closes}:00+01:00`)
    : undefined;

test.skipIf(!closing)('tonight is still Friday on Saturday before the centre closes', () => {
  vi.setSystemTime((closing ?? 0) - 60_000);
  expect(readVisitDay('tonight')).toBe(friday);
});

test.skipIf(!closing)('tonight is Saturday when the centre has closed', () => {
  vi.setSystemTime(closing ?? 0);
  expect(readVisitDay('tonight')).toBe(addDays(friday, 1));
});

test('bookings list shows the time of a request in Madrid', () => {
  expect(formatTimestampForTable('2026-07-15T22:30:00.000Z')).toBe('16 Jul 00:30');
});

test.each([
  ['2026-11-27', '21:30', 'Fri 27 Nov 21:30'],
  ['2026-11-27', '00:30', 'Fri 27 Nov 00:30'],
  ['2026-11-27', null, 'Fri 27 Nov'],
  [null, '21:30', '21:30'],
  [null, null, ''],
])('bookings list shows a visit on %s at %s as %j', (day, time, text) => {
  expect(formatVisitForTable({ day, time })).toBe(text);
});

test.each([
  ['2026-03-30', '21:30', 'tonight, Monday 30 March, 21:30'],
  ['2026-04-03', '00:30', 'Friday 3 April, 00:30 after midnight'],
  ['2026-04-03', null, 'Friday 3 April, no hour'],
  [null, null, 'no day, no hour'],
])('bookings show and bookings next describe a visit on %s at %s as %j', (day, time, text) => {
  expect(formatVisitInWords({ day, time })).toBe(text);
});
