import Database from 'better-sqlite3';

/** Takes the write lock of a database as another process would, until `release`. */
export const holdWriteLock = (path: string): { release: () => void } => {
  const other = new Database(path);
  other.exec('BEGIN IMMEDIATE');
  return {
    release: () => {
      other.exec('ROLLBACK');
      other.close();
    },
  };
};
