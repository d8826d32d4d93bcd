import type { Database } from 'better-sqlite3';

/** Runs of these characters have the same form in the index and in a search. Other scripts are not indexed. */
const indexedRun = /[a-z0-9]{3,}/g;

/** The groups of three letters or digits in texts in lower case and without accents, each once. */
const searchGroups = (texts: readonly string[]): string[] => {
  const groups = texts
    .flatMap((text) => text.match(indexedRun) ?? [])
    .flatMap((run) => Array.from({ length: run.length - 2 }, (_, start) => run.slice(start, start + 3)));
  return [...new Set(groups)];
};

/** The groups as numbers to base 36, whose digits are the letters and digits. */
export const searchNumbers = (text: string): number[] =>
  searchGroups([text]).map((group) => Number.parseInt(group, 36));

/** Letters that SQLite's tokenizer folds differently from a search: two letters, and marks that stay apart. */
const foldedOtherwise = /[Ǡǡ]|[\p{Script=Latin}\p{Nd}]\p{M}/u;

/** The condition that leaves out most rows without the texts and none with them. Its only parameter is `@groups`. */
export const mayContain = (texts: readonly string[] = []): { condition: string; groups: string | null } => {
  const groups = searchGroups(texts).map((group) => `"${group}"`);
  if (groups.length === 0) return { condition: 'TRUE', groups: null };
  return {
    condition: `rowid IN (
      SELECT rowid FROM bookings_search WHERE bookings_search MATCH @groups
      UNION ALL SELECT rowid FROM bookings WHERE rowid > (SELECT last_row FROM search_progress)
      UNION ALL SELECT row FROM search_by_reading
      UNION ALL SELECT rowid FROM bookings WHERE sealed IS NOT NULL)`,
    groups: groups.join(' AND '),
  };
};

/** Updates the index. Both functions throw the errors of SQLite. */
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
  const addToReading = db.prepare<[number]>('INSERT OR IGNORE INTO search_by_reading VALUES (?)');
  const setLastRow = db.prepare<[number]>('UPDATE search_progress SET last_row = ?');

  const addBatch = db.transaction((size: number): void => {
    const from = lastRow.get() ?? 0;
    const to = endOfBatch.get(from, size);
    if (to == null) return;
    add.run(from, to);
    for (const { row, text } of textsOf.all(from, to)) {
      if (foldedOtherwise.test(text.normalize())) addToReading.run(row);
    }
    setLastRow.run(to);
  });

  return {
    /** Whether a row is not indexed yet. Takes no lock. */
    isBehind: (): boolean => endOfBatch.get(lastRow.get() ?? 0, 1) != null,

    /** Indexes the next rows, up to a number of rows. */
    addBatch: addBatch.immediate,
  };
};
