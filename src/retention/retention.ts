import { retentionMonths } from '../../content/business.ts';
import type { Retention } from '../../views/site.ts';
import type { Config } from '../config.ts';

const dayMs = 86_400_000;

/** The days of as many months in a row at the least, whichever they are: what is kept so long is within all of them. */
const fewestDays = (months: number): number => {
  const lengths = Array.from(
    { length: 48 },
    (_, start) => (Date.UTC(2001, start + months) - Date.UTC(2001, start)) / dayMs,
  );
  return Math.min(...lengths);
};

type Setting = Pick<Config, 'BOOKINGS_RETENTION_DAYS'>;

/** How long requests are kept at most: the days that are set, or else the months of the business. */
export const retentionOf = ({ BOOKINGS_RETENTION_DAYS: days }: Setting): Retention =>
  days === undefined ? { count: retentionMonths, unit: 'month' } : { count: days, unit: 'day' };

/** After how many days a request is erased, so that it is never kept longer than that. */
export const retentionDaysOf = ({ BOOKINGS_RETENTION_DAYS: days }: Setting): number =>
  days ?? fewestDays(retentionMonths);
