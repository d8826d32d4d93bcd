/** Days (`YYYY-MM-DD`) and times of the day (`HH:MM`), whenever the centre is open. */
import { minutesPerDay } from './time.ts';

/** Whether a text is a time of the day, written as `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Adds days to a day. Throws if the day is not in the calendar. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * minutesPerDay * 60_000).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, written as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/**
 * Reads a day that is written as `27/11/2026`, `27.11.2026` or `27-11-2026`. Returns other texts unchanged.
 */
export const normaliseDay = (text: string): string => {
  const {
    day = '',
    month = '',
    year,
  } = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})$/.exec(text)?.groups ?? {};
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};
