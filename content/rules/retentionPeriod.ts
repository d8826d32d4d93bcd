import { retentionMonths } from '../business.ts';

/** A period in days or calendar months. */
export type Retention = { count: number; unit: 'day' | 'month' };

/**
 * The period for which bookings are kept: the configured days, or the months that the privacy policy states.
 */
export const retentionFor = (days: number | undefined): Retention =>
  days === undefined ? { count: retentionMonths, unit: 'month' } : { count: days, unit: 'day' };
