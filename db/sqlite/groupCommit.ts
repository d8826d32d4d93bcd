import { statSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { getErrorCode, StoreUnavailable } from '../storeErrors.ts';
import { isLocked, lockRetryMs, lockTimeoutMs, toStoreUnavailable } from './retry.ts';

/** The maximum number of writes in one commit, because other processes wait for its lock. */
const maxGroupSize = 64;

/** A waiting write. `run` must only await statements of this connection, so that no other code runs in its transaction. */
type Write = {
  run: () => Promise<unknown>;
  /** The time at which the write gives up waiting for a lock, by `performance.now()`. */
  deadline: number;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

/** Identifies the database and the files of its log. Throws `StoreUnavailable` if their folder cannot be read. */
const identifyFiles = (path: string): string => {
  try {
    return ['', '-wal', '-shm']
      .map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
      .map((file) => `${file?.dev} ${file?.ino}`)
      .join();
  } catch (error) {
    throw new StoreUnavailable(getErrorCode(error), error);
  }
};

/**
 * Returns a check that throws `StoreUnavailable` if the names of the files lead to other files than the opened ones:
 * SQLite would write to a deleted file without an error.
 */
const createFileCheck = (path: string): (() => void) => {
  const opened = identifyFiles(path);
  return () => {
    if (identifyFiles(path) !== opened) throw new StoreUnavailable('FILE_REPLACED');
  };
};

/** Commits writes that wait at the same time together, because a commit waits for the disk. */
export const createGroupCommit = (db: Database) => {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const checkFiles = createFileCheck(db.name);
  const waiting: Write[] = [];
  let running: Promise<void> | undefined;

  const runGroup = async (group: readonly Write[]): Promise<unknown[]> => {
    checkFiles();
    begin.run();
    const values: unknown[] = [];
    try {
      for (const { run } of group) values.push(await run());
      commit.run();
    } catch (error) {
      // SQLite itself ends a transaction after some errors.
      if (db.inTransaction) rollback.run();
      throw error;
    }
    // The files may have been replaced during the commit.
    checkFiles();
    return values;
  };

  /** Rejects the writes whose time is over. Returns the others. */
  const rejectLate = (group: readonly Write[], error: unknown): Write[] => {
    const now = performance.now();
    for (const { deadline, reject } of group) if (deadline < now) reject(toStoreUnavailable(error));
    return group.filter(({ deadline }) => deadline >= now);
  };

  /** Commits a group. Resolves with the writes to try again, because another process holds the lock. */
  const settle = async (group: readonly Write[]): Promise<Write[]> => {
    try {
      const values = await runGroup(group);
      for (const [index, { resolve }] of group.entries()) resolve(values[index] as never);
      return [];
    } catch (error) {
      if (isLocked(error)) return rejectLate(group, error);
      const locked: Write[] = [];
      if (group.length === 1) group[0]?.reject(toStoreUnavailable(error));
      // Try each write alone, because only one of them may be at fault.
      else for (const write of group) locked.push(...(await settle([write])));
      return locked;
    }
  };

  const settleAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Let all writes of the same turn join the group.
      await nextTurn();
      const locked = await settle(waiting.splice(0, maxGroupSize));
      waiting.unshift(...locked);
      if (locked.length > 0) await wait(lockRetryMs);
    }
    running = undefined;
  };

  return {
    /**
     * Resolves when the write is on the disk. While another process holds the lock, the write is tried for two seconds.
     * Rejects with `StoreUnavailable`, or with the error of `run`.
     */
    write: <T>(run: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        waiting.push({ run, deadline: performance.now() + lockTimeoutMs, resolve, reject });
        running ??= settleAll();
      }),

    /** Resolves when no write waits. */
    drained: async (): Promise<void> => running,
  };
};
