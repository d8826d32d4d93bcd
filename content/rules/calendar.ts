/** Days of the calendar, written as `YYYY-MM-DD`. */
import { minutesPerDay } from './time.ts';

/** Adds days to a day. Throws if the day is not in the calendar. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * minutesPerDay * 60_000).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, written as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/**
 * Turns `27/11/2026`, `27.11.2026` and `27-11-2026` into `2026-11-27`. Returns other texts unchanged.
 */
export const normaliseDay = (text: string): string => {
  const {
    day = '',
    month = '',
    year,
  } = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})$/.exec(text)?.groups ?? {};
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};

/** Formats the number of a day in a date. In French the first is '1er', but `Intl` writes '1'. */
export const formatDayNumber = (day: string, intlTag: string): string =>
  day === '1' && intlTag.startsWith('fr') ? '1er' : day;

/**
 * Formats a day (`YYYY-MM-DD`) without its year, for a sentence: 'Friday 27 November', 'mardi 1er décembre'.
 */
export const formatDayInSentence = (day: string, intlTag: string): string => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat(intlTag, options).formatToParts(new Date(day));
  const words = parts.map(({ type, value }) => (type === 'day' ? formatDayNumber(value, intlTag) : value));
  return words.join('').replace(',', '');
};
