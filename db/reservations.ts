import { isoTimeAfter, type Sql } from './sql.ts';

const reservedMs = 10 * 60_000;

/** Longer than a day. A row with a later end was written while the clock was wrong. */
const longestMs = 26 * 3_600_000;

/** `session` is the id of one run of a command, `person` stands for its user. */
export type Holder = { session: string; person: string };

const oldestFree = (db: Sql): string =>
  `SELECT id FROM ${db.bookingsByTime} WHERE status = 'new' AND NOT EXISTS (
     SELECT 1 FROM reservations WHERE booking_id = id
       AND (reason = 'shown' AND holder <> $1 OR reason = 'later' AND holder = $2))
   ORDER BY id = $3 DESC, created_at, ${db.rowNumber} LIMIT 1`;

const insert = `INSERT INTO reservations (booking_id, holder, reason, expires_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (booking_id, holder) DO UPDATE SET expires_at = excluded.expires_at`;

/** Lets several people go through the new requests, none of which two of them see. Uses the clock of the database. */
export const createReservations = (db: Sql) => ({
  /**
   * Reserves `preferred`, or else the oldest free request, for ten minutes, and releases the session's former one.
   * Resolves with the id, if any request is free.
   */
  take: ({ session, person }: Holder, preferred = ''): Promise<string | undefined> =>
    db.transaction(
      async ({ rows, run, now }) => {
        await run('DELETE FROM reservations WHERE expires_at <= $1 OR expires_at > $2 OR holder = $3', [
          now.toISOString(),
          isoTimeAfter(now, longestMs),
          session,
        ]);
        // A request that is shown again is no longer left for later.
        await run('DELETE FROM reservations WHERE booking_id = $1 AND holder = $2', [preferred, person]);
        const [free] = await rows<{ id: string }>(oldestFree(db), [session, person, preferred]);
        if (free) await run(insert, [free.id, session, 'shown', isoTimeAfter(now, reservedMs)]);
        return free?.id;
      },
      { lock: ['reservations'] },
    ),

  /** Until a time (ISO 8601 in UTC), `take` does not offer this request to this person. */
  postpone: (id: string, { person }: Holder, until: string): Promise<void> =>
    db.transaction(async ({ run }) => void (await run(insert, [id, person, 'later', until]))),

  /** Ends the reservation of a session. */
  release: ({ session }: Holder): Promise<void> =>
    db.transaction(
      async ({ run }) => void (await run('DELETE FROM reservations WHERE holder = $1', [session])),
    ),
});
