import type { BookingStatus, NewBooking, StoredBooking } from '../booking.ts';
import { type BookingStore, keepPlain, noDigests, problemOf, type StoreOptions } from '../bookingStore.ts';
import type { BookingFilter } from '../queryBookings.ts';
import type { SaveResult } from '../saveOnce.ts';
import { unsealEach } from '../unsealEach.ts';
import type { Postgres } from './connectPostgres.ts';
import { createErasure } from './erasure.ts';
import { createOutbox } from './outbox.ts';
import { createQueries } from './queryBookings.ts';
import { createSaveOnce, type SaveOnceOptions } from './saveOnce.ts';
import { sealRows } from './sealRows.ts';

export type PostgresStoreOptions<R> = StoreOptions<R> & Pick<SaveOnceOptions<R>, 'searchText'>;

/** Keeps requests in PostgreSQL, for any number of processes, as `createBookingStore` keeps them in SQLite. */
export const createPostgresStore = <R>(
  db: Postgres,
  { digests = noDigests, seal = keepPlain, unseal, channels = [], ...options }: PostgresStoreOptions<R>,
): BookingStore<R> => {
  const { findEarlier, save } = createSaveOnce(db, { ...options, digests, channels });
  const { find, list, each, countSealed, ...queries } = createQueries<R>(db, options.columns);
  const keep = async (booking: NewBooking<R>): Promise<SaveResult> => save(booking, await seal(booking));

  return {
    findEarlier: async (booking) => {
      const earlier = await findEarlier(booking);
      if (earlier?.isNewKey) await problemOf(keep(booking));
      return earlier?.result ?? null;
    },

    save: keep,

    writeProblem: () =>
      problemOf(
        db.transact(({ run }) =>
          run('INSERT INTO readiness VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET checked_at = now()'),
        ),
      ),

    list: async (filter, limit) => {
      const rows = await list(filter, limit);
      return unseal ? unseal(rows) : rows;
    },

    each: async function* (filter: BookingFilter<R>): AsyncGenerator<StoredBooking<R>> {
      yield* unseal ? unsealEach(each(filter), unseal) : each(filter);
    },

    countByStatus: queries.countByStatus,
    spread: queries.spread,
    idsWithPrefix: queries.idsWithPrefix,

    // Each row enters the index as it is stored.
    indexForSearch: async () => false,

    find: async (id) => {
      const row = await find(id);
      if (!row || !unseal) return row;
      const [opened] = await unseal([row]);
      return opened ?? null;
    },

    mark: (id: string, status: BookingStatus) =>
      db.transact(async ({ run }) => {
        const handledAt = status === 'handled' ? 'now()' : 'NULL';
        await run(
          `UPDATE bookings SET status = $2, handled_at = CASE WHEN status = $2 THEN handled_at ELSE ${handledAt} END
           WHERE id = $1`,
          [id, status],
        );
      }),

    countSealed: () => countSealed(true),
    countPlain: () => countSealed(false),
    sealPlain: (seal) => sealRows(db, options.columns, seal),
    channels,
    outbox: createOutbox(db),
    erasure: createErasure(db),
    close: () => db.close(),
  };
};
