import type { StoredBooking } from './booking.ts';

/** Opens what is sealed of some rows, as far as it can. */
export type Unseal<R> = (rows: readonly StoredBooking<R>[]) => Promise<StoredBooking<R>[]>;

/** So many rows are opened at once, at most. */
const largestPage = 64;

/** Opens rows as they are asked for: first one, since somebody may want no further one, and then more and more at once. */
export const unsealEach = async function* <R>(
  rows: Iterable<StoredBooking<R>> | AsyncIterable<StoredBooking<R>>,
  unseal: Unseal<R>,
): AsyncGenerator<StoredBooking<R>> {
  let size = 1;
  let page: StoredBooking<R>[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < size) continue;
    yield* await unseal(page);
    page = [];
    size = Math.min(2 * size, largestPage);
  }
  yield* await unseal(page);
};
