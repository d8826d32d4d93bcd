import type { BookingStatus } from './booking.ts';
import { createErasure } from './erasure.ts';
import { createOutbox } from './outbox.ts';
import { createQueries, type Unseal } from './queries.ts';
import { createReservations } from './reservations.ts';
import { createSave, type GetDigests } from './save.ts';
import { keepPlain, type Seal, sealPlainRows } from './seal.ts';
import type { Sql } from './sql.ts';
import { getUnavailableCode } from './storeErrors.ts';

/** As long as the largest request, because a nearly full disk may have room for a shorter row. */
const ballast = Buffer.alloc(16 * 1024, 'x');

/** Takes the place of `digests` in a store that takes no new requests. */
const noDigests: GetDigests = () => {
  throw new Error('This store was opened without digests: it takes no new requests');
};

export type StoreOptions = {
  /** Returns the digests that find repeats. Without this function no request can be stored. */
  digests?: GetDigests | undefined;
  /** Encrypts the texts of new requests; without it they are stored in plain text. */
  seal?: Seal | undefined;
  /** Opens sealed requests that are read; without it they stay sealed. */
  unseal?: Unseal | undefined;
  /** The channels on which staff are notified of new requests. */
  channels?: readonly string[] | undefined;
};

/** Stores requests in SQLite or PostgreSQL. All methods reject with `StoreUnavailable`. */
export const createStore = (
  db: Sql,
  { digests = noDigests, seal = keepPlain, unseal, channels = [] }: StoreOptions = {},
) => ({
  ...createQueries(db, unseal),
  ...createSave(db, { digests, seal, channels }),

  /** Writes the readiness row. Resolves with the error code if that fails, otherwise with `null`. */
  checkWritable: (): Promise<string | null> =>
    getUnavailableCode(
      db.transaction(({ run, now }) =>
        run(
          `INSERT INTO readiness (id, checked_at, ballast) VALUES (1, $1, $2)
           ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, ballast = excluded.ballast`,
          [now.toISOString(), ballast],
        ),
      ),
    ),

  /**
   * Sets the status of a request; with `from`, only if that is its status. Resolves with the former status, or
   * with `null` if there is no such request. `handled` stores the time, any other status clears it.
   */
  mark: (id: string, status: BookingStatus, from?: BookingStatus): Promise<BookingStatus | null> =>
    // In PostgreSQL, the lock stops others from marking the request between SELECT and UPDATE.
    db.transaction(
      async ({ rows, run, now }) => {
        const text = 'SELECT status FROM bookings WHERE id = $1';
        const before = (await rows<{ status: BookingStatus }>(text, [id]))[0]?.status ?? null;
        const handledAt = status === 'handled' ? now.toISOString() : null;
        if (before !== status && before === (from ?? before)) {
          const change = 'UPDATE bookings SET status = $2, handled_at = $3 WHERE id = $1';
          await run(change, [id, status, handledAt]);
        }
        return before;
      },
      { lock: [id] },
    ),

  /** Seals the requests in plain text, and resolves with their number. */
  sealPlain: (seal: Seal): Promise<number> => sealPlainRows(db, seal),

  channels,

  outbox: createOutbox(db),

  reservations: createReservations(db),

  /** Erases requests. Only short-lived CLI processes use these methods, never the running site. */
  erasure: createErasure(db),

  close: db.close,
});

export type BookingStore = ReturnType<typeof createStore>;

/** The methods that the running site uses. */
export type SiteStore = Pick<
  BookingStore,
  'findEarlier' | 'save' | 'checkWritable' | 'list' | 'find' | 'channels' | 'outbox' | 'close'
>;
