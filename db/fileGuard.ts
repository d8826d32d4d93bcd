import { type BigIntStats, closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { StoreUnavailable } from './storeUnavailable.ts';

/** What the beginning of a `-shm` file tells of checkpoints (sqlite.org/walformat.html); offsets and lengths in bytes. */
const fields = { salts: [32, 40], moved: [96, 100], beingMoved: [128, 132] } as const;
const beginningLength = 132;

type Checkpoints = { salts: string; moved: string; beingMoved: string };

/** Whether a process moves pages into the file right now, or did between two looks. */
const hasCheckpoint = (before: Checkpoints, now: Checkpoints): boolean =>
  now.moved !== now.beingMoved || now.salts !== before.salts || now.moved !== before.moved;

/** Throws the system's code where there is no such file. */
const statOf = (path: string): BigIntStats => {
  try {
    return statSync(path, { bigint: true });
  } catch (error) {
    throw new StoreUnavailable(error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN');
  }
};

const isSameFile = (one: BigIntStats, other: BigIntStats): boolean =>
  one.ino === other.ino && one.dev === other.dev;

const isSameContent = (one: BigIntStats, other: BigIntStats): boolean =>
  one.mtimeNs === other.mtimeNs && one.size === other.size;

/**
 * Watches that a database's file and its write-ahead log are still the ones that were opened, and that nobody but SQLite
 * wrote into them. SQLite goes on writing into files that were moved, deleted or overwritten under it, and nobody would
 * find those rows after the next start. The file itself changes in checkpoints only, of whichever process: a change without
 * one is a stranger's, as of a backup that was copied over it.
 */
export const createFileGuard = (db: Database) => {
  const logPath = `${db.name}-wal`;
  // Never closed while the database is open: closing any descriptor of a file lets go of the process's locks on it.
  const index = openSync(`${db.name}-shm`, 'r');
  const beginning = Buffer.alloc(beginningLength);
  const readCheckpoints = (): Checkpoints => {
    readSync(index, beginning, 0, beginningLength, 0);
    const read = (field: keyof typeof fields) => beginning.toString('hex', ...fields[field]);
    return { salts: read('salts'), moved: read('moved'), beingMoved: read('beingMoved') };
  };

  let file = statOf(db.name);
  let checkpoints = readCheckpoints();
  const log = statOf(logPath);
  let logSize = log.size;

  return {
    /**
     * Throws `StoreUnavailable` where the files are not what they were. `isWhole` tells whether what was promised can still
     * be read although the log became shorter, as after another process moved it into the file.
     */
    check: (isWhole: () => boolean): void => {
      const found = statOf(db.name);
      if (!isSameFile(found, file)) throw new StoreUnavailable('FILE_REPLACED');
      const foundCheckpoints = readCheckpoints();
      if (!isSameContent(found, file) && !hasCheckpoint(checkpoints, foundCheckpoints)) {
        throw new StoreUnavailable('FILE_OVERWRITTEN');
      }
      const foundLog = statOf(logPath);
      if (!isSameFile(foundLog, log)) throw new StoreUnavailable('LOG_REPLACED');
      if (foundLog.size < logSize && !isWhole()) throw new StoreUnavailable('LOG_TRUNCATED');
      file = found;
      checkpoints = foundCheckpoints;
      logSize = foundLog.size;
    },

    close: (): void => closeSync(index),
  };
};
