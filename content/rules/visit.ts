import type { BookingTexts } from '../bookingFields.ts';
import { besidesMassage, type OpeningHours, openingHours, type TimeRange, weekdays } from '../hours.ts';
import { bookableDays } from '../limits.ts';
import { localTime, minutesPerDay, toMinutes, toTime } from './time.ts';

/** The day (`YYYY-MM-DD`) and time (`HH:MM`) for which a visitor asks. */
export type Visit = Pick<BookingTexts, 'day' | 'time'>;

/** The minutes between two start times. */
const stepMinutes = 30;

/** No night is still running at noon. */
const noon = '12:00';

const allRanges = ({ week, dates }: OpeningHours): TimeRange[] => [
  ...week,
  ...dates.flatMap((group) => group.hours ?? []),
];

/** Times before the earliest opening belong to the night that began on the day before. */
const firstOpening = (hours: OpeningHours): number =>
  Math.min(...[...allRanges(hours), { opens: noon }].map(({ opens }) => toMinutes(opens)));

/** The time of the earliest opening. Times before it are after midnight. */
export const earliestOpening = (): string => toTime(firstOpening(openingHours));

export const isAfterMidnight = (time: string, hours = openingHours): boolean =>
  toMinutes(time) < firstOpening(hours);

/** Minutes after the midnight with which the day of a visit began. */
export const minutesOfDay = (time: string, hours = openingHours): number =>
  toMinutes(time) + (isAfterMidnight(time, hours) ? minutesPerDay : 0);

/** The half hours from opening to closing, in minutes after midnight of the day of opening. */
const halfHours = ({ opens, closes }: TimeRange): { closing: number; times: number[] } => {
  const opening = toMinutes(opens);
  const closing = toMinutes(closes) + (closes > opens ? 0 : minutesPerDay);
  const count = Math.floor((closing - opening) / stepMinutes) + 1;
  return { closing, times: Array.from({ length: count }, (_, index) => opening + index * stepMinutes) };
};

/** The half hours at which a massage of these minutes, with talk and shower, ends by closing. */
const startsWithin = (range: TimeRange, minutes: number): number[] => {
  const { closing, times } = halfHours(range);
  return times.filter((time) => time + minutes + besidesMassage <= closing);
};

/** The last half hour at which a massage of these minutes fits. */
export const lastStart = (range: TimeRange, minutes: number): string | undefined => {
  const last = startsWithin(range, minutes).at(-1);
  return last === undefined ? undefined : toTime(last);
};

/** Whether a text is a time of the day, written as `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Adds days to a day (`YYYY-MM-DD`). Throws if the day is not in the calendar. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * minutesPerDay * 60_000).toISOString().slice(0, 10);

export const nextDay = (day: string): string => addDays(day, 1);

/** Whether a text is a day of the calendar, written as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Reads a day that is written as `27/11/2026`, `27.11.2026` or `27-11-2026`. Returns other texts unchanged. */
export const readDay = (text: string): string => {
  const {
    day = '',
    month = '',
    year,
  } = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})$/.exec(text)?.groups ?? {};
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};

/** The hours of a day, or null if the centre is closed. */
export const hoursOn = (day: string, { week, dates }: OpeningHours = openingHours): TimeRange | null => {
  const findDate = (date: string) => dates.find((group) => group.dates.includes(date));
  const special = findDate(day) ?? findDate(day.slice(5));
  if (special) return special.hours;
  // `getUTCDay` counts from Sunday, and `weekdays` from Monday.
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return week.find(({ days }) => weekday && days.includes(weekday)) ?? null;
};

/** The start times of a massage on a day; without a day, those of all days together. */
export const startTimesOn = (day: string | null, minutes: number, hours = openingHours): string[] => {
  const ranges = day === null ? allRanges(hours) : [hoursOn(day, hours)].filter((range) => range !== null);
  const starts = new Set(ranges.flatMap((range) => startsWithin(range, minutes)));
  return [...starts].sort((a, b) => a - b).map(toTime);
};

