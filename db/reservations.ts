import { isoTimeAfter, type Sql } from './sql.ts';

/** Longer than a person takes for one booking; `next` renews the reservation while it is shown. */
const reservedMs = 10 * 60_000;

/** Longer than a day. A row with a later end was written while the clock was wrong. */
const maxReservationMs = 26 * 3_600_000;

/** `session` is the id of one run of `next`, `person` a digest of its user's name. */
export type ReservationHolder = { session: string; person: string };

/** Which booking `reserveNext` chooses: `preferred`, else the first free one of `first`, else the oldest; none of `avoided`. */
type Choice = { preferred?: string | undefined; first?: readonly string[]; avoided?: readonly string[] };

const createFreeSql = (db: Sql): string =>
  `SELECT id FROM ${db.bookingsByTime} WHERE status = 'new' AND NOT EXISTS (
     SELECT 1 FROM reservations WHERE booking_id = id
       AND (reason = 'shown' AND holder <> $1 OR reason = 'later' AND holder = $2))
   ORDER BY created_at, ${db.rowNumber}`;

const insertSql = `INSERT INTO reservations (booking_id, holder, reason, expires_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (booking_id, holder) DO UPDATE SET expires_at = excluded.expires_at`;

/** Reserves new bookings, so that no two people see the same one. Uses the clock of the database. */
export const createReservations = (db: Sql) => ({
  /**
   * Releases the session's reservation, and reserves another free booking. Resolves with its id; `undefined` if no booking is
   * free.
   */
  reserveNext: (
    { session, person }: ReservationHolder,
    { preferred = '', first = [], avoided = [] }: Choice = {},
  ): Promise<string | undefined> =>
    db.transaction(
      async ({ rows, run, now }) => {
        await run('DELETE FROM reservations WHERE expires_at <= $1 OR expires_at > $2 OR holder = $3', [
          now.toISOString(),
          isoTimeAfter(now, maxReservationMs),
          session,
        ]);
        // Showing a booking again, after an undo, ends its postponement.
        await run('DELETE FROM reservations WHERE booking_id = $1 AND holder = $2', [preferred, person]);
        const found = await rows<{ id: string }>(createFreeSql(db), [session, person]);
        const free = new Set(found.map(({ id }) => id)).difference(new Set(avoided));
        const chosen = [preferred, ...first, ...free].find((id) => free.has(id));
        if (chosen) await run(insertSql, [chosen, session, 'shown', isoTimeAfter(now, reservedMs)]);
        return chosen;
      },
      { lock: ['reservations'] },
    ),

  /** Lists the ids of the bookings that other sessions show. */
  listShownToOthers: async ({ session }: ReservationHolder): Promise<string[]> => {
    const text = "SELECT booking_id AS id FROM reservations WHERE reason = 'shown' AND holder <> $1";
    return (await db.rows<{ id: string }>(text, [session])).map(({ id }) => id);
  },

  /** Until a time (ISO 8601 in UTC), `reserveNext` does not offer this booking to this person. */
  postpone: (id: string, { person }: ReservationHolder, until: string): Promise<void> =>
    db.transaction(async ({ run }) => void (await run(insertSql, [id, person, 'later', until]))),

  /** Ends the reservation of a session. */
  release: ({ session }: ReservationHolder): Promise<void> =>
    db.transaction(
      async ({ run }) => void (await run('DELETE FROM reservations WHERE holder = $1', [session])),
    ),
});
