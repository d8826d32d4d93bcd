import type { BookingTexts } from './bookingFields.ts';
import { localTime, minutesPerDay, type TimeRange, toMinutes, toTime, venueHours } from './hours.ts';
import { bookableDays } from './limits.ts';

/** The day (`YYYY-MM-DD`) and time (`HH:MM`) for which a visitor asks. */
export type Visit = Pick<BookingTexts, 'day' | 'time'>;

/** The minutes between two start times, and from the last start time to closing. */
const stepMinutes = 30;

const closingMinutes = ({ opens, closes }: TimeRange): number =>
  toMinutes(closes) + (closes > opens ? 0 : minutesPerDay);

/** The start times of a night, from the minutes after midnight of its opening and closing. */
const startTimes = (opening: number, closing: number): string[] => {
  const count = Math.floor((closing - opening) / stepMinutes);
  return Array.from({ length: count }, (_, index) => toTime(opening + index * stepMinutes));
};

const firstOpening = Math.min(...venueHours.map(({ opens }) => toMinutes(opens)));

/** Whether a time belongs to the night that began on the day before. */
export const isAfterMidnight = (time: string): boolean => toMinutes(time) < firstOpening;

/** All start times of the week, from opening until half an hour before the latest closing. */
export const visitTimes: readonly string[] = startTimes(
  firstOpening,
  Math.max(...venueHours.map(closingMinutes)),
);

/** Adds days to a day (`YYYY-MM-DD`). Throws if the day is not in the calendar. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * minutesPerDay * 60_000).toISOString().slice(0, 10);

export const nextDay = (day: string): string => addDays(day, 1);

/** Whether a text is a day of the calendar, written as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

const hoursOn = (day: string) => {
  const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return venueHours.find(({ days }) => (days as readonly string[]).includes(weekday)) ?? venueHours[0];
};

/** The date and time of a visit: 00:30 in the night of 27 November is `2026-11-28 00:30`. */
const calendarTime = (day: string, time: string): string =>
  `${isAfterMidnight(time) ? nextDay(day) : day} ${time}`;

/** The first and the last day for which a visitor may ask. The first is yesterday until its night ends. */
export const visitDays = (now: Date): { min: string; max: string } => {
  const today = localTime(now).slice(0, 10);
  const yesterday = addDays(today, -1);
  const isNightOpen = calendarTime(yesterday, hoursOn(yesterday).closes) > localTime(now);
  return { min: isNightOpen ? yesterday : today, max: addDays(today, bookableDays) };
};

const findDayProblem = (day: string, time: string | null, now: Date) => {
  if (!isDay(day)) return 'dayInvalid';
  const { min, max } = visitDays(now);
  if (day > max) return 'dayTooFar';
  // Without a time, a booking for yesterday would be a booking for today.
  const first = time === null ? localTime(now).slice(0, 10) : min;
  return day < first ? 'dayPast' : null;
};

const findTimeProblem = (day: string, time: string, now: Date) => {
  const hours = hoursOn(day);
  const openTimes = startTimes(toMinutes(hours.opens), closingMinutes(hours));
  if (!openTimes.includes(time)) return `timeClosed.${hours.id}` as const;
  return calendarTime(day, time) < localTime(now) ? 'timePast' : null;
};

/**
 * Returns the problem of each field, or null. Compares local times as texts. No local time occurs twice,
 * because the clock changes only while the centre is closed.
 */
export const visitProblems = ({ day, time }: Visit, now: Date) => {
  const dayProblem = day === null ? null : findDayProblem(day, time, now);
  if (time === null) return { day: dayProblem, time: null };
  if (!visitTimes.includes(time)) return { day: dayProblem, time: 'timeUnknown' } as const;
  // Without a valid day, the opening hours are not known.
  if (day === null || dayProblem) return { day: dayProblem, time: null };
  return { day: null, time: findTimeProblem(day, time, now) };
};
