import { setTimeout as wait } from 'node:timers/promises';
import { type Database, SqliteError } from 'better-sqlite3';
import { StoreUnavailable, UnusableDatabase } from '../storeErrors.ts';

/** For this time a statement is tried while another process holds SQLite's lock. */
export const lockTimeoutMs = 2000;
export const lockRetryMs = 20;

/** Whether another process holds the lock. Only this error is worth a retry. */
export const isLocked = (error: unknown): error is SqliteError =>
  error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

/** Converts an error of SQLite to `StoreUnavailable`; returns any other error as it is. */
export const toStoreUnavailable = (error: unknown): unknown =>
  error instanceof SqliteError ? new StoreUnavailable(error.code, error) : error;

/** Retries for two seconds while another process holds the lock. The event loop is free meanwhile. */
export const retryWhileLocked = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw toStoreUnavailable(error);
    }
    await wait(lockRetryMs);
  }
};

/** Locks a database against all other processes until it is closed. Throws `UnusableDatabase` if one has it open. */
export const lockExclusively = (db: Database): void => {
  try {
    // Every open connection to a database with a log holds a shared lock.
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    throw isLocked(error) ? new UnusableDatabase('another process has it open: stop the site first') : error;
  }
};
