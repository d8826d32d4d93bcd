import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { SqliteError } from 'better-sqlite3';
import type { Outcome } from './commitGroup.ts';
import { asUnavailable, isLocked, lockRetryMs, lockTimeoutMs } from './retryWhileLocked.ts';

/** A write, and which row has to be there when it is done, if one has. */
export type Write = { run: () => unknown; idOf: (result: unknown) => string | undefined };

/** Commits some writes together, and returns what became of each. Throws where none could be done. */
type Commit = (group: readonly Write[]) => readonly Outcome[];

type Waiting = Write & {
  /** Until when it waits for a lock, by `performance.now()`. */
  deadline: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** So many writes are committed at once: other processes wait no longer for the lock, and those who asked are answered in one turn. */
const largestGroup = 64;

/** Whether the disk has no room for a group; for some of it there may be. */
const isFull = (error: unknown): boolean => error instanceof SqliteError && error.code === 'SQLITE_FULL';

const settle = (group: readonly Waiting[], outcomes: readonly Outcome[]): void => {
  for (const [index, { resolve, reject }] of group.entries()) {
    const outcome = outcomes[index];
    if (outcome && 'value' in outcome) resolve(outcome.value);
    else reject(asUnavailable(outcome?.error));
  }
};

const refuse = (group: readonly Waiting[], error: unknown): void => {
  for (const { reject } of group) reject(asUnavailable(error));
};

/**
 * Collects the writes that are asked for while others are committed, and commits them together. While another process has
 * the lock they wait and others join them; each gives up after two seconds of its own.
 */
export const createWriteQueue = (commit: Commit) => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const commitAlone = (write: Waiting): void => {
    try {
      settle([write], commit([write]));
    } catch (error) {
      refuse([write], error);
    }
  };

  /** Commits a group, and returns those of it that are to be tried again. */
  const attempt = (group: readonly Waiting[]): readonly Waiting[] => {
    try {
      settle(group, commit(group));
    } catch (error) {
      if (isLocked(error)) {
        const now = performance.now();
        refuse(
          group.filter(({ deadline }) => deadline < now),
          error,
        );
        return group.filter(({ deadline }) => deadline >= now);
      }
      if (isFull(error) && group.length > 1) group.forEach(commitAlone);
      else refuse(group, error);
    }
    return [];
  };

  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Whatever is asked for in the same turn goes with it.
      await nextTurn();
      const again = attempt(waiting.splice(0, largestGroup));
      if (again.length === 0) continue;
      waiting = [...again, ...waiting];
      await wait(lockRetryMs);
    }
    running = undefined;
  };

  return {
    /** Resolves with what it returned when it is on the disk. Rejects with `StoreUnavailable`, or with what it threw. */
    add: <T>(run: () => T, idOf: (result: T) => string | undefined): Promise<T> =>
      new Promise((resolve, reject) => {
        const deadline = performance.now() + lockTimeoutMs;
        // Each gets back what its own `run` returned.
        const own = { run, idOf, resolve } as unknown as Waiting;
        waiting.push({ ...own, deadline, reject });
        running ??= commitAll();
      }),

    /** Resolves when nothing waits any more. */
    drained: async (): Promise<void> => running,
  };
};
