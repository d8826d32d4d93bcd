import type { Booking, BookingStore } from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../madridTime.ts';
import { findBooking } from './readBookings.ts';
import { showSafely } from './terminal.ts';

/** How many requests an ambiguous prefix names. */
const maxCandidates = 10;

const candidateLine = ({ id, createdAt, status, name }: Booking): string =>
  showSafely(`  ${id}  ${formatMadrid(createdAt)}  ${status.padEnd(7)}  ${name}`);

const complaint = async (store: BookingStore, prefix: string, ids: readonly string[]): Promise<string> => {
  const found = await Promise.all(ids.slice(0, maxCandidates).map((id) => findBooking(store, id)));
  const lines = found.filter((booking) => booking !== null).map(candidateLine);
  const more = ids.length > maxCandidates ? ['  … and more'] : [];
  return [`Several requests have an id that begins with '${prefix}':`, ...lines, ...more].join('\n');
};

/** The requests that prefixes of ids stand for, in their order. Rejects, before anything is done, where one fits none or several. */
export const findByPrefixes = async (
  store: BookingStore,
  prefixes: readonly string[],
): Promise<Booking[]> => {
  const found = new Map<string, Booking>();
  for (const prefix of prefixes) {
    if (prefix === '') throw new Error('An id cannot be empty.');
    const ids = await store.idsWithPrefix(prefix.toLowerCase(), maxCandidates + 1);
    const [id = ''] = ids;
    // A whole id may be the beginning of another one.
    if (ids.length > 1 && id !== prefix.toLowerCase()) throw new Error(await complaint(store, prefix, ids));
    const booking = await findBooking(store, id);
    if (!booking) throw new Error(`No request has an id that begins with '${prefix}'.`);
    found.set(booking.id, booking);
  }
  return [...found.values()];
};
