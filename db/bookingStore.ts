import type { Database } from 'better-sqlite3';
import type { BookingStatus, NewBooking, StoredBooking } from './booking.ts';
import { createErasure } from './erasure.ts';
import { type ChannelState, type Claim, type ClaimOptions, createOutbox } from './outbox.ts';
import { type BookingFilter, createQueries, type StatusCounts } from './queryBookings.ts';
import { retryWhileLocked } from './retryWhileLocked.ts';
import {
  createSaveOnce,
  type DailyDigests,
  type SaveOptions,
  type SaveResult,
  type Seal,
} from './saveOnce.ts';
import { countPlainRows, countSealedRows, sealRows } from './sealRows.ts';
import { createSearchIndex } from './searchIndex.ts';
import { createSpread, type Day, type Spread } from './spread.ts';
import { StoreUnavailable } from './storeUnavailable.ts';
import { type Unseal, unsealEach } from './unsealEach.ts';
import { createWatchedWrites } from './watchedWrites.ts';

/** As much as the largest request takes: a disk that is almost full may still have room for a short row. */
const ballast = Buffer.alloc(16 * 1024, 'x');

/** Why a write could not be done, as a code; `null` where it was. */
export const problemOf = (write: Promise<unknown>): Promise<string | null> =>
  write.then(
    () => null,
    (error: unknown) => {
      if (error instanceof StoreUnavailable) return error.code;
      throw error;
    },
  );

/** The outbox with writes that wait as all others do. */
const createWatchedOutbox = (
  outbox: ReturnType<typeof createOutbox>,
  write: ReturnType<typeof createWatchedWrites>['write'],
) => ({
  claim: (channel: string, options: ClaimOptions): Promise<Claim | undefined> =>
    write(() => outbox.claim(channel, options)),
  markDelivered: (claim: Claim): Promise<void> => write(() => outbox.markDelivered(claim)),
  markFailed: (claim: Claim, code: string, delayMs: number): Promise<void> =>
    write(() => outbox.markFailed(claim, code, delayMs)),
  giveBack: (claim: Claim): Promise<void> => write(() => outbox.giveBack(claim)),
  bringForward: (channel: string): Promise<void> => write(() => outbox.bringForward(channel)),
  nextDueAt: async (channel: string): Promise<string | null> => outbox.nextDueAt(channel),
  state: async (): Promise<ChannelState[]> => outbox.state(),
});

/** For those who take no new requests. */
export const noDigests: DailyDigests = () => {
  throw new Error('This store was opened without digests: it takes no new requests');
};

/** Leaves a record as it is. */
export const keepPlain = async <R>(record: R) => ({ record, sealed: null });

export type StoreOptions<R> = SaveOptions<R> & {
  /** By which repeats are found; without them no request can be saved. */
  digests?: DailyDigests | undefined;
  /** Before a request touches the disk; without it its texts are kept as they are. */
  seal?: Seal<R> | undefined;
  /** What is read goes through it; without it what is sealed stays so. */
  unseal?: Unseal<R> | undefined;
  /** On which new requests are told. */
  channels?: readonly string[] | undefined;
};

/**
 * Keeps requests in SQLite: of each the properties `R`. All methods return promises; those that write wait for other
 * processes without holding up this one, and reject with `StoreUnavailable`. What is stored as new waits in the outbox
 * for each of the `channels`; what was stored before a channel was on never does.
 */
