/** The time zone of the centre. Visitors and staff see all times in it. */
export const timeZone = 'Europe/Madrid';

/** The city of the time zone, which staff read beside times. */
export const zoneCity = timeZone.slice(timeZone.indexOf('/') + 1);

/**
 * Local times, `HH:MM`. A closing time that is not after the opening time is on the next day.
 */
export type TimeRange = { opens: string; closes: string };

/** The hours in which enquiries are answered, every day of the week. */
export type AnsweringHours = TimeRange | 'always';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A day of the week, by its name at `schema.org`. */
export type Weekday = (typeof weekdays)[number];

export type OpeningHours = {
  /** Days of the week with the same hours. The centre is closed on days in no group. */
  week: readonly ({ days: readonly Weekday[] } & TimeRange)[];
  /**
   * Dates with other hours, or `null` if closed: `MM-DD` returns every year, `YYYY-MM-DD` is once and goes
   * before it.
   */
  dates: readonly { dates: readonly string[]; hours: TimeRange | null }[];
};

/** The opening hours of the centre. The owner must confirm the dates. */
export const openingHours: OpeningHours = {
  week: [
    { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '11:00', closes: '00:00' },
    { days: ['Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '11:00', closes: '02:00' },
  ],
  dates: [
    { dates: ['12-24', '12-31'], hours: { opens: '11:00', closes: '20:00' } },
    { dates: ['12-25', '01-01'], hours: null },
  ],
};

/** Minutes for talk and shower, in addition to the massage. The owner must confirm them. */
export const besidesMassage = 20;

/** The day that messages give as an example, as people write it. */
export const exampleDay = '27/11/2027';

export const minutesPerDay = 24 * 60;

/** Converts a time (`HH:MM`) to minutes after midnight. */
export const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether a local time (`HH:MM`) lies within hours, which may end after midnight. */
export const isWithin = ({ opens, closes }: TimeRange, time: string): boolean =>
  opens < closes ? opens <= time && time < closes : opens <= time || time < closes;

/** Converts minutes after midnight, from a day before to a day after, to a time (`HH:MM`). */
export const toTime = (minutes: number): string => {
  const sinceMidnight = (minutes + minutesPerDay) % minutesPerDay;
  const hour = String(Math.floor(sinceMidnight / 60)).padStart(2, '0');
  return `${hour}:${String(sinceMidnight % 60).padStart(2, '0')}`;
};

/** Formats the number of a day in a date. In French the first is '1er', but `Intl` writes '1'. */
export const formatDayNumber = (day: string, intlTag: string): string =>
  day === '1' && intlTag.startsWith('fr') ? '1er' : day;

/** Formats an ISO date without its year, for a sentence: 'Friday 27 November', 'mardi 1er décembre'. */
export const formatDayAndMonth = (iso: string, intlTag: string): string => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat(intlTag, options).formatToParts(new Date(iso));
  const words = parts.map(({ type, value }) => (type === 'day' ? formatDayNumber(value, intlTag) : value));
  return words.join('').replace(',', '');
};

/** The Swedish format has the order of ISO 8601, so texts compare like times. */
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Formats a moment as local date and time: `2026-03-31 19:05`. */
export const localTime = (moment: Date): string => clock.format(moment);

/** Formats an ISO 8601 time as local date and time: `2026-03-31 19:05`. Returns invalid times unchanged. */
export const formatLocal = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : localTime(new Date(iso));
