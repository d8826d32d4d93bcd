import Database from 'better-sqlite3';

/** What SQLite finds wrong with a file in its own words, 'ok' where that is nothing. */
export const findingsIn = (path: string): string => {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    return String(db.pragma('quick_check(1)', { simple: true }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
};
