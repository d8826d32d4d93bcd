import type { BookingStore } from '../bookings/bookingRecord.ts';

/** The ids that prefixes stand for, in their order. Rejects, before anything is done, where one fits none or several. */
export const findByPrefixes = async (store: BookingStore, prefixes: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const prefix of prefixes) {
    if (prefix === '') throw new Error('An id cannot be empty.');
    const [id, another] = await store.idsWithPrefix(prefix.toLowerCase());
    if (id === undefined) throw new Error(`No request has an id that begins with '${prefix}'.`);
    if (another !== undefined) throw new Error(`Several requests have an id that begins with '${prefix}'.`);
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
};
