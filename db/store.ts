import { bodyLimit } from '../content/limits.ts';
import type { Booking, BookingStatus } from './booking.ts';
import { createErasure } from './erasure.ts';
import { createOutbox } from './outbox.ts';
import { createQueries, type Unseal } from './queries.ts';
import { createReservations } from './reservations.ts';
import { createSave, type Digest, type Quota } from './save.ts';
import { keepPlain, type Seal, sealPlainRows } from './seal.ts';
import type { Sql, Transaction } from './sql.ts';
import { StoreUnavailable } from './storeErrors.ts';

/** As long as the largest booking, because a nearly full disk may have room for a shorter row. */
const ballast = Buffer.alloc(bodyLimit, 'x');

/** Readiness checks write at most once in this time. */
const readinessMs = 1000;

/** Takes the place of `digest` in a store that takes no new bookings. */
const noDigest: Digest = () => {
  throw new Error('This store was opened without digests: it takes no new requests');
};

export type StoreOptions = {
  /** Makes the digests that find repeats. Without this function no booking can be stored. */
  digest?: Digest | undefined;
  /** Limits the bookings that a client may store; unlimited without it. */
  quota?: Quota | undefined;
  /** Encrypts the texts of new bookings; without it they are stored in plain text. */
  seal?: Seal | undefined;
  /** Opens sealed bookings that are read; without it they stay sealed. */
  unseal?: Unseal | undefined;
  /** The channels on which staff are notified of new bookings. */
  channels?: readonly string[] | undefined;
};

/**
 * Returns a function that writes the readiness row, at most once a second, and repeats its answer between. It resolves with
 * the error code if that fails, otherwise with `null`.
 */
const createReadinessCheck = (db: Sql): (() => Promise<string | null>) => {
  const write = ({ run, now }: Transaction) =>
    run(
      `INSERT INTO readiness (id, checked_at, ballast) VALUES (1, $1, $2)
       ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at, ballast = excluded.ballast`,
      [now.toISOString(), ballast],
    );
  let answer: Promise<string | null>;
  let triedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - triedAt < readinessMs) return answer;
    triedAt = performance.now();
    answer = db.transaction(write).then(
      () => null,
      (error) => (error instanceof StoreUnavailable ? error.code : Promise.reject(error)),
    );
    return answer;
  };
};

/** Stores bookings in SQLite or PostgreSQL. All methods reject with `StoreUnavailable`. */
export const createStore = (
  db: Sql,
  { digest = noDigest, quota, seal = keepPlain, unseal, channels = [] }: StoreOptions = {},
) => ({
  ...createQueries(db, unseal),
  save: createSave(db, { digest, quota, seal, channels }),

  checkWritable: createReadinessCheck(db),

  /**
   * Sets the status of a booking; with `from`, only if that is its status. Resolves with the former status, or
   * with `null` if there is no such booking. `handled` stores the time, any other status clears it. `new` also ends
   * putting the booking off.
   */
  mark: (id: string, status: BookingStatus, from?: BookingStatus): Promise<BookingStatus | null> =>
    // In PostgreSQL, the lock stops others from marking the booking between SELECT and UPDATE.
    db.transaction(
      async ({ rows, run, now }) => {
        const text = 'SELECT status FROM bookings WHERE id = $1';
        const before = (await rows<{ status: BookingStatus }>(text, [id]))[0]?.status ?? null;
        const handledAt = status === 'handled' ? now.toISOString() : null;
        if (before !== status && before === (from ?? before)) {
          const change = 'UPDATE bookings SET status = $2, handled_at = $3 WHERE id = $1';
          await run(change, [id, status, handledAt]);
        }
        if (status === 'new' && before === (from ?? before))
          await run("DELETE FROM reservations WHERE booking_id = $1 AND reason = 'later'", [id]);
        return before;
      },
      { lock: [id] },
    ),

  /**
   * Replaces a note by one in the stored form. Resolves with `false` if somebody erased or sealed the booking, or
   * changed its note, since it was read.
   */
  setNote: ({ id, sealed, isOpened, storedNote }: Booking, note: string | null): Promise<boolean> =>
    db.transaction(async ({ run }) => {
      const state = sealed || isOpened ? 'NOT NULL' : 'NULL';
      const text = `UPDATE bookings SET note = $2
        WHERE id = $1 AND sealed IS ${state} AND note IS NOT DISTINCT FROM $3`;
      return (await run(text, [id, note, storedNote])) > 0;
    }),

  /** Seals the bookings in plain text, and resolves with their number. */
  sealPlain: (seal: Seal): Promise<number> => sealPlainRows(db, seal),

  channels,

  outbox: createOutbox(db),

  reservations: createReservations(db),

  /** Erases bookings. Only short-lived CLI processes use these methods, never the running site. */
  erasure: createErasure(db),

  close: db.close,
});

export type BookingStore = ReturnType<typeof createStore>;

/** The methods that the running site uses. */
export type SiteStore = Pick<
  BookingStore,
  'save' | 'checkWritable' | 'listBookings' | 'findBooking' | 'channels' | 'outbox' | 'close'
>;
