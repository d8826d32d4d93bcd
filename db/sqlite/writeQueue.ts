import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type Database, SqliteError } from 'better-sqlite3';
import { StoreUnavailable } from '../storeErrors.ts';

/** The time limit for SQLite's write lock while another process holds the lock. */
const lockTimeoutMs = 2000;
const lockRetryMs = 20;

/** Whether another process holds the lock. Only this error is worth a retry. */
export const isLocked = (error: unknown): error is SqliteError =>
  error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

/** Converts an error of SQLite to `StoreUnavailable`; returns any other error as it is. */
export const asUnavailable = (error: unknown): unknown =>
  error instanceof SqliteError ? new StoreUnavailable(error.code, error) : error;

/** Retries for two seconds while another process holds the lock. The event loop is free meanwhile. */
export const retryWhileLocked = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw asUnavailable(error);
    }
    await wait(lockRetryMs);
  }
};

/** A waiting write. `run` must only await microtasks, so that no other code runs in the transaction. */
export type QueuedWrite = {
  run: () => Promise<unknown>;
  /** The time at which the write gives up waiting for a lock, by `performance.now()`. */
  deadline: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** Resolves or rejects the promise of one write, after the commit of its group. */
type Settle = () => void;

/** SQLite's codes for an error in one statement. Any other code concerns the file and fails the whole group. */
const constraintCodes = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/;

const isConstraintError = (error: unknown): boolean =>
  !(error instanceof SqliteError) || constraintCodes.test(error.code);

/** Commits a group. A constraint error rolls back one write; any other error fails the whole group. */
export const prepareCommit = (db: Database) => {
  /** Runs `begin`, `work` and `end`, or `undo` if `work` or `end` fails. */
  const createBlock = (begin: string, end: string, undo: string) => {
    const statements = { begin: db.prepare(begin), end: db.prepare(end), undo: db.prepare(undo) };
    return async <T>(work: () => Promise<T>): Promise<T> => {
      statements.begin.run();
      try {
        const value = await work();
        statements.end.run();
        return value;
      } catch (error) {
        // SQLite itself ends a transaction after some errors.
        if (db.inTransaction) statements.undo.run();
        throw error;
      }
    };
  };
  const inTransaction = createBlock('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK');
  const inSavepoint = createBlock('SAVEPOINT one', 'RELEASE one', 'ROLLBACK TO one');

  const runOne = async ({ run, resolve, reject }: QueuedWrite): Promise<Settle> => {
    try {
      const value = await inSavepoint(run);
      return () => resolve(value);
    } catch (error) {
      if (!isConstraintError(error)) throw error;
      return () => reject(asUnavailable(error));
    }
  };

  return (group: readonly QueuedWrite[]): Promise<Settle[]> =>
    inTransaction(async () => {
      const settles: Settle[] = [];
      for (const write of group) settles.push(await runOne(write));
      return settles;
    });
};

/** The maximum number of writes in one commit, because other processes wait for its lock. */
const maxGroupSize = 64;

/** Collects writes while others are committed or another process has the lock, and commits them together. */
export const createWriteQueue = (commit: (group: readonly QueuedWrite[]) => Promise<readonly Settle[]>) => {
  let waiting: QueuedWrite[] = [];
  let running: Promise<void> | undefined;

  const rejectAll = (group: readonly QueuedWrite[], error: unknown): void => {
    for (const { reject } of group) reject(asUnavailable(error));
  };

  /** Commits a group. Resolves with the writes that another process's lock prevented, to be tried again. */
  const commitGroup = async (group: readonly QueuedWrite[]): Promise<readonly QueuedWrite[]> => {
    try {
      for (const settle of await commit(group)) settle();
    } catch (error) {
      if (isLocked(error)) {
        const now = performance.now();
        const late = group.filter(({ deadline }) => deadline < now);
        rejectAll(late, error);
        return group.filter(({ deadline }) => deadline >= now);
      }
      // Commit each write alone, because a full disk may still have room for some of them.
      const isFull = error instanceof SqliteError && error.code === 'SQLITE_FULL';
      if (isFull && group.length > 1) for (const write of group) rejectAll(await commitGroup([write]), error);
      else rejectAll(group, error);
    }
    return [];
  };

  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Let all writes of the same turn join the group.
      await nextTurn();
      const again = await commitGroup(waiting.splice(0, maxGroupSize));
      if (again.length === 0) continue;
      waiting = [...again, ...waiting];
      await wait(lockRetryMs);
    }
    running = undefined;
  };

  return {
    /** Resolves when the write is on the disk. Rejects with `StoreUnavailable`, or the error of `run`. */
    add: <T>(run: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const deadline = performance.now() + lockTimeoutMs;
        // The array loses the type `T`, but `resolve` always receives the result of `run`.
        waiting.push({ run, deadline, resolve, reject } as QueuedWrite);
        running ??= commitAll();
      }),

    drained: async (): Promise<void> => running,
  };
};
