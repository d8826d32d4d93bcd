import { setTimeout as wait } from 'node:timers/promises';
import { SqliteError } from 'better-sqlite3';

/** How long a write tries to get past another process that holds the write lock. */
const lockTimeoutMs = 2000;
const retryDelayMs = 20;

/** The database cannot be written now. `cause` is SQLite's own error. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database cannot be written (${code}).`, { cause });
    this.code = code;
  }
}

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
      if (!(error instanceof SqliteError)) throw error;
      const isLocked = error.code.startsWith('SQLITE_BUSY') || error.code.startsWith('SQLITE_LOCKED');
      if (!isLocked || performance.now() > deadline) throw new StoreUnavailable(error.code, error);
    }
    await wait(retryDelayMs);
  }
};
