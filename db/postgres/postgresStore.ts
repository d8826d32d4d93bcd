import { type BookingStatus, type NewBooking, snakeCase } from '../booking.ts';
import {
  type BookingStore,
  keepPlain,
  noDigests,
  openReads,
  problemOf,
  type StoreOptions,
} from '../bookingStore.ts';
import type { SaveResult, Seal } from '../saveOnce.ts';
import { sealInBatches } from '../sealRows.ts';
import type { Postgres } from './connectPostgres.ts';
import { createErasure } from './erasure.ts';
import { createOutbox } from './outbox.ts';
import { createQueries } from './queryBookings.ts';
import { createSaveOnce, type SaveOnceOptions } from './saveOnce.ts';

/** The time limit of sealing one batch over a slow network. */
const batchTimeoutMs = 30_000;

/** Seals the plain-text rows, as `sealRows` does with SQLite. */
const sealPlain = <R>(
  db: Postgres,
  columns: readonly (keyof R & string)[],
  seal: Seal<R>,
): Promise<number> => {
  const selected = columns.map((column) => `${snakeCase(column)} AS "${column}"`).join(', ');
  const select = `SELECT row, id, ${selected} FROM bookings WHERE sealed IS NULL AND row > $1 ORDER BY row LIMIT $2`;
  const assigned = columns.map((column, index) => `${snakeCase(column)} = $${index + 3}`).join(', ');
  const update = `UPDATE bookings SET sealed = $2, search_groups = NULL, ${assigned} WHERE id = $1 AND sealed IS NULL`;
  return sealInBatches<R>(
    seal,
    (after, limit) => db.query(select, [after, limit], batchTimeoutMs),
    (rows) =>
      db.transact(
        async ({ run }) => {
          let count = 0;
          for (const { id, record, sealed } of rows)
            count += await run(update, [id, sealed, ...columns.map((column) => record[column])]);
          return count;
        },
        { patienceMs: batchTimeoutMs },
      ),
  );
};

export type PostgresStoreOptions<R> = StoreOptions<R> & Pick<SaveOnceOptions<R>, 'searchText'>;

/** Stores requests in PostgreSQL for any number of processes, as `createBookingStore` does in SQLite for one. */
export const createPostgresStore = <R>(
  db: Postgres,
  { digests = noDigests, seal = keepPlain, unseal, channels = [], ...options }: PostgresStoreOptions<R>,
): BookingStore<R> => {
  const { findEarlier, save } = createSaveOnce(db, { ...options, digests, channels });
  const { find, list, each, ...counts } = createQueries<R>(db, options.columns);
  const sealAndSave = async (booking: NewBooking<R>): Promise<SaveResult> =>
    save(booking, await seal(booking));

  return {
    ...openReads<R>({ find, list, each }, unseal),
    ...counts,

    findEarlier: async (booking) => {
      const earlier = await findEarlier(booking);
      if (earlier?.isNewKey) await problemOf(sealAndSave(booking));
      return earlier?.result ?? null;
    },

    save: sealAndSave,

    writeProblem: () =>
      problemOf(
        db.transact(({ run }) =>
          run('INSERT INTO readiness VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET checked_at = now()'),
        ),
      ),

    // `save` stores the search groups with each row.
    indexForSearch: async () => false,

    mark: (id: string, status: BookingStatus) =>
      db.transact(async ({ run }) => {
        const handledAt = status === 'handled' ? 'now()' : 'NULL';
        await run(
          `UPDATE bookings SET status = $2, handled_at = CASE WHEN status = $2 THEN handled_at ELSE ${handledAt} END
           WHERE id = $1`,
          [id, status],
        );
      }),

    sealPlain: (seal) => sealPlain(db, options.columns, seal),
    channels,
    outbox: createOutbox(db),
    erasure: createErasure(db),
    close: () => db.close(),
  };
};
