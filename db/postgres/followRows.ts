import type { StoredBooking } from '../booking.ts';
import type { Look } from '../followRows.ts';
import { selectedColumns } from '../queryBookings.ts';
import type { Postgres } from './connectPostgres.ts';

/**
 * Rows get their numbers before they are committed: one may be seen after others with higher numbers. As many of the last
 * ones are looked at again, without those that were told.
 */
const lookedAtAgain = 2000;

/** At most so many new rows are told at once. */
const pageSize = 500;

/** Follows what is added to a database as `followRows` does with a file. Each look rejects with `StoreUnavailable`. */
export const followPostgres = <R>(db: Postgres, columns: readonly (keyof R & string)[], since?: string) => {
  type Row = StoredBooking<R> & { row: number };
  const selected = selectedColumns<R>(columns);
  /** Of the last rows those that were there at the beginning, or were told since. */
  const known = new Set<number>();
  let last: number | undefined;
  let earlier: { after: number; until: number } | undefined;

  const remember = ({ row }: { row: number }): void => {
    known.add(row);
    last = Math.max(last ?? 0, row);
  };

  const forgetOld = (): void => {
    for (const row of known) if (row <= (last ?? 0) - lookedAtAgain) known.delete(row);
  };

  const begin = async (): Promise<void> => {
    const newest = await db.query<{ row: number }>(
      `SELECT row FROM bookings ORDER BY row DESC LIMIT ${lookedAtAgain}`,
    );
    last = 0;
    newest.forEach(remember);
    if (since !== undefined) earlier = { after: 0, until: last };
  };

  const toBooking = ({ row: _row, ...booking }: Row) => booking as unknown as StoredBooking<R>;

  const readEarlier = async (range: { after: number; until: number }): Promise<Row[]> => {
    const rows = await db.query<Row>(
      `SELECT row, ${selected} FROM bookings
       WHERE row > $1 AND row <= $2 AND created_at >= $3 ORDER BY row LIMIT ${pageSize}`,
      [range.after, range.until, since],
    );
    earlier = rows.length < pageSize ? undefined : { ...range, after: rows.at(-1)?.row ?? range.until };
    return rows;
  };

  const readNew = async (): Promise<Row[]> => {
    const rows = await db.query<Row>(
      `SELECT row, ${selected} FROM bookings WHERE row > $1 AND row <> ALL($2::bigint[]) ORDER BY row LIMIT ${pageSize}`,
      [(last ?? 0) - lookedAtAgain, [...known]],
    );
    rows.forEach(remember);
    forgetOld();
    return rows;
  };

  return async (): Promise<Look<R>> => {
    if (last === undefined) await begin();
    const isEarlier = earlier !== undefined;
    const rows = earlier ? await readEarlier(earlier) : await readNew();
    const isMore = isEarlier || rows.length === pageSize;
    return { bookings: rows.map(toBooking), isMore, isEarlier, isReplaced: false };
  };
};
