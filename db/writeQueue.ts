import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type Database, SqliteError } from 'better-sqlite3';
import { asUnavailable, isLocked, lockRetryMs, lockTimeoutMs } from './storeUnavailable.ts';

/** The result of one write of a group. */
export type Outcome = { value: unknown } | { error: unknown };

/** A write, and the id of the row that it inserts, if it inserts one. */
export type Write = { run: () => unknown; idOf: (result: unknown) => string | undefined };

/** Commits writes together and returns the outcome of each. Throws if the whole group failed. */
type Commit = (group: readonly Write[]) => readonly Outcome[];

/** SQLite's codes for an error in one statement. All other codes concern the file, and so the whole group. */
const constraintCodes = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/;

const isConstraintError = (error: unknown): boolean =>
  !(error instanceof SqliteError) || constraintCodes.test(error.code);

/**
 * Runs writes in one transaction, which is on the disk when the function returns. A constraint error rolls back that write
 * only; an error of the file fails the whole group and throws. A write may run twice: its first run is rolled back then.
 */
export const createCommitGroup = (db: Database) => {
  type Writes = readonly (() => unknown)[];
  const together = db.transaction((writes: Writes): readonly Outcome[] =>
    writes.map((write) => ({ value: write() })),
  );
  // A transaction within a transaction is a savepoint.
  const inSavepoint = db.transaction((write: () => unknown) => write());
  const attempt = (write: () => unknown): Outcome => {
    try {
      return { value: inSavepoint(write) };
    } catch (error) {
      if (isConstraintError(error)) return { error };
      throw error;
    }
  };
  const withSavepoints = db.transaction((writes: Writes) => writes.map(attempt));

  return (writes: Writes): readonly Outcome[] => {
    try {
      return together.immediate(writes);
    } catch (error) {
      // Savepoints make a write a tenth slower, and few groups need them.
      if (isConstraintError(error)) return withSavepoints.immediate(writes);
      throw error;
    }
  };
};

type Waiting = Write & {
  /** When the write stops waiting for a lock, by `performance.now()`. */
  deadline: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** The limit of one commit, so that other processes wait only briefly for the lock. */
const largestGroup = 64;

const settle = (group: readonly Waiting[], outcomes: readonly Outcome[]): void => {
  for (const [index, { resolve, reject }] of group.entries()) {
    const outcome = outcomes[index];
    if (outcome && 'value' in outcome) resolve(outcome.value);
    else reject(asUnavailable(outcome?.error));
  }
};

const rejectAll = (group: readonly Waiting[], error: unknown): void => {
  for (const { reject } of group) reject(asUnavailable(error));
};

/**
 * Collects writes while others are being committed, and commits them together. While another process holds the lock, writes
 * wait and more of them join; each write fails after two seconds.
 */
export const createWriteQueue = (commit: Commit) => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** Commits a group and returns the writes that must be retried. */
  const attempt = (group: readonly Waiting[]): readonly Waiting[] => {
    try {
      settle(group, commit(group));
    } catch (error) {
      if (isLocked(error)) {
        const { late = [], again = [] } = Object.groupBy(group, ({ deadline }) =>
          deadline < performance.now() ? 'late' : 'again',
        );
        rejectAll(late, error);
        return again;
      }
      // A full disk may still have room for some of the writes.
      const isFull = error instanceof SqliteError && error.code === 'SQLITE_FULL';
      if (isFull && group.length > 1) for (const write of group) rejectAll(attempt([write]), error);
      else rejectAll(group, error);
    }
    return [];
  };

  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Let all writes of the same turn join the group.
      await nextTurn();
      const again = attempt(waiting.splice(0, largestGroup));
      if (again.length === 0) continue;
      waiting = [...again, ...waiting];
      await wait(lockRetryMs);
    }
    running = undefined;
  };

  return {
    /**
     * Resolves with the result of `run` when it is on the disk. Rejects with `StoreUnavailable`, or with the error that
     * `run` threw.
     */
    add: <T>(run: () => T, idOf: (result: T) => string | undefined): Promise<T> =>
      new Promise((resolve, reject) => {
        const deadline = performance.now() + lockTimeoutMs;
        // `resolve` and `idOf` get the result of their own `run`, which the type of the array cannot say.
        waiting.push({ run, idOf, deadline, resolve, reject } as unknown as Waiting);
        running ??= commitAll();
      }),

    /** Resolves when no write waits any more. */
    drained: async (): Promise<void> => running,
  };
};
