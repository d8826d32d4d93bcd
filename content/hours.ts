/** The time zone of the centre. Visitors and staff see all times in it. */
export const timeZone = 'Europe/Madrid';

/**
 * Local times in Barcelona, `HH:MM`. A closing time that is not after the opening time is on the next day.
 */
export type TimeRange = { opens: string; closes: string };

/** The hours in which enquiries are answered, every day of the week. */
export type AnsweringHours = TimeRange | 'always';

/** The opening hours of the centre. `days` are `schema.org` day names. */
export const venueHours = [
  { id: 'mondayToWednesday', days: ['Monday', 'Tuesday', 'Wednesday'], opens: '11:00', closes: '00:00' },
  {
    id: 'thursdayToSunday',
    days: ['Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '11:00',
    closes: '02:00',
  },
] as const;

export const minutesPerDay = 24 * 60;

/** Converts a time (`HH:MM`) to minutes after midnight. */
export const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Converts minutes after midnight, from a day before to a day after, to a time (`HH:MM`). */
export const toTime = (minutes: number): string => {
  const sinceMidnight = (minutes + minutesPerDay) % minutesPerDay;
  const hour = String(Math.floor(sinceMidnight / 60)).padStart(2, '0');
  return `${hour}:${String(sinceMidnight % 60).padStart(2, '0')}`;
};

/** The Swedish format has the order of ISO 8601, so texts compare like times. */
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Formats a moment as date and time in Barcelona: `2026-03-31 19:05`. */
export const localTime = (moment: Date): string => clock.format(moment);

/** Formats an ISO 8601 time as `2026-03-31 19:05` in Madrid. Returns invalid times unchanged. */
export const formatMadrid = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : localTime(new Date(iso));
