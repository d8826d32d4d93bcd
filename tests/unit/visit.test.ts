import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { facts } from '../../content/business.ts';
import { type OpeningHours, weekdays } from '../../content/hours.ts';
import { bookableDays } from '../../content/limits.ts';
import {
  hoursOn,
  isAfterMidnight,
  nextDay,
  nextOpenDay,
  readDay,
  startTimesOn,
  visitDays,
  visitProblems,
} from '../../content/visit.ts';
import { readBooking } from '../../src/bookings/bookingSchema.ts';

afterEach(() => void vi.useRealTimers());

/** Open from Tuesday to Sunday with other hours on some dates. From Wednesday, they end after midnight. */
const hours: OpeningHours = {
  week: [
    { days: ['Tuesday'], opens: '11:00', closes: '00:00' },
    { days: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '11:00', closes: '02:00' },
  ],
  dates: [
    { dates: ['12-03'], hours: { opens: '13:00', closes: '20:00' } },
    { dates: ['12-04', '2026-11-26'], hours: null },
  ],
};

/** The duration of a massage that takes so many minutes with all that the centre adds to it. */
const massageTaking = (minutes: number): number => minutes - facts.besidesMassage;

test('the form offers the half hours at which a massage can start and end by closing time', () => {
  const [closesAtMidnight, closesAtTwo] = ['2026-11-24', '2026-11-25'];
  const offered = startTimesOn(closesAtMidnight, massageTaking(60), hours);
  expect([offered[0], offered[1], offered.at(-1)]).toEqual(['11:00', '11:30', '23:00']);
  // Talk and shower count: with them, a minute more would end after closing.
  expect(startTimesOn(closesAtMidnight, massageTaking(61), hours).at(-1)).toBe('22:30');
  expect(startTimesOn(closesAtTwo, massageTaking(60), hours).at(-1)).toBe('01:00');
});

test('without a day, the form offers the times of all days together, those after midnight last', () => {
  // All days open at 11:00. Some close at midnight, some at 02:00.
  const offered = startTimesOn(null, massageTaking(60), hours);
  const afterMidnight = ['00:00', '00:30', '01:00'];
  expect([offered[0], ...offered.slice(-3)]).toEqual(['11:00', ...afterMidnight]);
  expect(offered.filter((time) => isAfterMidnight(time, hours))).toEqual(afterMidnight);
});

test('a day has the hours of its weekday on a device in a time zone behind UTC', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'];
  const closing = [monday, tuesday, wednesday].map((day) => hoursOn(day, hours)?.closes);
  expect(closing).toEqual([undefined, '00:00', '02:00']);
});

const noProblems = { day: null, time: null };

/** Wednesday 25 November 2026 at noon in Barcelona, where the clock is an hour ahead of UTC. */
const noonOn25November = new Date('2026-11-25T11:00:00Z');

