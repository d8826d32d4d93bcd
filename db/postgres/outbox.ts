import type { ChannelState, Claim, ClaimOptions } from '../outbox.ts';
import type { Postgres } from './connectPostgres.ts';

/** A request that was taken care of or erased needs no telling any more. */
const waiting = `delivered_at IS NULL AND EXISTS (SELECT 1 FROM bookings WHERE id = booking_id AND status = 'new')`;

const oneRow = 'booking_id = $1 AND channel = $2';

/** Milliseconds from now, by the database's clock; the parameter's place. */
const inMs = (place: string): string => `now() + ${place} * interval '1 ms'`;

/** Now, and not a part of a millisecond later: the column rounds. */
const thisMs = `date_trunc('milliseconds', now())`;

/** Transactions that begin at the same moment may see each other's times as ones to come: only much later ones are wrong. */
const tolerance = `interval '1 minute'`;

/** Rows that another process is claiming at this moment are left to it. */
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

/** Keeps what is to be told on which channel, and how often that failed. All reject with `StoreUnavailable`. */
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
