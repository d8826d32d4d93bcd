/** Times of the day (`HH:MM`), and moments in the time zone of the centre. */
import { type TimeRange, timeZone } from '../hours.ts';

export const minutesPerDay = 24 * 60;

/** Whether a text is a time of the day, written as `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Converts a time (`HH:MM`) to minutes after midnight. */
export const timeToMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether a local time (`HH:MM`) lies within hours, which may end after midnight. */
export const isTimeWithin = (time: string, { opens, closes }: TimeRange): boolean =>
  opens < closes ? opens <= time && time < closes : opens <= time || time < closes;

/** Converts minutes after midnight, from a day before to a day after, to a time (`HH:MM`). */
export const minutesToTime = (minutes: number): string => {
  const sinceMidnight = (minutes + minutesPerDay) % minutesPerDay;
  const hour = String(Math.floor(sinceMidnight / 60)).padStart(2, '0');
  return `${hour}:${String(sinceMidnight % 60).padStart(2, '0')}`;
};

/** The Swedish format has the order of ISO 8601, so texts compare like times. */
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Returns the local day and time of a moment: `2026-03-31 19:05`. */
export const momentToLocalTime = (moment: Date): string => clock.format(moment);

/**
 * Returns the local day and time of a timestamp (ISO 8601): `2026-03-31 19:05`. Returns other texts
 * unchanged.
 */
export const timestampToLocalTime = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : momentToLocalTime(new Date(iso));
