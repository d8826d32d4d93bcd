import { followRows, type Look } from '../../db/followRows.ts';
import { openExistingPostgres } from '../../db/openPostgres.ts';
import { followPostgres } from '../../db/postgres/followRows.ts';
import { isPostgresUrl } from '../../db/postgres/postgresUrl.ts';
import { type Booking, bookingColumns } from '../bookings/bookingRecord.ts';
import { explainFailure } from './openBookings.ts';

/** Follows what is added to a database; each look may reject and be asked for again. `since` as in `followRows`. */
export const openLooks = async (
  database: string,
  since: string | undefined,
): Promise<{ look: () => Promise<Look<Booking>>; close: () => Promise<void> }> => {
  if (!isPostgresUrl(database)) {
    const look = followRows<Booking>(database, bookingColumns, since);
    return { look: async () => look(), close: async () => {} };
  }
  const db = await openExistingPostgres(database).catch((error) => {
    throw explainFailure(error, database, 'read');
  });
  return { look: followPostgres<Booking>(db, bookingColumns, since), close: db.close };
};
