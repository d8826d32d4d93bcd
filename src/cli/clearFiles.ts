import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';

/**
 * Takes from the files what erased requests left in them: from the unused parts of the database where it is to be rebuilt,
 * and from its log. What could not be done is told on standard error; the requests are erased all the same.
 */
export const clearFiles = async (erasure: BookingStore['erasure'], { rebuild }: { rebuild: boolean }) => {
  if (rebuild) {
    try {
      await erasure.rebuild();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      process.stderr.write(
        `The file could not be rebuilt (${error.code}): bytes of what was erased may remain in its unused parts until the next purge or erase.\n`,
      );
    }
  }
  if (await erasure.emptyLog()) return;
  process.stderr.write(
    'The log could not be emptied, as another process goes on reading from it: what was erased remains in it until that ends and the site looks for old requests the next time, within an hour, or until the site stops.\n',
  );
};
