import { setTimeout as wait } from 'node:timers/promises';
import { SqliteError } from 'better-sqlite3';
import { StoreUnavailable } from './storeUnavailable.ts';

/** How long a write tries to get past another process that holds the write lock. */
export const lockTimeoutMs = 2000;
export const lockRetryMs = 20;

/** Whether another process has the lock; whatever else fails does so again. */
export const isLocked = (error: unknown): error is SqliteError =>
  error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

/** An error as those see it who asked for a write: SQLite's reasons are all the same to them. */
export const asUnavailable = (error: unknown): unknown =>
  error instanceof SqliteError ? new StoreUnavailable(error.code, error) : error;

/**
 * Runs a write, again and again while another process has the lock. Between two tries the event loop is free, so that
 * nobody else waits. Rejects with `StoreUnavailable` after two seconds, or where SQLite gives another reason.
 */
export const retryWhileLocked = async <T>(write: () => T): Promise<T> => {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw asUnavailable(error);
    }
    await wait(lockRetryMs);
  }
};
