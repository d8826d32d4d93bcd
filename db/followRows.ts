import { type Stats, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { StoredBooking } from './booking.ts';
import { openUntouched } from './inspect.ts';
import { newestVersion } from './migrate.ts';
import { checkOwnership, UnusableDatabase } from './openDatabase.ts';
import { selectedColumns } from './queryBookings.ts';

/** How many of the last rows are remembered: as many may be erased, or missing in a backup, without a row being told twice. */
const rememberedCount = 1000;

/** At most so many rows are read at once. */
const pageSize = 500;

/** Looks never wait for a lock: there is another look soon, and signals are heard meanwhile. */
const checkAtOnce = (db: Database): void => {
  db.pragma('busy_timeout = 0');
  checkOwnership(db);
  if ((db.pragma('user_version', { simple: true }) as number) < newestVersion()) {
    throw new UnusableDatabase(
      'it is empty or of an older version: start the site once to bring it up to date',
    );
  }
};

/** What a look found; `isMore` where another look would find more at once. */
export type Look<R> = {
  bookings: StoredBooking<R>[];
  isMore: boolean;
  /** These were there before the first look. */
  isEarlier: boolean;
  /** Since the look before, another file took the place of this one. */
  isReplaced: boolean;
};

/**
 * Follows what is added to a database, of which it has each row told once. Rows are told in the order of their keeping,
 * whatever the clock says; `since` (ISO 8601 in UTC) asks for earlier ones, too. Each look opens the file and closes it, so
 * that the file can be stopped using, restored or replaced at any time. What was told is known by its id: row numbers are
 * given again after the last row was erased. Throws what SQLite, the system or `UnusableDatabase` say, and can be asked again.
 */
export const followRows = <R>(path: string, columns: readonly (keyof R & string)[], since?: string) => {
  type Row = { row: number; booking: StoredBooking<R> };
  /** Ids in the order of their rows, the newest last. */
  const known = new Set<string>();
  let knowsAll = true;
  let file: Stats | undefined;
  let lastLook = '';
  let earlier: { after: number; until: number } | undefined;

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

  /** Another file may have its rows in another order. */
  const sortKnown = (db: Database): void => {
    const rowOf = db.prepare<[string], number>('SELECT rowid FROM bookings WHERE id = ?').pluck();
    const sorted = [...known]
      .map((id) => ({ id, row: rowOf.get(id) ?? 0 }))
      .sort((one, other) => one.row - other.row);
    known.clear();
    for (const { id } of sorted) known.add(id);
  };

  /** After which row there is only what is unknown, or known by its id; `undefined` where no known row is left. */
  const lastKnownRow = (db: Database): number | undefined => {
    const rowOf = db.prepare<[string], number>('SELECT rowid FROM bookings WHERE id = ?').pluck();
    for (const id of [...known].reverse()) {
      const row = rowOf.get(id);
      if (row !== undefined) return row;
    }
    return undefined;
  };

  /** Rows in a range of row numbers, first excluded. */
  const read = (db: Database, after: number, until: number, from: string): Row[] =>
    db
      .prepare<unknown[], { row: number } & StoredBooking<R>>(
        `SELECT rowid AS row, ${selectedColumns(columns)} FROM bookings
         WHERE rowid > ? AND rowid <= ? AND created_at >= ? ORDER BY rowid LIMIT ?`,
      )
      .all(after, until, from, pageSize)
      .map(({ row, ...booking }) => ({ row, booking: booking as unknown as StoredBooking<R> }));

  const readEarlier = (db: Database, { after, until }: { after: number; until: number }): Row[] => {
    const rows = read(db, after, until, since ?? '');
    earlier = rows.length < pageSize ? undefined : { after: rows.at(-1)?.row ?? until, until };
    return rows;
  };

  const readNew = (db: Database, isReplaced: boolean): Row[] => {
    const after = lastKnownRow(db);
    // Another file, or one of which only old rows were left: nothing but the time tells what nobody has seen.
    const from = after === undefined && (isReplaced || !knowsAll) ? lastLook : '';
    return read(db, after ?? 0, Number.MAX_SAFE_INTEGER, from);
  };

  return (): Look<R> => {
    const now = new Date().toISOString();
    const db = openUntouched(path, checkAtOnce);
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
