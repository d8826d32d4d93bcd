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