test.each([
  ['no day and no hour', null, null, {}],
  ['today', '2026-11-25', null, {}],
  ['any night', null, '00:30', {}],
  ['now', '2026-11-25', '12:00', {}],
  ['tonight, which ends at 02:00', '2026-11-25', '00:30', {}],
  ['the far future', '9999-12-31', null, { day: 'dayTooFar' }],
  ['yesterday', '2026-11-24', null, { day: 'dayPast' }],
  ['last night', '2026-11-24', '23:00', { day: 'dayPast' }],
  ['a day that does not exist', '2026-02-30', null, { day: 'dayInvalid' }],
  ['a month that does not exist', '2026-13-01', null, { day: 'dayInvalid' }],
  ['a day with an hour', '2026-11-25T12:00', null, { day: 'dayInvalid' }],
  ['a word', 'null', null, { day: 'dayInvalid' }],
  ['an empty day', '', null, { day: 'dayInvalid' }],
  ['two words', 'tomorrow', 'noon', { day: 'dayInvalid', time: 'timeUnknown' }],
  ['a closed date of this year', '2026-11-26', null, { day: 'dayClosed' }],
  ['a Monday, which is closed', '2026-11-30', '12:00', { day: 'dayClosed' }],
  ['a closed date of every year', '2026-12-04', '12:00', { day: 'dayClosed' }],
  ['any night, too late for 90 minutes', null, '01:00', { time: 'timeUnknown' }],
  ['any day, before opening', null, '10:30', { time: 'timeUnknown' }],
  ['a quarter past', null, '11:15', { time: 'timeUnknown' }],
  ['a time with seconds', null, '11:00:00', { time: 'timeUnknown' }],
  ['an hour before closing at 00:00', '2026-12-01', '23:00', { time: 'timeTooLate' }],
  ['an hour before closing at 02:00', '2026-11-25', '01:00', { time: 'timeTooLate' }],
  ['before opening at 13:00', '2026-12-03', '12:30', { time: 'timeTooEarly' }],
  ['90 minutes before closing at 20:00', '2026-12-03', '18:30', {}],
  ['an hour before closing at 20:00', '2026-12-03', '19:00', { time: 'timeTooLate' }],
  ['half an hour ago', '2026-11-25', '11:30', { time: 'timePast' }],
])('at noon on 25 November, 90 minutes for %s (%s, %s) have the problems %j', (_, day, time, problems) => {
  expect(visitProblems({ day, time }, massageTaking(90), noonOn25November, hours)).toEqual({
    ...noProblems,
    ...problems,
  });
});

test('a visit is accepted on the last bookable day, and refused on the day after it', () => {
  const everyDay: OpeningHours = { week: [{ days: weekdays, opens: '11:00', closes: '23:00' }], dates: [] };
  const { max: last } = visitDays(noonOn25November, everyDay);
  const problemOf = (day: string) =>
    visitProblems({ day, time: null }, massageTaking(60), noonOn25November, everyDay).day;
  expect([problemOf(last), problemOf(nextDay(last))]).toEqual([null, 'dayTooFar']);
});

test('the opening hours of one date replace those of the same date of every year', () => {
  const open = { opens: '13:00', closes: '20:00' };
  const dates = [
    { dates: ['12-25'], hours: null },
    { dates: ['2026-12-25'], hours: open },
  ];
  const on = (day: string) => hoursOn(day, { week: [], dates });
  expect([on('2026-12-25'), on('2027-12-25')]).toEqual([open, null]);
});

/** Local times with the offset of Barcelona. */
test.each([
  // Friday night, which ends at 02:00 on Saturday.
  ['2026-11-27T23:59+01:00', '2026-11-25', '01:00', { day: 'dayPast' }],
  ['2026-11-28T00:00+01:00', '2026-11-27', '00:00', {}],
  ['2026-11-28T00:00+01:00', '2026-11-27', '23:30', { time: 'timePast' }],
  ['2026-11-28T00:01+01:00', '2026-11-27', '00:00', { time: 'timePast' }],
  ['2026-11-28T00:01+01:00', '2026-11-27', null, { day: 'dayPast' }],
  ['2026-11-28T00:01+01:00', '2026-11-28', '00:30', {}],
  ['2026-11-28T01:00+01:00', '2026-11-27', '01:00', {}],
  ['2026-11-28T01:59+01:00', '2026-11-27', '01:00', { time: 'timePast' }],
  ['2026-11-28T02:00+01:00', '2026-11-27', '01:00', { day: 'dayPast' }],
  // Tuesday night ends at midnight, and Thursday 26 November is closed.
  ['2026-11-25T00:00+01:00', '2026-11-24', '23:30', { day: 'dayPast' }],
  ['2026-11-27T00:30+01:00', '2026-11-26', '01:00', { day: 'dayPast' }],
  // The clock goes from 02:00 to 03:00 in the night from Saturday to Sunday.
  ['2027-03-28T00:59+01:00', '2027-03-27', '01:00', {}],
  ['2027-03-28T01:59+01:00', '2027-03-27', '01:00', { time: 'timePast' }],
  ['2027-03-28T03:00+02:00', '2027-03-27', '01:00', { day: 'dayPast' }],
  ['2027-03-28T11:01+02:00', '2027-03-28', '11:00', { time: 'timePast' }],
  // The clock goes from 03:00 to 02:00.
  ['2026-10-25T00:59+02:00', '2026-10-24', '01:00', {}],
  ['2026-10-25T02:00+02:00', '2026-10-24', '01:00', { day: 'dayPast' }],
  ['2026-10-25T02:00+01:00', '2026-10-24', '01:00', { day: 'dayPast' }],
  ['2026-10-25T10:59+01:00', '2026-10-25', '11:00', {}],
])('at %s, a visit of an hour on %s at %s has the problems %j', (now, day, time, problems) => {
  expect(visitProblems({ day, time }, massageTaking(60), new Date(now), hours)).toEqual({
    ...noProblems,
    ...problems,
  });
});