export const createBookingStore = <R>(
  db: Database,
  { digests = noDigests, seal = keepPlain, unseal, channels = [], ...options }: StoreOptions<R>,
) => {
  const { write, check, close } = createWatchedWrites(db);
  const outbox = createOutbox(db);
  const { findEarlier, save } = createSaveOnce(db, options, digests, ({ status }, id, createdAt) => {
    if (status === 'new') outbox.add(id, channels, createdAt);
  });
  /** Sealing takes its time, and holds up nobody: it is done before there is a lock. */
  const keep = async (booking: NewBooking<R>): Promise<SaveResult> => {
    const sealed = await seal(booking);
    return write(
      () => save(booking, sealed),
      (result) => ('id' in result ? result.id : undefined),
    );
  };
  const { find, idsWithPrefix, select, countByStatus } = createQueries<R>(db, options.columns);
  const spread = createSpread(db);
  const searchIndex = createSearchIndex(db);
  const touchReadiness = db.prepare(
    'INSERT INTO readiness VALUES (1, @now, @ballast) ON CONFLICT (id) DO UPDATE SET checked_at = @now, ballast = @ballast',
  );
  const setStatus = db.prepare(
    `UPDATE bookings SET status = @status, handled_at = iif(status = @status, handled_at, @handledAt) WHERE id = @id`,
  );

  return {
    /**
     * What a request repeats, if anything; a read, which no other process can hold up. A key that is new with it is
     * remembered if that can be done at once or soon, since the answer does not depend on it.
     */
    findEarlier: async (booking: NewBooking<R>): Promise<SaveResult | null> => {
      const earlier = await retryWhileLocked(() => {
        check();
        return findEarlier(booking);
      });
      if (earlier?.isNewKey) await problemOf(keep(booking));
      return earlier?.result ?? null;
    },

    /** Keeps a request once. Resolves when it is on the disk. */
    save: keep,

    /** Why no row can be written now, as a code; `null` where one can be: by writing one. */
    writeProblem: (): Promise<string | null> =>
      problemOf(write(() => touchReadiness.run({ now: new Date().toISOString(), ballast }))),

    /** The newest requests first, at most `limit`. */
    list: async (filter: BookingFilter<R>, limit: number): Promise<StoredBooking<R>[]> => {
      const rows = Iterator.from(select(filter)).take(limit).toArray();
      return unseal ? unseal(rows) : rows;
    },

    /** The newest requests first, one at a time; nothing can be written meanwhile. */
    each: async function* (filter: BookingFilter<R>): AsyncGenerator<StoredBooking<R>> {
      yield* unseal ? unsealEach(select(filter), unseal) : select(filter);
    },

    /** How many requests there are of each status. */
    countByStatus: async (filter: BookingFilter<R>): Promise<StatusCounts> => countByStatus(filter),

    /** How the requests spread over time, massages and languages. */
    spread: async (days: readonly Day[]): Promise<Spread> => spread(days),

    /**
     * Makes the next stored requests quick to find, at most so many. Resolves with whether there are more. Requests are
     * stored even where this cannot be done.
     */
    indexForSearch: (atMost: number): Promise<boolean> =>
      retryWhileLocked(() => {
        check();
        if (searchIndex.isBehind()) searchIndex.addBatch(atMost);
        return searchIndex.isBehind();
      }),

    /** The first ids that begin with a prefix, at most so many. */
    idsWithPrefix: async (prefix: string, atMost: number): Promise<string[]> => idsWithPrefix(prefix, atMost),

    find: async (id: string): Promise<StoredBooking<R> | null> => {
      const row = find(id);
      if (!row || !unseal) return row;
      const [opened] = await unseal([row]);
      return opened ?? null;
    },

    /** Sets the status of a request; `handled` keeps the time, any other status forgets it. */
    mark: (id: string, status: BookingStatus): Promise<void> =>
      retryWhileLocked(() => {
        setStatus.run({ id, status, handledAt: status === 'handled' ? new Date().toISOString() : null });
      }),

    /** How many requests are sealed. */
    countSealed: async (): Promise<number> => countSealedRows(db),

    /** How many requests stand in plain text. */
    countPlain: async (): Promise<number> => countPlainRows(db),

    /** Seals those, and resolves with how many they were. */
    sealPlain: (seal: Seal<R>): Promise<number> => sealRows(db, options.columns, seal),

    /** The channels that new requests are told on. */
    channels,

    /** What is still to be told. */
    outbox: createWatchedOutbox(outbox, write),

    /** How requests are erased, by whoever runs for that and ends. */
    erasure: createErasure(db),

    close,
  };
};

export type BookingStore<R> = ReturnType<typeof createBookingStore<R>>;
