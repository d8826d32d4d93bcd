import Database from 'better-sqlite3';

/** Fills the search index of a file, as a running process of the previous release does. */
export const fillSearchIndex = (path: string): void => {
  const db = new Database(path, { timeout: 5000 });
  db.pragma('secure_delete = ON');
  db.exec(`
    BEGIN IMMEDIATE;
    INSERT INTO bookings_search (rowid, name, email, phone, service, masseuse, message)
      SELECT rowid, name, email, phone, service, masseuse, message FROM bookings
      WHERE rowid > (SELECT last_row FROM search_progress);
    INSERT OR IGNORE INTO search_by_reading SELECT rowid FROM bookings WHERE message GLOB '*[^ -~]*';
    UPDATE search_progress SET last_row = (SELECT max(rowid) FROM bookings);
    COMMIT`);
  db.close();
};

/** The groups of letters that the search index of a file holds. */
export const indexedGroups = (path: string): string[] => {
  const db = new Database(path, { timeout: 5000 });
  try {
    db.exec("CREATE VIRTUAL TABLE temp.terms USING fts5vocab('main', 'bookings_search', 'row')");
    return db.prepare<[], string>('SELECT term FROM terms').pluck().all();
  } finally {
    db.close();
  }
};
