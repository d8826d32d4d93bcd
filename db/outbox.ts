import type { Database } from 'better-sqlite3';

/** How a channel stands. Times are ISO 8601 in UTC. */
export type ChannelState = {
  channel: string;
  /** Requests that are still to be told. */
  waiting: number;
  /** When the oldest of them came. */
  oldestAt: string;
  /** The code of a last attempt, where one of them failed. */
  lastError: string | null;
};

type Row = { bookingId: string; channel: string };

/** A row that this process has to itself. */
export type Claim = Row & {
  /** Attempts that failed so far. */
  failures: number;
};

export type ClaimOptions = {
  /** How long the row is kept from others. */
  leaseMs: number;
  /** No row waits longer than this: one that says so was written while the clock was wrong, and is due. */
  longestDelayMs: number;
};

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A request that was taken care of or erased needs no telling any more. */
const waiting = `delivered_at IS NULL AND EXISTS (SELECT 1 FROM bookings WHERE id = booking_id AND status = 'new')`;

const oneRow = 'booking_id = @bookingId AND channel = @channel';

/** Keeps what is to be told on which channel, and how often that failed. All throw SQLite's errors. */
export const createOutbox = (db: Database) => {
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
    /** Adds a request to each channel; within the transaction that stores it. */
    add: (bookingId: string, channels: readonly string[], createdAt: string): void => {
      for (const channel of channels) insert.run(bookingId, channel, createdAt, createdAt);
    },

    /** Takes the row of a channel that has been due for longest, where one is. */
    claim: (channel: string, { leaseMs, longestDelayMs }: ClaimOptions): Claim | undefined =>
      claim.get({
        channel,
        now: inMs(1),
        until: inMs(leaseMs),
        latest: inMs(longestDelayMs),
        longestLease: inMs(leaseMs),
      }),

    markDelivered: ({ bookingId, channel }: Row): void =>
      void deliver.run({ bookingId, channel, now: inMs(0) }),

    /** Notes a failed attempt; the next one is due after so many milliseconds. */
    markFailed: ({ bookingId, channel }: Row, code: string, delayMs: number): void =>
      void fail.run({ bookingId, channel, code, next: inMs(delayMs) }),

    /** Leaves a row as it was before it was claimed. */
    giveBack: ({ bookingId, channel }: Row): void => void giveBack.run({ bookingId, channel }),

    /** Makes everything of a channel due that waits for its next attempt. */
    bringForward: (channel: string): void => void bringForward.run({ channel, now: inMs(0) }),

    /** When the next row of a channel is due, ISO 8601 in UTC; `null` where none waits. */
    nextDueAt: (channel: string): string | null => next.get({ channel }) ?? null,

    /** The channels on which something waits. */
    state: (): ChannelState[] => state.all(),
  };
};
