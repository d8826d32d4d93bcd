import { type ChannelState, type Claim, type ClaimOptions, waiting } from '../outbox.ts';
import type { Postgres } from './connectPostgres.ts';

const oneRow = 'booking_id = $1 AND channel = $2';

/** A time so many milliseconds from now by the database's clock. `place` is the parameter. */
const inMs = (place: string): string => `now() + ${place} * interval '1 ms'`;

/** The current time, truncated: the column would round it up to half a millisecond into the future. */
const thisMs = `date_trunc('milliseconds', now())`;

/** Simultaneous transactions see slightly future times of each other. Only much later times come from a wrong clock. */
const tolerance = `interval '1 minute'`;

/** Skips rows that another process is claiming. */
const claimText = `
  UPDATE outbox SET claimed_until = ${inMs('$2')}
  WHERE channel = $1 AND booking_id = (
    SELECT booking_id FROM outbox
    WHERE channel = $1 AND ${waiting}
      AND NOT (next_attempt_at > now() AND next_attempt_at <= ${inMs('$3')} + ${tolerance})
      AND (claimed_until IS NULL OR claimed_until <= now() OR claimed_until > ${inMs('$2')} + ${tolerance})
    ORDER BY next_attempt_at, created_at LIMIT 1
    FOR UPDATE OF outbox SKIP LOCKED)
  RETURNING booking_id AS "bookingId", channel, failures`;

/** The outbox in PostgreSQL. All functions reject with `StoreUnavailable`. */
export const createOutbox = (db: Postgres) => {
  const write = (text: string, values: readonly unknown[]): Promise<void> =>
    db.transact(async ({ run }) => void (await run(text, values)));

  return {
    claim: (channel: string, { leaseMs, longestDelayMs }: ClaimOptions): Promise<Claim | undefined> =>
      db.transact(async ({ rows }) => {
        const [claim] = await rows<Claim>(claimText, [channel, leaseMs, longestDelayMs]);
        return claim;
      }),

    markDelivered: ({ bookingId, channel }: Claim): Promise<void> =>
      write(
        `UPDATE outbox SET delivered_at = now(), claimed_until = NULL, last_error = NULL WHERE ${oneRow}`,
        [bookingId, channel],
      ),

    markFailed: ({ bookingId, channel, failures }: Claim, code: string, delayMs: number): Promise<void> =>
      write(
        `UPDATE outbox SET failures = $3, last_error = $4, next_attempt_at = ${inMs('$5')}, claimed_until = NULL
         WHERE ${oneRow}`,
        [bookingId, channel, failures + 1, code, delayMs],
      ),

    giveBack: ({ bookingId, channel }: Claim): Promise<void> =>
      write(`UPDATE outbox SET claimed_until = NULL WHERE ${oneRow}`, [bookingId, channel]),

    bringForward: (channel: string): Promise<void> =>
      write(
        `UPDATE outbox SET next_attempt_at = ${thisMs}
         WHERE channel = $1 AND delivered_at IS NULL AND claimed_until IS NULL AND next_attempt_at > now()`,
        [channel],
      ),

    nextDueAt: async (channel: string): Promise<string | null> => {
      const text = `SELECT min(greatest(next_attempt_at, claimed_until)) AS due FROM outbox WHERE channel = $1 AND ${waiting}`;
      const [row] = await db.query<{ due: string | null }>(text, [channel]);
      return row?.due ?? null;
    },

    state: (): Promise<ChannelState[]> =>
      db.query(
        `SELECT channel, count(*) AS waiting, min(created_at) AS "oldestAt", max(last_error) AS "lastError" FROM outbox
         WHERE ${waiting} GROUP BY channel ORDER BY channel`,
      ),
  };
};
