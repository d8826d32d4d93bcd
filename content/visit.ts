import { localTime, minutesOf, minutesOfDay, type TimeRange, timeAt, venueHours } from './hours.ts';
import { bookableDays } from './limits.ts';
import type { RequestTexts } from './requestFields.ts';

/** The day (`YYYY-MM-DD`) and time (`HH:MM`) for which a visitor asks. */
export type Visit = Pick<RequestTexts, 'day' | 'time'>;

/** Minutes between two times of the list, and between the last one and closing. */
const step = 30;

const closingMinutes = ({ opens, closes }: TimeRange): number =>
  minutesOf(closes) + (closes > opens ? 0 : minutesOfDay);

const timesBetween = (first: number, end: number): string[] =>
  Array.from({ length: Math.floor((end - first) / step) }, (_, index) => timeAt(first + index * step));

const firstOpening = Math.min(...venueHours.map(({ opens }) => minutesOf(opens)));

/** Whether a time belongs to the night that began on the day before. */
export const isAfterMidnight = (time: string): boolean => minutesOf(time) < firstOpening;

/** All times for which a visitor may ask, from opening until half an hour before the latest closing. */
export const visitTimes: readonly string[] = timesBetween(
  firstOpening,
  Math.max(...venueHours.map(closingMinutes)),
);

/** The day so many days after another. Uses `toJSON`, because `toISOString` throws for invalid dates. */
const daysAfter = (day: string, days: number): string =>
  String(new Date(Date.parse(day) + days * minutesOfDay * 60_000).toJSON()).slice(0, 10);

export const nextDay = (day: string): string => daysAfter(day, 1);

/** Whether a text is a date of the calendar. */
export const isDay = (text: string): boolean => daysAfter(text, 0) === text;

const hoursOn = (day: string) => {
  const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return venueHours.find(({ days }) => (days as readonly string[]).includes(weekday)) ?? venueHours[0];
};

/** The calendar day and time of a time that belongs to the night of a day: `2026-11-28 00:30`. */
const calendarTime = (day: string, time: string): string =>
  `${isAfterMidnight(time) ? nextDay(day) : day} ${time}`;

/** The first and the last day for which a visitor may ask. The first is yesterday until its night ends. */
export const visitDays = (now: Date): { min: string; max: string } => {
  const today = localTime(now).slice(0, 10);
  const yesterday = daysAfter(today, -1);
  const isNightOpen = calendarTime(yesterday, hoursOn(yesterday).closes) > localTime(now);
  return { min: isNightOpen ? yesterday : today, max: daysAfter(today, bookableDays) };
};

const problemOfDay = (day: string, time: string | null, now: Date) => {
  if (!isDay(day)) return 'dayInvalid';
  const { min, max } = visitDays(now);
  if (day > max) return 'dayTooFar';
  // Without a time, a request for yesterday would be a request for today.
  const first = time === null ? localTime(now).slice(0, 10) : min;
  return day < first ? 'dayPast' : null;
};

const problemOfTime = (day: string, time: string, now: Date) => {
  const hours = hoursOn(day);
  const openTimes = timesBetween(minutesOf(hours.opens), closingMinutes(hours));
  if (!openTimes.includes(time)) return `timeClosed.${hours.id}` as const;
  return calendarTime(day, time) < localTime(now) ? 'timePast' : null;
};

/**
 * Returns the problem of each field, or null. Compares local times as texts. They are unambiguous, because
 * the clock changes only while the centre is closed.
 */
export const visitProblems = ({ day, time }: Visit, now: Date) => {
  const ofDay = day === null ? null : problemOfDay(day, time, now);
  if (time === null) return { day: ofDay, time: null };
  if (!visitTimes.includes(time)) return { day: ofDay, time: 'timeUnknown' } as const;
  return { day: ofDay, time: day === null || ofDay ? null : problemOfTime(day, time, now) };
};
