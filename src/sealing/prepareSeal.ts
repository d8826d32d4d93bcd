import type { Seal } from '../../db/saveOnce.ts';
import type { BookingRecord } from '../bookings/bookingRecord.ts';

/** What seals requests to public keys, where there are some. Rejects with a sentence for an operator. */
export const prepareSeal = async (
  recipients: readonly string[] | undefined,
): Promise<Seal<BookingRecord> | undefined> => {
  if (recipients === undefined) return undefined;
  // It takes its time to load, and knows the words of the site.
  const { createSeal } = await import('./createSeal.ts');
  try {
    return await createSeal(recipients);
  } catch (error) {
    throw new Error(`BOOKINGS_RECIPIENT: ${error instanceof Error ? error.message : String(error)}`);
  }
};
