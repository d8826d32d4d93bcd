import type { Locale } from './locales.ts';

/** Local time of day in Barcelona, `HH:MM`; a closing time not after the opening one lies on the next day. */
export type Span = { opens: string; closes: string };

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

/** When enquiries are answered in each language, every day of the week. */
export const enquiryHours = {
  en: 'always',
  es: { opens: '11:00', closes: '23:00' },
  fr: { opens: '11:00', closes: '23:00' },
} as const satisfies Record<Locale, Span | 'always'>;
