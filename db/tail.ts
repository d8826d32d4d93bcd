import { type Stats, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type StoredBooking, selectedColumns } from './booking.ts';
import { openUntouched } from './inspect.ts';
import { checkMigrated, checkOwnership } from './openDatabase.ts';

/** How many of the last rows are remembered. As many may be erased, or missing in a backup, without a row being read twice. */
const rememberedCount = 1000;

/** The limit of one look. */
const pageSize = 500;

/** A look never waits for a lock: the next look follows soon, and signals are handled meanwhile. */
const checkWithoutWaiting = (db: Database): void => {
  db.pragma('busy_timeout = 0');
  checkOwnership(db);
  checkMigrated(db);
};

/** The result of a look. `isMore` if another look would find more at once. */
export type Look<R> = {
  bookings: StoredBooking<R>[];
  isMore: boolean;
  /** These rows were there before the first look. */
  isEarlier: boolean;
  /** Another file has replaced this one since the last look. */
  isReplaced: boolean;
};

/** A range of row numbers, without the first one. */
type Range = { after: number; until: number };

/**
 * Reads the rows that are added to a database, each once and in the order of insertion; `since` (ISO 8601 in UTC) asks for
 * earlier rows too. Each look opens the file anew, so it may be replaced meanwhile. Remembers ids, because SQLite reuses row
 * numbers. Throws `UnusableDatabase` or the error of SQLite or the system; the caller can look again.
 */
export const tail = <R>(path: string, columns: readonly (keyof R & string)[], since?: string) => {
  type Row = { row: number; booking: StoredBooking<R> };
  /** Ids in the order of their rows, the newest last. */
  const known = new Set<string>();
  let knowsAll = true;
  let file: Stats | undefined;
  let lastLook = '';
  let earlier: Range | undefined;

  const remember = (id: string): void => {
    known.add(id);
    const [oldest] = known;
    if (known.size <= rememberedCount || oldest === undefined) return;
    known.delete(oldest);
    knowsAll = false;
  };

  const begin = (db: Database): void => {
    const newest = db
      .prepare<[number], { row: number; id: string }>(
        'SELECT rowid AS row, id FROM bookings ORDER BY rowid DESC LIMIT ?',
      )
      .all(rememberedCount + 1);
    for (const { id } of newest.toReversed()) remember(id);
    if (since !== undefined) earlier = { after: 0, until: newest[0]?.row ?? 0 };
  };

  const prepareRowOf = (db: Database) =>
    db.prepare<[string], number>('SELECT rowid FROM bookings WHERE id = ?').pluck();

  /** Sorts the known ids again, because another file may have its rows in another order. */
  const sortKnown = (db: Database): void => {
    const rowOf = prepareRowOf(db);
    const rows = [...known].map((id) => ({ id, row: rowOf.get(id) ?? 0 }));
    known.clear();
    for (const { id } of rows.sort((one, other) => one.row - other.row)) known.add(id);
  };

  /** The number of the last known row that is still there. */
  const lastKnownRow = (db: Database): number | undefined => {
    const rowOf = prepareRowOf(db);
    const newestFirst = [...known].reverse().values();
    return newestFirst.map((id) => rowOf.get(id)).find((row) => row !== undefined);
  };

  const read = (db: Database, { after, until }: Range, from: string): Row[] =>
    db
      .prepare<unknown[], { row: number } & StoredBooking<R>>(
        `SELECT rowid AS row, ${selectedColumns(columns)} FROM bookings
         WHERE rowid > ? AND rowid <= ? AND created_at >= ? ORDER BY rowid LIMIT ?`,
      )
      .all(after, until, from, pageSize)
      .map(({ row, ...booking }) => ({ row, booking: booking as unknown as StoredBooking<R> }));

  const readEarlier = (db: Database, { after, until }: Range): Row[] => {
    const rows = read(db, { after, until }, since ?? '');
    earlier = rows.length < pageSize ? undefined : { after: rows.at(-1)?.row ?? until, until };
    return rows;
  };

  const readNew = (db: Database, isReplaced: boolean): Row[] => {
    const after = lastKnownRow(db);
    // If no known row is left, only the time tells new rows from those that were read before.
    const from = after === undefined && (isReplaced || !knowsAll) ? lastLook : '';
    return read(db, { after: after ?? 0, until: Number.MAX_SAFE_INTEGER }, from);
  };

  return (): Look<R> => {
    const now = new Date().toISOString();
    const db = openUntouched(path, checkWithoutWaiting);
    try {
      const found = statSync(path);
      const isReplaced = file !== undefined && (found.ino !== file.ino || found.dev !== file.dev);
      return db.transaction((): Look<R> => {
        if (!file) begin(db);
        else if (isReplaced) sortKnown(db);
        const isEarlier = earlier !== undefined;
        const rows = earlier ? readEarlier(db, earlier) : readNew(db, isReplaced);
        const bookings = rows.map(({ booking }) => booking).filter(({ id }) => isEarlier || !known.has(id));
        if (!isEarlier) for (const { id } of bookings) remember(id);
        file = found;
        lastLook = now;
        return { bookings, isMore: isEarlier || rows.length === pageSize, isEarlier, isReplaced };
      })();
    } finally {
      db.close();
    }
  };
};
