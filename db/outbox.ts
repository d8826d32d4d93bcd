import { isoTimeAfter, type Sql } from './sql.ts';

/** The state of a channel. Times are ISO 8601 in UTC. */
export type ChannelState = {
  channel: string;
  waiting: number;
  /** The time at which the oldest of these notifications was stored. */
  oldestAt: string;
  lastError: string | null;
};

export type Claim = {
  bookingId: string;
  channel: string;
  failures: number;
};

export type ClaimOptions = {
  /** The time for which a claim excludes other processes. */
  leaseMs: number;
  /** The longest delay. A row with a later time was written while the clock was wrong, and is due. */
  longestDelayMs: number;
};

/** Simultaneous transactions may see slightly future times. Only much later times come from a wrong clock. */
const clockToleranceMs = 60_000;

/** A notification waits only while its booking exists and has the status `new`. */
const isWaitingSql = `delivered_at IS NULL AND EXISTS (SELECT 1 FROM bookings WHERE id = booking_id AND status = 'new')`;

const claimNextSql = `
  UPDATE outbox SET claimed_until = $3
  WHERE channel = $1 AND booking_id = (
    SELECT booking_id FROM outbox
    WHERE channel = $1 AND ${isWaitingSql}
      AND NOT (next_attempt_at > $2 AND next_attempt_at <= $4)
      AND (claimed_until IS NULL OR claimed_until <= $2 OR claimed_until > $5)
    ORDER BY next_attempt_at, created_at LIMIT 1)
  RETURNING booking_id AS "bookingId", channel, failures`;

/** Stores which notifications must be sent on which channel. `save` adds them. */
export const createOutbox = (db: Sql) => {
  const change = (text: string, valuesAt: (now: Date) => readonly unknown[]): Promise<void> =>
    db.transaction(async ({ run, now }) => void (await run(text, valuesAt(now))));

  return {
    /** Claims the notification of a channel that has been due longest, if one is due. */
    claimNext: (channel: string, { leaseMs, longestDelayMs }: ClaimOptions): Promise<Claim | undefined> =>
      db.transaction(
        async ({ rows, now }) => {
          const until = isoTimeAfter(now, leaseMs);
          const latest = isoTimeAfter(now, longestDelayMs + clockToleranceMs);
          const latestLease = isoTimeAfter(now, leaseMs + clockToleranceMs);
          const values = [channel, now.toISOString(), until, latest, latestLease];
          return (await rows<Claim>(claimNextSql, values))[0];
        },
        { lock: [`claim ${channel}`] },
      ),

    markDelivered: ({ bookingId, channel }: Claim): Promise<void> =>
      change(
        `UPDATE outbox SET delivered_at = $3, claimed_until = NULL, last_error = NULL
         WHERE booking_id = $1 AND channel = $2`,
        (now) => [bookingId, channel, now.toISOString()],
      ),

    /** Stores a failed attempt; the next one is due after `delayMs`. */
    markFailed: ({ bookingId, channel, failures }: Claim, code: string, delayMs: number): Promise<void> =>
      change(
        `UPDATE outbox SET failures = $3, last_error = $4, next_attempt_at = $5, claimed_until = NULL
         WHERE booking_id = $1 AND channel = $2`,
        (now) => [bookingId, channel, failures + 1, code, isoTimeAfter(now, delayMs)],
      ),

    /** Ends the claim without an attempt, so that any process can claim the notification again. */
    releaseClaim: ({ bookingId, channel }: Claim): Promise<void> =>
      change('UPDATE outbox SET claimed_until = NULL WHERE booking_id = $1 AND channel = $2', () => [
        bookingId,
        channel,
      ]),

    /** Makes those notifications of a channel due that wait for a retry. */
    makeDue: (channel: string): Promise<void> =>
      change(
        `UPDATE outbox SET next_attempt_at = $2
         WHERE channel = $1 AND delivered_at IS NULL AND claimed_until IS NULL AND next_attempt_at > $2`,
        (now) => [channel, now.toISOString()],
      ),

    /** Resolves with the time of the next notification, ISO 8601 in UTC, or `null` if none waits. */
    findNextDueTime: async (channel: string): Promise<string | null> => {
      const [next] = await db.rows<{ due: string | null }>(
        `SELECT min(CASE WHEN claimed_until > next_attempt_at THEN claimed_until ELSE next_attempt_at END) AS due
         FROM outbox WHERE channel = $1 AND ${isWaitingSql}`,
        [channel],
      );
      return next?.due ?? null;
    },

    /** Resolves with the state of each channel on which a notification waits. */
    state: (): Promise<ChannelState[]> =>
      db.rows(
        `SELECT channel, count(*) AS waiting, min(created_at) AS "oldestAt", max(last_error) AS "lastError"
         FROM outbox WHERE ${isWaitingSql} GROUP BY channel ORDER BY channel`,
      ),
  };
};
