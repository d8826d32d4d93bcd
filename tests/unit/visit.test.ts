import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { besidesMassage, weekdays } from '../../content/hours.ts';
import { bookableDays } from '../../content/limits.ts';
import { addDays, normaliseDay } from '../../content/rules/calendar.ts';
import { Schedule } from '../../content/rules/schedule.ts';
import { findVisitProblems } from '../../content/rules/visit.ts';
import { readBooking } from '../../src/bookings/bookingSchema.ts';
import { ordinaryDay } from '../support/days.ts';

afterEach(() => void vi.useRealTimers());

/** Open from Tuesday to Sunday with other hours on some dates. From Wednesday, they end after midnight. */
const schedule = new Schedule({
  week: [
    { days: ['Tuesday'], opens: '10:00', closes: '00:00' },
    { days: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '10:00', closes: '01:30' },
  ],
  dates: [
    { dates: ['12-03'], hours: { opens: '13:00', closes: '20:00' } },
    { dates: ['12-04', '2026-11-26'], hours: null },
  ],
});

/** The duration of a massage that takes so many minutes with all that the centre adds to it. */
const massageTaking = (minutes: number): number => minutes - besidesMassage;

const [closesAtMidnight, closesAtNight] = ['2026-11-24', '2026-11-25'];

test('the form offers every half hour from the opening on', () => {
  const offered = schedule.startTimesOn(closesAtMidnight, massageTaking(60));
  expect(offered.slice(0, 4)).toEqual(['10:00', '10:30', '11:00', '11:30']);
});

test.each([
  ['at midnight', closesAtMidnight, '23:00'],
  ['at 01:30', closesAtNight, '00:30'],
])('the last start of an hour is an hour before the centre closes %s', (_name, day, last) => {
  expect(schedule.startTimesOn(day, massageTaking(60)).at(-1)).toBe(last);
});

test('a massage that would end a minute after closing starts half an hour earlier', () => {
  // Talk and shower count too.
  expect(schedule.startTimesOn(closesAtMidnight, massageTaking(61)).at(-1)).toBe('22:30');
});

test('without a day, the form offers the times of all days, those after midnight last', () => {
  // All days open at 10:00. Some close at midnight, some at 01:30.
  const offered = schedule.startTimesOnAnyDay(massageTaking(60));
  expect([offered[0], ...offered.slice(-3)]).toEqual(['10:00', '23:30', '00:00', '00:30']);
});

test('the times before the opening are those after midnight', () => {
  const offered = schedule.startTimesOnAnyDay(massageTaking(60));
  const afterMidnight = offered.filter((time) => schedule.isAfterMidnight(time));
  expect(afterMidnight).toEqual(['00:00', '00:30']);
});

test('a day has the hours of its weekday on a device in a time zone behind UTC', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'];
  const closing = [monday, tuesday, wednesday].map((day) => schedule.hoursOn(day)?.closes);
  expect(closing).toEqual([undefined, '00:00', '01:30']);
});

/** Wednesday 25 November 2026 at noon in Barcelona, where the clock is an hour ahead of UTC. */
const noonOn25November = new Date('2026-11-25T11:00:00Z');

/** The problems with a visit of 90 minutes that is asked for at noon on 25 November. */
const problemsOf = (day: string | null, time: string | null) =>
  findVisitProblems({ day, time }, massageTaking(90), noonOn25November, schedule);

test.each([
  ['no day and no hour', null, null],
  ['today', '2026-11-25', null],
  ['midnight, on any day', null, '00:00'],
  ['now, at noon', '2026-11-25', '12:00'],
  ['tonight after midnight', '2026-11-25', '00:00'],
  ['the last 90 minutes before closing', '2026-12-03', '18:30'],
])('a visitor may ask for %s', (_name, day, time) => {
  expect(problemsOf(day, time)).toEqual({ day: null, time: null });
});

test.each([
  ['yesterday', '2026-11-24', null],
  ['last night', '2026-11-24', '23:00'],
])('a visitor is told that %s is past', (_name, day, time) => {
  expect(problemsOf(day, time)).toEqual({ day: 'dayPast', time: null });
});

test('a visitor is told that half an hour ago is past', () => {
  expect(problemsOf('2026-11-25', '11:30')).toEqual({ day: null, time: 'timePast' });
});

test('a visitor is told that the year 9999 is too far away', () => {
  expect(problemsOf('9999-12-31', null)).toEqual({ day: 'dayTooFar', time: null });
});

test.each([
  ['a day that does not exist', '2026-02-30'],
  ['a month that does not exist', '2026-13-01'],
  ['a day with an hour', '2026-11-25T12:00'],
  ['a word', 'tomorrow'],
  ['the word null', 'null'],
  ['an empty text', ''],
])('a visitor is told that %s is no day', (_name, day) => {
  expect(problemsOf(day, null)).toEqual({ day: 'dayInvalid', time: null });
});

