import { type Booking, bookingColumns } from './booking.ts';
import type { Sql } from './sql.ts';

/**
 * How many of the last rows each look reads again. Up to this number, erased rows, rows missing in a backup
 * and rows committed late neither hide a row nor repeat one.
 */
const rememberedCount = 1000;

const pageSize = 500;

/** The result of a look. `isMore` if another look would find more at once. */
export type Look = {
  bookings: Booking[];
  isMore: boolean;
  /** Whether these rows existed before the first look. */
  isEarlier: boolean;
  /** Whether the file was replaced since the last look. */
  isReplaced: boolean;
};

/** A database that is open for one look. `file` identifies the file that was opened. */
export type OpenForLook = Pick<Sql, 'rows' | 'rowNumber'> & { file: string; close: () => void };

type Numbered = { row: number; id: string };

/** A range of row numbers. `after` is exclusive, `until` is inclusive. */
type Range = { after: number; until: number };

const lastRows = async ({ rows, rowNumber }: OpenForLook) => {
  const text = `SELECT ${rowNumber} AS row, id, created_at AS "createdAt" FROM bookings
    ORDER BY ${rowNumber} DESC LIMIT ${rememberedCount}`;
  return (await rows<Numbered & { createdAt: string }>(text)).reverse();
};

const rowsAfter = ({ rows, rowNumber }: OpenForLook, number: number): Promise<Numbered[]> => {
  const text = `SELECT ${rowNumber} AS row, id FROM bookings WHERE ${rowNumber} > $1
    ORDER BY ${rowNumber} LIMIT ${rememberedCount + pageSize}`;
  return rows(text, [number]);
};

const rowsIn = (
  { rows, rowNumber }: OpenForLook,
  { after, until }: Range,
  since: string,
  limit: number,
): Promise<(Booking & { row: number })[]> => {
  const text = `SELECT ${rowNumber} AS row, ${bookingColumns} FROM bookings
    WHERE ${rowNumber} > $1 AND ${rowNumber} <= $2 AND created_at >= $3 ORDER BY ${rowNumber} LIMIT ${limit}`;
  return rows(text, [after, until, since]);
};

/**
 * Reads each row that is added to a database once, in the order of row numbers. With `since` (ISO 8601 in
 * UTC), reads earlier rows from that time on too. Remembers ids, because SQLite reuses row numbers. A look
 * rejects with the error of `open` or of the database. The caller can look again.
 */
export const tail = (open: () => Promise<OpenForLook>, since?: string) => {
  /** The ids of the last rows, the newest last. */
  const known = new Set<string>();
  /** Unknown rows with higher numbers are new. 0 if all rows were known. */
  let knownAfter = 0;
  let file: string | undefined;
  let lastLook = '';
  let earlier: Range | undefined;

  const remember = (rows: readonly Numbered[]): void => {
    for (const { id } of rows) {
      known.delete(id);
      known.add(id);
    }
    for (const id of known) {
      if (known.size <= rememberedCount) break;
      known.delete(id);
    }
    const oldest = rows.at(-rememberedCount);
    if (oldest) knownAfter = oldest.row - 1;
  };

  /** Finds the place from which rows are new, if the file was replaced or all known rows were erased. */
  const findPlace = async (db: OpenForLook): Promise<void> => {
    const last = await lastRows(db);
    const firstKnown = last.find(({ id }) => known.has(id));
    if (firstKnown) {
      knownAfter = firstKnown.row - 1;
      return;
    }
    // No known row is left, so times must distinguish new rows from rows that were read before.
    known.clear();
    knownAfter = last.length < rememberedCount ? 0 : (last[0]?.row ?? 1) - 1;
    for (const { id, createdAt } of last) if (createdAt < lastLook) known.add(id);
  };

  const begin = async (db: OpenForLook): Promise<void> => {
    const last = await lastRows(db);
    remember(last);
    if (since !== undefined) earlier = { after: 0, until: last.at(-1)?.row ?? 0 };
  };

  const readEarlier = async (db: OpenForLook, range: Range): Promise<Booking[]> => {
    const rows = await rowsIn(db, range, since ?? '-infinity', pageSize);
    earlier = rows.length < pageSize ? undefined : { ...range, after: rows.at(-1)?.row ?? range.until };
    return rows;
  };

  const readNew = async (db: OpenForLook, isReplaced: boolean) => {
    let candidates = isReplaced ? [] : await rowsAfter(db, knownAfter);
    if (isReplaced || (knownAfter > 0 && !candidates.some(({ id }) => known.has(id)))) {
      await findPlace(db);
      candidates = await rowsAfter(db, knownAfter);
    }
    const isMore = candidates.length === rememberedCount + pageSize;
    const fresh = candidates.filter(({ id }) => !known.has(id));
    const range = { after: (fresh[0]?.row ?? 1) - 1, until: fresh.at(-1)?.row ?? 0 };
    const rows = fresh.length === 0 ? [] : await rowsIn(db, range, '-infinity', candidates.length);
    const ids = new Set(fresh.map(({ id }) => id));
    // Only now, so that the next look reads the same rows again if this one failed.
    remember(candidates);
    return { rows: rows.filter(({ id }) => ids.has(id)), isMore };
  };

  const look = async (db: OpenForLook): Promise<Look> => {
    const now = new Date().toISOString();
    const isReplaced = file !== undefined && file !== db.file;
    if (file === undefined) await begin(db);
    const isEarlier = earlier !== undefined;
    const { rows, isMore } = earlier
      ? { rows: await readEarlier(db, earlier), isMore: true }
      : await readNew(db, isReplaced);
    file = db.file;
    lastLook = now;
    const bookings = rows.map(({ row: _row, ...booking }: Booking & { row?: number }) => booking);
    return { bookings, isMore, isEarlier, isReplaced };
  };

  return async (): Promise<Look> => {
    const db = await open();
    try {
      return await look(db);
    } finally {
      db.close();
    }
  };
};
