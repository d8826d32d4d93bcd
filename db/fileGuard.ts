import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { StoreUnavailable } from './retryWhileLocked.ts';

/** The identity of a file, or why it has none. */
const inodeOf = (path: string): number | string => {
  try {
    return statSync(path).ino;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  }
};

/**
 * Watches that a database's file and its write-ahead log are still the ones that were opened. SQLite goes on writing into
 * files that were moved or deleted under it, and nobody would find those rows after the next start. The check throws
 * `StoreUnavailable`.
 */
export const createFileGuard = (db: Database): (() => void) => {
  const log = `${db.name}-wal`;
  const opened = inodeOf(db.name);
  /** The log is made by the first write, and then stays as long as the database is open. */
  let openedLog: number | undefined;
  return () => {
    const found = inodeOf(db.name);
    if (typeof found === 'string') throw new StoreUnavailable(found);
    if (found !== opened) throw new StoreUnavailable('FILE_REPLACED');
    const foundLog = inodeOf(log);
    if (openedLog === undefined) openedLog = typeof foundLog === 'number' ? foundLog : undefined;
    else if (foundLog !== openedLog) throw new StoreUnavailable('LOG_REPLACED');
  };
};
