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

export const minutesOfDay = 24 * 60;

/** The minutes from midnight to a time. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The time this many minutes after midnight, also of another day. */
export const timeAt = (minutes: number): string => {
  const ofDay = (minutes + minutesOfDay) % minutesOfDay;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Swedish writes times in the order of ISO 8601. */
const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** The clock in Barcelona: `2026-03-31 19:05`. */
export const localTime = (time: Date): string => clock.format(time);
