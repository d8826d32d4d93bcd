import { openExistingPostgres } from '../../db/openPostgres.ts';
import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { tailPostgres } from '../../db/postgres/tail.ts';
import { type Look, tail } from '../../db/tail.ts';
import { type Booking, bookingColumns } from '../bookings/bookingRecord.ts';
import { explainFailure } from './openBookings.ts';

/** Follows what is added to a database; each look may reject and be asked for again. `since` as in `tail`. */
export const openLooks = async (
  database: string,
  since: string | undefined,
): Promise<{ look: () => Promise<Look<Booking>>; close: () => Promise<void> }> => {
  if (!isPostgresUrl(database)) {
    const look = tail<Booking>(database, bookingColumns, since);
    return { look: async () => look(), close: async () => {} };
  }
  const db = await openExistingPostgres(database).catch((error) => {
    throw explainFailure(error, database, 'read');
  });
  return { look: tailPostgres<Booking>(db, bookingColumns, since), close: db.close };
};
