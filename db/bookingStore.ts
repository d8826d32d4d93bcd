import type { Database } from 'better-sqlite3';
import type { BookingStatus, NewBooking, StoredBooking } from './booking.ts';
import { createErasure } from './erasure.ts';
import { createGuardedWrites } from './fileGuard.ts';
import { createOutbox } from './outbox.ts';
import { type BookingFilter, createQueries } from './queryBookings.ts';
import {
  createSaveOnce,
  type DailyDigests,
  type Earlier,
  type SaveOptions,
  type SaveResult,
  type Seal,
} from './saveOnce.ts';
import { sealRows } from './sealRows.ts';
import { createSearchIndex } from './searchIndex.ts';
import { retryWhileLocked, StoreUnavailable } from './storeUnavailable.ts';

/** As long as the largest request: a disk that is almost full may still have room for a short row. */
const ballast = Buffer.alloc(16 * 1024, 'x');

/** Resolves with the code of `StoreUnavailable` if a write rejects with it, and otherwise with `null`. */
export const problemOf = (write: Promise<unknown>): Promise<string | null> =>
  write.then(
    () => null,
    (error: unknown) => {
      if (error instanceof StoreUnavailable) return error.code;
      throw error;
    },
  );

/** Opens the sealed rows that it has a key for, and returns the others unchanged. */
export type Unseal<R> = (rows: readonly StoredBooking<R>[]) => Promise<StoredBooking<R>[]>;

type Rows<R> = Iterable<StoredBooking<R>> | AsyncIterable<StoredBooking<R>>;

/** The largest number of rows that are opened at once. */
const largestPage = 64;

/** Opens rows as they are read: first one, because the caller may want no more, then more and more at once. */
const unsealPages = async function* <R>(rows: Rows<R>, unseal: Unseal<R>): AsyncGenerator<StoredBooking<R>> {
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

type Reads<R> = {
  find: (id: string) => Promise<StoredBooking<R> | null>;
  list: (filter: BookingFilter<R>, limit: number) => Promise<StoredBooking<R>[]>;
  each: (filter: BookingFilter<R>) => Rows<R>;
};

/** The reading methods of a store, which return opened rows if there is a key. */
export const openReads = <R>({ find, list, each }: Reads<R>, unseal: Unseal<R> | undefined) => {
  const open = async (rows: StoredBooking<R>[]) => (unseal ? unseal(rows) : rows);
  return {
    find: async (id: string): Promise<StoredBooking<R> | null> => {
      const row = await find(id);
      return (row && (await open([row]))[0]) ?? null;
    },

    /** The newest requests first, at most `limit`. */
    list: async (filter: BookingFilter<R>, limit: number): Promise<StoredBooking<R>[]> =>
      open(await list(filter, limit)),

    /** The newest requests first, one at a time. With SQLite nothing can be written meanwhile. */
    each: async function* (filter: BookingFilter<R>): AsyncGenerator<StoredBooking<R>> {
      yield* unseal ? unsealPages(each(filter), unseal) : each(filter);
    },
  };
};

/** The digests of a store that takes no new requests. */
export const noDigests: DailyDigests = () => {
  throw new Error('This store was opened without digests: it takes no new requests');
};

/** Stores a record in plain text. */
export const keepPlain = async <R>(record: R) => ({ record, sealed: null });

export type StoreOptions<R> = SaveOptions<R> & {
  /** The digests that find repeats. Without them no request can be stored. */
  digests?: DailyDigests | undefined;
  /** Encrypts the texts of new requests; without it they are stored in plain text. */
  seal?: Seal<R> | undefined;
  /** Opens sealed requests that are read; without it they stay sealed. */
  unseal?: Unseal<R> | undefined;
  /** The channels on which staff are notified of new requests. */
  channels?: readonly string[] | undefined;
};

/**
 * Stores requests with the properties `R` in SQLite. Writes wait for other processes without blocking this one, and reject
 * with `StoreUnavailable`. A request with the status `new` gets a notification for each of the `channels`.
 */
export const createBookingStore = <R>(
  db: Database,
  { digests = noDigests, seal = keepPlain, unseal, channels = [], ...options }: StoreOptions<R>,
) => {
  const { write, check, close } = createGuardedWrites(db);
  const { add: addToOutbox, ...outbox } = createOutbox(db, write);
  const { findEarlier, save } = createSaveOnce(db, options, digests, ({ status }, id, createdAt) => {
    if (status === 'new') addToOutbox(id, channels, createdAt);
  });
  /** Encrypts first, because that takes time and needs no lock. */
  const sealAndSave = async (booking: NewBooking<R>): Promise<SaveResult> => {
    const sealed = await seal(booking);
    return write(
      () => save(booking, sealed),
      (result) => ('id' in result ? result.id : undefined),
    );
  };
  const { find, list, each, ...counts } = createQueries<R>(db, options.columns);
  const searchIndex = createSearchIndex(db);
  const touchReadiness = db.prepare(
    'INSERT INTO readiness VALUES (1, @now, @ballast) ON CONFLICT (id) DO UPDATE SET checked_at = @now, ballast = @ballast',
  );
  const setStatus = db.prepare(
    `UPDATE bookings SET status = @status, handled_at = iif(status = @status, handled_at, @handledAt) WHERE id = @id`,
  );

  return {
    ...openReads<R>({ find, list, each }, unseal),
    ...counts,

    /**
     * Finds the request that this one repeats. Reading waits for no other process. A new key of the repeat is stored if
     * possible; the answer does not depend on it.
     */
    findEarlier: async (booking: NewBooking<R>): Promise<SaveResult | null> => {
      const earlier = await retryWhileLocked((): Earlier | null => {
        check();
        return findEarlier(booking);
      });
      if (earlier?.isNewKey) await problemOf(sealAndSave(booking));
      return earlier?.result ?? null;
    },

    /** Stores a request once. Resolves when it is on the disk. */
    save: sealAndSave,

    /** Writes a row, and resolves with an error code if that fails, otherwise with `null`. */
    writeProblem: (): Promise<string | null> =>
      problemOf(write(() => touchReadiness.run({ now: new Date().toISOString(), ballast }))),

    /** Adds stored requests to the search index, at most so many. Resolves with whether there are more. */
    indexForSearch: (atMost: number): Promise<boolean> =>
      retryWhileLocked(() => {
        check();
        if (searchIndex.isBehind()) searchIndex.addBatch(atMost);
        return searchIndex.isBehind();
      }),

    /** Sets the status of a request. `handled` stores the time, any other status clears it. */
    mark: (id: string, status: BookingStatus): Promise<void> =>
      retryWhileLocked(() => {
        setStatus.run({ id, status, handledAt: status === 'handled' ? new Date().toISOString() : null });
      }),

    /** Seals the requests in plain text, and resolves with their number. */
    sealPlain: (seal: Seal<R>): Promise<number> => sealRows(db, options.columns, seal),

    /** The channels on which staff are notified of new requests. */
    channels,

    /** The notifications that are still to be sent. */
    outbox,

    /** Erases requests; for processes that run a purge and then end. */
    erasure: createErasure(db),

    close,
  };
};

export type BookingStore<R> = ReturnType<typeof createBookingStore<R>>;
