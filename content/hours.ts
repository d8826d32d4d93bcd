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
