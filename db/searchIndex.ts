import type { Database } from 'better-sqlite3';
import { searchGroups } from './searchGroups.ts';

/** What SQLite may keep where it does not count for us: two letters, and a mark that makes none with the one before it. */
const foldedOtherwise = /[Ǡǡ]|[\p{Script=Latin}\p{Nd}]\p{M}/u;

/**
 * What the index is asked for texts in lower case and without accents: their groups of three letters or digits. `null`
 * where they have none.
 */
const toQuery = (texts: readonly string[]): string | null => {
  const groups = searchGroups(texts).map((group) => `"${group}"`);
  return groups.length === 0 ? null : groups.join(' AND ');
};

/** The condition that leaves out most rows without the texts, and none with them; its one parameter is `@groups`. */
export const mayContain = (
  texts: readonly string[] | undefined,
): { condition: string; groups: string | null } => {
  const groups = toQuery(texts ?? []);
  if (groups === null) return { condition: 'TRUE', groups };
  return {
    condition: `rowid IN (
      SELECT rowid FROM bookings_search WHERE bookings_search MATCH @groups
      UNION ALL SELECT rowid FROM bookings WHERE rowid > (SELECT last_row FROM search_progress)
      UNION ALL SELECT row FROM search_by_reading
      UNION ALL SELECT rowid FROM bookings WHERE sealed IS NOT NULL)`,
    groups,
  };
};

/** Brings the index up to date. Both throw SQLite's errors. */
export const createSearchIndex = (db: Database) => {
  const lastRow = db.prepare<[], number>('SELECT last_row FROM search_progress').pluck();
  const endOfBatch = db
    .prepare<[number, number], number | null>(
      'SELECT max(row) FROM (SELECT rowid AS row FROM bookings WHERE rowid > ? ORDER BY rowid LIMIT ?)',
    )
    .pluck();
  const add = db.prepare<[number, number]>(
    `INSERT INTO bookings_search (rowid, name, email, phone, service, masseuse, message)
     SELECT rowid, name, email, phone, service, masseuse, message FROM bookings WHERE rowid > ? AND rowid <= ?`,
  );
  const textsOf = db.prepare<[number, number], { row: number; text: string }>(
    `SELECT rowid AS row, concat_ws(' ', name, email, phone, service, message) AS text FROM bookings
     WHERE rowid > ? AND rowid <= ?`,
  );
  const leaveToReading = db.prepare<[number]>('INSERT OR IGNORE INTO search_by_reading VALUES (?)');
  const setLastRow = db.prepare<[number]>('UPDATE search_progress SET last_row = ?');

  const addBatch = db.transaction((size: number): void => {
    const from = lastRow.get() ?? 0;
    const to = endOfBatch.get(from, size);
    if (to == null) return;
    add.run(from, to);
    for (const { row, text } of textsOf.all(from, to)) {
      if (foldedOtherwise.test(text.normalize())) leaveToReading.run(row);
    }
    setLastRow.run(to);
  });

  return {
    /** Whether a row is not in there yet; without a lock. */
    isBehind: (): boolean => endOfBatch.get(lastRow.get() ?? 0, 1) != null,

    /** Adds the next rows, at most so many. */
    addBatch: addBatch.immediate,
  };
};