test.each([
  ['a closed date of this year', '2026-11-26'],
  ['a closed date of every year', '2026-12-04'],
  ['a closed day of the week', '2026-11-30'],
])('a visitor is told that the centre is closed on %s', (_name, day) => {
  expect(problemsOf(day, '12:00')).toEqual({ day: 'dayClosed', time: null });
});

test.each([
  ['a word', 'noon'],
  ['a quarter past', '12:15'],
  ['a time with seconds', '12:00:00'],
  ['a time before every opening', '09:30'],
  ['a time too late for every night', '00:30'],
])('a visitor is told that no massage starts at %s', (_name, time) => {
  expect(problemsOf(null, time)).toEqual({ day: null, time: 'timeUnknown' });
});

test.each([
  ['an hour before closing at midnight', '2026-12-01', '23:00'],
  ['an hour before closing at 01:30', '2026-11-25', '00:30'],
  ['an hour before closing at 20:00', '2026-12-03', '19:00'],
])('a visitor is told that a visit of 90 minutes does not fit %s', (_name, day, time) => {
  expect(problemsOf(day, time)).toEqual({ day: null, time: 'timeTooLate' });
});

test('a visitor is told that the centre opens later on a day with other hours', () => {
  expect(problemsOf('2026-12-03', '12:30')).toEqual({ day: null, time: 'timeTooEarly' });
});

test('a visitor is told of a wrong day and of a wrong hour together', () => {
  expect(problemsOf('tomorrow', 'noon')).toEqual({ day: 'dayInvalid', time: 'timeUnknown' });
});

/** Open every day, so that only the distance of a day matters. */
const everyDay = new Schedule({ week: [{ days: weekdays, opens: '10:00', closes: '23:00' }], dates: [] });

const problemOnEveryDay = (day: string) =>
  findVisitProblems({ day, time: null }, massageTaking(60), noonOn25November, everyDay).day;

test('a visitor may ask for the last of the bookable days', () => {
  expect(problemOnEveryDay(everyDay.visitDays(noonOn25November).max)).toBeNull();
});

test('a visitor may not ask for the day after the last of the bookable days', () => {
  expect(problemOnEveryDay(addDays(everyDay.visitDays(noonOn25November).max, 1))).toBe('dayTooFar');
});

test('the opening hours of one date replace those of the same date of every year', () => {
  const open = { opens: '13:00', closes: '20:00' };
  const dates = [
    { dates: ['12-25'], hours: null },
    { dates: ['2026-12-25'], hours: open },
  ];
  const onlyDates = new Schedule({ week: [], dates });
  const on = (day: string) => onlyDates.hoursOn(day);
  expect([on('2026-12-25'), on('2027-12-25')]).toEqual([open, null]);
});

/** The problems with a visit of an hour that is asked for at a local time with the offset of Barcelona. */
const problemsAt = (now: string, day: string, time: string | null) =>
  findVisitProblems({ day, time }, massageTaking(60), new Date(now), schedule);

test.each([
  ['the night that runs', '2026-11-28T00:00+01:00', '2026-11-27', '00:00'],
  ['the night that runs, its last start', '2026-11-28T00:30+01:00', '2026-11-27', '00:30'],
  ['the next night', '2026-11-28T00:01+01:00', '2026-11-28', '00:30'],
])('a visitor may ask for an hour of %s', (_name, now, day, time) => {
  expect(problemsAt(now, day, time)).toEqual({ day: null, time: null });
});

test.each([
  ['half an hour ago, while the night runs', '2026-11-28T00:00+01:00', '2026-11-27', '23:30'],
  ['a minute ago, while the night runs', '2026-11-28T00:01+01:00', '2026-11-27', '00:00'],
  ['an hour ago, in the last minute of a night', '2026-11-28T01:29+01:00', '2026-11-27', '00:30'],
])('the hour is past: %s', (_name, now, day, time) => {
  expect(problemsAt(now, day, time)).toEqual({ day: null, time: 'timePast' });
});

test.each([
  ['the night that ended at 01:30', '2026-11-28T01:30+01:00', '2026-11-27', '00:30'],
  ['the night that ended at midnight', '2026-11-25T00:00+01:00', '2026-11-24', '23:30'],
  ['a closed day of yesterday', '2026-11-27T00:30+01:00', '2026-11-26', '00:30'],
  ['two nights ago', '2026-11-27T23:59+01:00', '2026-11-25', '00:30'],
  ['yesterday without an hour, while its night runs', '2026-11-28T00:01+01:00', '2026-11-27', null],
])('the day is past: %s', (_name, now, day, time) => {
  expect(problemsAt(now, day, time)).toEqual({ day: 'dayPast', time: null });
});

/** Open until the minute in which the clock changes in two nights of a year. */
const untilClockChange = new Schedule({
  week: [{ days: weekdays, opens: '10:00', closes: '02:00' }],
  dates: [],
});

const problemsNearClockChange = (now: string, day: string, time: string) =>
  findVisitProblems({ day, time }, massageTaking(60), new Date(now), untilClockChange);

