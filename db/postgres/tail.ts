import { type StoredBooking, selectedColumns } from '../booking.ts';
import type { Look } from '../tail.ts';
import type { Postgres } from './connectPostgres.ts';

/**
 * How many of the last rows each look reads again. Rows get their numbers before they are committed, so a row may appear
 * after rows with higher numbers.
 */
const lookedAtAgain = 2000;

/** The limit of one look. */
const pageSize = 500;

/** Reads the rows that are added to a database, as `tail` does with a file. Each look rejects with `StoreUnavailable`. */
export const tailPostgres = <R>(db: Postgres, columns: readonly (keyof R & string)[], since?: string) => {
  type Row = StoredBooking<R> & { row: number };
  const selected = selectedColumns<R>(columns);
  /** The rows among the last ones that were there at the beginning, or were read since. */
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
