import type { Database } from 'better-sqlite3';

/** The state of a channel. Times are ISO 8601 in UTC. */
export type ChannelState = {
  channel: string;
  /** The number of notifications that are still to be sent. */
  waiting: number;
  /** When the oldest of them was stored. */
  oldestAt: string;
  /** The error code of the last attempt, if it failed. */
  lastError: string | null;
};

type Row = { bookingId: string; channel: string };

/** A notification that this process has claimed. */
export type Claim = Row & {
  /** The number of failed attempts. */
  failures: number;
};

export type ClaimOptions = {
  /** How long no other process can claim it. */
  leaseMs: number;
  /** The longest delay. A row with a later time was written while the clock was wrong, and is due. */
  longestDelayMs: number;
};

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Handled and erased requests need no notification. */
export const waiting = `delivered_at IS NULL AND EXISTS (SELECT 1 FROM bookings WHERE id = booking_id AND status = 'new')`;

const oneRow = 'booking_id = @bookingId AND channel = @channel';

/** Runs a write when the database is free, and resolves with its result. Rejects with `StoreUnavailable`. */
type RunWrite = <T>(run: () => T) => Promise<T>;

/** Stores which notifications must be sent on which channel. */
export const createOutbox = (db: Database, write: RunWrite) => {
  const insert = db.prepare<[string, string, string, string]>(
    'INSERT INTO outbox (booking_id, channel, created_at, next_attempt_at) VALUES (?, ?, ?, ?)',
  );
  const claim = db.prepare<
    { channel: string; now: string; until: string; latest: string; longestLease: string },
    Claim
  >(
    `UPDATE outbox SET claimed_until = @until
     WHERE channel = @channel AND booking_id = (
       SELECT booking_id FROM outbox
       WHERE channel = @channel AND ${waiting} AND next_attempt_at NOT BETWEEN @now AND @latest
         AND (claimed_until IS NULL OR claimed_until NOT BETWEEN @now AND @longestLease)
       ORDER BY next_attempt_at, created_at LIMIT 1)
     RETURNING booking_id AS bookingId, channel, failures`,
  );
  const deliver = db.prepare<Row & { now: string }>(
    `UPDATE outbox SET delivered_at = @now, claimed_until = NULL, last_error = NULL WHERE ${oneRow}`,
  );
  const fail = db.prepare<Row & { code: string; next: string }>(
    `UPDATE outbox SET failures = failures + 1, last_error = @code, next_attempt_at = @next, claimed_until = NULL
     WHERE ${oneRow}`,
  );
  const giveBack = db.prepare<Row>(`UPDATE outbox SET claimed_until = NULL WHERE ${oneRow}`);
  const bringForward = db.prepare<{ channel: string; now: string }>(
    `UPDATE outbox SET next_attempt_at = @now
     WHERE channel = @channel AND delivered_at IS NULL AND claimed_until IS NULL AND next_attempt_at > @now`,
  );
  const next = db
    .prepare<{ channel: string }, string | null>(
      `SELECT min(max(next_attempt_at, coalesce(claimed_until, ''))) FROM outbox
       WHERE channel = @channel AND ${waiting}`,
    )
    .pluck();
  const state = db.prepare<[], ChannelState>(
    `SELECT channel, count(*) AS waiting, min(created_at) AS oldestAt, max(last_error) AS lastError FROM outbox
     WHERE ${waiting} GROUP BY channel`,
  );

  return {
    /** Adds a notification for each channel, in the transaction that stores the request. Throws the errors of SQLite. */
    add: (bookingId: string, channels: readonly string[], createdAt: string): void => {
      for (const channel of channels) insert.run(bookingId, channel, createdAt, createdAt);
    },

    /** Claims the notification of a channel that has been due longest, if one is due. */
    claim: (channel: string, { leaseMs, longestDelayMs }: ClaimOptions): Promise<Claim | undefined> =>
      write(() =>
        claim.get({
          channel,
          now: inMs(1),
          until: inMs(leaseMs),
          latest: inMs(longestDelayMs),
          longestLease: inMs(leaseMs),
        }),
      ),

    markDelivered: ({ bookingId, channel }: Claim): Promise<void> =>
      write(() => void deliver.run({ bookingId, channel, now: inMs(0) })),

    /** Stores a failed attempt; the next one is due after `delayMs`. */
    markFailed: ({ bookingId, channel }: Claim, code: string, delayMs: number): Promise<void> =>
      write(() => void fail.run({ bookingId, channel, code, next: inMs(delayMs) })),

    /** Releases a claim without an attempt. */
    giveBack: ({ bookingId, channel }: Claim): Promise<void> =>
      write(() => void giveBack.run({ bookingId, channel })),

    /** Makes all waiting notifications of a channel due now. */
    bringForward: (channel: string): Promise<void> =>
      write(() => void bringForward.run({ channel, now: inMs(0) })),

    /** When the next notification of a channel is due, ISO 8601 in UTC; `null` if none waits. */
    nextDueAt: async (channel: string): Promise<string | null> => next.get({ channel }) ?? null,

    /** The channels with waiting notifications. */
    state: async (): Promise<ChannelState[]> => state.all(),
  };
};