/** Whether a time is a half hour at which the centre is open on some day. */
const isOpeningTime = (time: string, hours: OpeningHours): boolean =>
  allRanges(hours).some((range) => halfHours(range).times.map(toTime).includes(time));

/**
 * The times to offer for a massage on a day as it was typed; without a day on which it fits, those of all days.
 * A chosen time stays in the list.
 */
export const timesToChoose = (
  typedDay: string,
  chosen: string,
  minutes: number,
  shortest: number,
): string[] => {
  const all = startTimesOn(null, shortest);
  const day = readDay(typedDay);
  const onDay = startTimesOn(isDay(day) ? day : null, minutes);
  const fitting = onDay.length > 0 ? onDay : all;
  const withChosen = chosen && !all.includes(chosen) ? [...all, chosen] : all;
  return withChosen.filter((time) => fitting.includes(time) || time === chosen);
};

/** The first day after this one on which the massage fits, or undefined if there is none within a year. */
export const nextOpenDay = (day: string, minutes: number, hours = openingHours): string | undefined => {
  const days = Array.from({ length: 366 }, (_, index) => addDays(day, index + 1));
  return days.find((next) => startTimesOn(next, minutes, hours).length > 0);
};

/** The date and time of a visit: 00:30 in the night of 27 November is `2026-11-28 00:30`. */
export const calendarTime = (day: string, time: string, hours = openingHours): string =>
  `${isAfterMidnight(time, hours) ? nextDay(day) : day} ${time}`;

/** The first and the last day for which a visitor may ask. The first is yesterday until its night ends. */
export const visitDays = (now: Date, hours = openingHours): { min: string; max: string } => {
  const today = localTime(now).slice(0, 10);
  const yesterday = addDays(today, -1);
  const range = hoursOn(yesterday, hours);
  const isNightOpen = range !== null && calendarTime(yesterday, range.closes, hours) > localTime(now);
  return { min: isNightOpen ? yesterday : today, max: addDays(today, bookableDays) };
};

const findDayProblem = ({ day, time }: Visit, minutes: number, now: Date, hours: OpeningHours) => {
  if (day === null) return null;
  if (!isDay(day)) return 'dayInvalid';
  const { min, max } = visitDays(now, hours);
  if (day > max) return 'dayTooFar';
  // Without a time, a booking for yesterday would be a booking for today.
  const first = time === null ? localTime(now).slice(0, 10) : min;
  if (day < first) return 'dayPast';
  return startTimesOn(day, minutes, hours).length > 0 ? null : 'dayClosed';
};

const findTimeProblem = (day: string, time: string, minutes: number, now: Date, hours: OpeningHours) => {
  const starts = startTimesOn(day, minutes, hours);
  if (!starts.includes(time)) {
    const [opening = ''] = starts;
    return minutesOfDay(time, hours) < minutesOfDay(opening, hours) ? 'timeTooEarly' : 'timeTooLate';
  }
  return calendarTime(day, time, hours) < localTime(now) ? 'timePast' : null;
};

/**
 * Returns the problem of each field, or null, for a massage of at least these minutes. Compares local times as
 * texts. This is right while the centre is closed when the clock changes: in Madrid on a Sunday, between 02:00 and
 * 03:00. With a later closing time, `timePast` may be wrong by an hour in these two nights of a year.
 */
export const visitProblems = (
  visit: Visit,
  minutes: number,
  now: Date,
  hours = openingHours,
): {
  day: ReturnType<typeof findDayProblem>;
  time: ReturnType<typeof findTimeProblem> | 'timeUnknown';
} => {
  const { day, time } = visit;
  const dayProblem = findDayProblem(visit, minutes, now, hours);
  if (time === null) return { day: dayProblem, time: null };
  // With a day, a time that is too late for the massage gets a text of its own.
  const isKnown =
    day === null ? startTimesOn(null, minutes, hours).includes(time) : isOpeningTime(time, hours);
  if (!isKnown) return { day: dayProblem, time: 'timeUnknown' };
  // Without a valid day, the opening hours are not known.
  if (day === null || dayProblem) return { day: dayProblem, time: null };
  return { day: null, time: findTimeProblem(day, time, minutes, now, hours) };
};