test.each([
  ['2026-11-28T23:59+01:00', '2026-11-28', '2026-11-28'],
  // The night of Friday 27 November ends at 02:00, the one of Tuesday 24 November at midnight.
  ['2026-11-28T01:59+01:00', '2026-11-27', '2026-11-28'],
  ['2026-11-28T02:00+01:00', '2026-11-28', '2026-11-28'],
  ['2026-11-25T00:00+01:00', '2026-11-25', '2026-11-25'],
  // In UTC it is still the day before.
  ['2027-03-29T00:30+02:00', '2027-03-28', '2027-03-29'],
])('at %s, the first bookable day is %s, and the last is counted from %s', (now, min, today) => {
  const last = new Date(Date.parse(today) + bookableDays * 86_400_000);
  expect(visitDays(new Date(now), hours)).toEqual({ min, max: last.toISOString().slice(0, 10) });
});

test.each([
  ['27/11/2026', '2026-11-27'],
  ['27.11.2026', '2026-11-27'],
  ['7-1-2027', '2027-01-07'],
  // The rules of the field refuse other texts, which stay as typed.
  ['27/11.2026', '27/11.2026'],
  ['11/2026', '11/2026'],
  ['tomorrow', 'tomorrow'],
])('a typed day %s is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test('nextOpenDay finds the next day on which a massage fits, over closed days in a row', () => {
  const [tuesday, closedTuesday, openTuesday] = ['2026-11-24', '2026-12-01', '2026-12-08'] as const;
  const onTuesdays: OpeningHours = {
    week: [{ days: ['Tuesday'], opens: '11:00', closes: '23:00' }],
    dates: [{ dates: [closedTuesday], hours: null }],
  };
  expect(nextOpenDay(tuesday, massageTaking(60), onTuesdays)).toBe(openTuesday);
});

test('a booking gets problems of day and time together with those of other fields', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noonOn25November });
  const read = (fields: object) =>
    readBooking({ service: 'Some massage', locale: 'xx', ...fields }, 'booking');
  expect(read({ day: ' 2026-11-24 ', time: '12:01' })).toEqual({
    ok: false,
    problems: { day: 'dayPast', time: 'timeUnknown', name: 'nameMissing', locale: 'localeUnknown' },
  });
  expect(read({ day: 5, time: ['11:00'] })).toMatchObject({ problems: { day: 'notText', time: 'notText' } });
});

test.each([
  [' 27/11/2026 ', '2026-11-27'],
  ['', null],
])('a booking with the day %j and an empty time stores the day %j and no time', (day, stored) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noonOn25November });
  const read = readBooking({ name: 'Ana', service: 'Some massage', day, time: ' ' }, 'booking');
  expect(read).toMatchObject({ ok: true, booking: { day: stored, time: null } });
});

test('a contact message is accepted with any day and time, and stores neither', () => {
  const contact = { name: 'Ana', service: contactService, message: 'Hello', day: 'x', time: 7 };
  expect(readBooking(contact, 'contact')).toMatchObject({ ok: true, booking: { day: null, time: null } });
});