test.each([
  ['the night before the clock goes forward', '2027-03-28T00:59+01:00', '2027-03-27', '01:00'],
  ['the night before the clock goes back', '2026-10-25T00:59+02:00', '2026-10-24', '01:00'],
  ['the day on which the clock goes back', '2026-10-25T10:59+01:00', '2026-10-25', '11:00'],
])('near a change of the clock, a visitor may ask for %s', (_name, now, day, time) => {
  expect(problemsNearClockChange(now, day, time)).toEqual({ day: null, time: null });
});

test.each([
  ['an hour ago, before it goes forward', '2027-03-28T01:59+01:00', '2027-03-27', '01:00'],
  ['a minute ago, after it went forward', '2027-03-28T11:01+02:00', '2027-03-28', '11:00'],
])('near a change of the clock, the hour is past: %s', (_name, now, day, time) => {
  expect(problemsNearClockChange(now, day, time)).toEqual({ day: null, time: 'timePast' });
});

test.each([
  ['the night in which it went forward', '2027-03-28T03:00+02:00', '2027-03-27', '01:00'],
  ['the night in which it goes back', '2026-10-25T02:00+02:00', '2026-10-24', '01:00'],
  ['the night in which it went back', '2026-10-25T02:00+01:00', '2026-10-24', '01:00'],
])('near a change of the clock, the day is past: %s', (_name, now, day, time) => {
  expect(problemsNearClockChange(now, day, time)).toEqual({ day: 'dayPast', time: null });
});

test.each([
  ['before midnight it is today', '2026-11-28T23:59+01:00', '2026-11-28'],
  ['while the night runs until 01:30 it is yesterday', '2026-11-28T01:29+01:00', '2026-11-27'],
  ['when the night has ended at 01:30 it is today', '2026-11-28T01:30+01:00', '2026-11-28'],
  ['when the night has ended at midnight it is today', '2026-11-25T00:00+01:00', '2026-11-25'],
])('the first bookable day: %s', (_name, now, first) => {
  expect(schedule.visitDays(new Date(now)).min).toBe(first);
});

test.each([
  ['today', '2026-11-28T23:59+01:00', '2026-11-28'],
  ['today, even while the night of yesterday runs', '2026-11-28T01:29+01:00', '2026-11-28'],
  ['today in Barcelona, not in UTC', '2027-03-29T00:30+02:00', '2027-03-29'],
])('the bookable days are counted from %s', (_name, now, today) => {
  const last = new Date(Date.parse(today) + bookableDays * 86_400_000);
  expect(schedule.visitDays(new Date(now)).max).toBe(last.toISOString().slice(0, 10));
});

test.each([
  ['27/11/2026', '2026-11-27'],
  ['27.11.2026', '2026-11-27'],
  ['7-1-2027', '2027-01-07'],
])('a visitor may type the day as %s, which means %s', (typed, day) => {
  expect(normaliseDay(typed)).toBe(day);
});

test.each(['27/11.2026', '11/2026', 'tomorrow'])(
  'a visitor who types %s as the day learns that it is no date',
  (typed) => {
    expect(problemsOf(normaliseDay(typed), null).day).toBe('dayInvalid');
  },
);

test('the next open day for a massage is found over closed days in a row', () => {
  const [tuesday, closedTuesday, openTuesday] = ['2026-11-24', '2026-12-01', '2026-12-08'] as const;
  const onTuesdays = new Schedule({
    week: [{ days: ['Tuesday'], opens: '10:00', closes: '23:00' }],
    dates: [{ dates: [closedTuesday], hours: null }],
  });
  expect(onTuesdays.nextOpenDay(tuesday, massageTaking(60))).toBe(openTuesday);
});

/** Reads a booking at noon on 25 November. */
const readAtNoon = (fields: object) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noonOn25November });
  return readBooking({ name: 'Ana', service: 'Some massage', ...fields }, 'booking');
};

test('a booking gets the problems of day and time together with those of other fields', () => {
  expect(readAtNoon({ name: '', day: ' 2026-11-24 ', time: '12:01' })).toEqual({
    ok: false,
    problems: { day: 'dayPast', time: 'timeUnknown', name: 'nameMissing' },
  });
});

test('a day or a time that is not a string is refused', () => {
  expect(readAtNoon({ day: 5, time: ['12:00'] })).toEqual({
    ok: false,
    problems: { day: 'notText', time: 'notText' },
  });
});

test('a booking stores the day as ISO 8601, however it was typed', () => {
  const day = ordinaryDay();
  const typed = ` ${day.split('-').toReversed().join('/')} `;
  const read = readBooking({ name: 'Ana', service: 'Some massage', day: typed }, 'booking');
  expect(read).toMatchObject({ booking: { day } });
});

test('a booking stores no day and no time if these fields are empty', () => {
  expect(readAtNoon({ day: '', time: ' ' })).toMatchObject({ ok: true, booking: { day: null, time: null } });
});

test('a contact message is accepted with any day and time, and stores neither', () => {
  const contact = { name: 'Ana', service: contactService, message: 'Hello', day: 'x', time: 7 };
  expect(readBooking(contact, 'contact')).toMatchObject({ ok: true, booking: { day: null, time: null } });
});
