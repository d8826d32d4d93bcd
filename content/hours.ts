/** Local time of day in Barcelona, `HH:MM`; a closing time not after the opening one lies on the next day. */
export type Span = { opens: string; closes: string };

/** Every day of the week. */
export type AnsweringHours = Span | 'always';

/** When the centre is open. `days` are `schema.org` day names. */
export const venueHours = [
  { id: 'mondayToWednesday', days: ['Monday', 'Tuesday', 'Wednesday'], opens: '11:00', closes: '00:00' },
  {
    id: 'thursdayToSunday',
    days: ['Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '11:00',
    closes: '02:00',
  },
] as const;
