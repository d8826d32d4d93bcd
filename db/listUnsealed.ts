import type { StoredBooking } from './booking.ts';
import type { BookingFilter } from './queryBookings.ts';

/** Opens what is sealed of some rows, as far as it can. */
export type Unseal<R> = (rows: readonly StoredBooking<R>[]) => Promise<StoredBooking<R>[]>;

/** So many rows are opened at once. */
const largestPage = 100;

/** Reads the rows that fit a filter, at most `limit`, where its own test is for rows that are open. */
export const listUnsealed = async <R>(
  select: (filter: BookingFilter<R>) => Iterable<StoredBooking<R>>,
  unseal: Unseal<R>,
  { matches = () => true, ...filter }: BookingFilter<R>,
  limit: number,
): Promise<StoredBooking<R>[]> => {
  const found: StoredBooking<R>[] = [];
  let page: StoredBooking<R>[] = [];
  const openPage = async (): Promise<void> => {
    found.push(...(await unseal(page)).filter(matches));
    page = [];
  };
  for (const row of select(filter)) {
    page.push(row);
    if (page.length < Math.min(limit, largestPage)) continue;
    await openPage();
    if (found.length >= limit) break;
  }
  if (found.length < limit) await openPage();
  return found.slice(0, limit);
};
