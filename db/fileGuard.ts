import { type BigIntStats, closeSync, openSync, readSync, statSync } from 'node:fs';
import Database, { SqliteError } from 'better-sqlite3';
import { asUnavailable, StoreUnavailable } from './storeUnavailable.ts';
import { createCommitGroup, createWriteQueue, type Outcome, type Write } from './writeQueue.ts';

/** The checkpoint fields at the start of a `-shm` file (sqlite.org/walformat.html): offsets in bytes, from and to. */
const fields = { salts: [32, 40], moved: [96, 100], beingMoved: [128, 132] } as const;
const headerLength = 132;

type Checkpoints = { salts: string; moved: string; beingMoved: string };

/** Whether a checkpoint runs now, or ran between the two readings. */
const hasCheckpoint = (before: Checkpoints, now: Checkpoints): boolean =>
  now.moved !== now.beingMoved || now.salts !== before.salts || now.moved !== before.moved;

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
 * Detects that the database file or its write-ahead log was replaced, deleted or overwritten by another program. SQLite
 * keeps writing into such files, and the rows would be lost at the next start. SQLite changes the main file only in
 * checkpoints, so a change without a checkpoint comes from another program, for example from a backup copied over it.
 */
const createFileGuard = (db: Database.Database) => {
  const logPath = `${db.name}-wal`;
  // Stays open as long as the database: closing any descriptor of a file releases the process's locks on it.
  const index = openSync(`${db.name}-shm`, 'r');
  const header = Buffer.alloc(headerLength);
  const readCheckpoints = (): Checkpoints => {
    readSync(index, header, 0, headerLength, 0);
    const read = (field: keyof typeof fields) => header.toString('hex', ...fields[field]);
    return { salts: read('salts'), moved: read('moved'), beingMoved: read('beingMoved') };
  };

  let file = statOf(db.name);
  let checkpoints = readCheckpoints();
  const log = statOf(logPath);
  let logSize = log.size;

  return {
    /**
     * Throws `StoreUnavailable` if a file changed. A shorter log is fine if a checkpoint of another process moved its rows
     * into the file; `isComplete` tells whether the acknowledged rows can still be read.
     */
    check: (isComplete: () => boolean): void => {
      const found = statOf(db.name);
      if (!isSameFile(found, file)) throw new StoreUnavailable('FILE_REPLACED');
      const foundCheckpoints = readCheckpoints();
      if (!isSameContent(found, file) && !hasCheckpoint(checkpoints, foundCheckpoints)) {
        throw new StoreUnavailable('FILE_OVERWRITTEN');
      }
      const foundLog = statOf(logPath);
      if (!isSameFile(foundLog, log)) throw new StoreUnavailable('LOG_REPLACED');
      if (foundLog.size < logSize && !isComplete()) throw new StoreUnavailable('LOG_TRUNCATED');
      file = found;
      checkpoints = foundCheckpoints;
      logSize = foundLog.size;
    },

    close: (): void => closeSync(index),
  };
};

/** SQLite's codes for a damaged file. */
const damageCodes = /^SQLITE_(CORRUPT|NOTADB)/;

const openReader = (path: string) => new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });

/** Reads whether a row is there, and how often rows were erased. */
const prepareReadBack = (db: Database.Database) =>
  db.prepare<[string], { isThere: 0 | 1; erasures: number }>(
    'SELECT EXISTS (SELECT 1 FROM bookings WHERE id = ?) AS isThere, erasures FROM upkeep',
  );

/**
 * Writes to a database whose files are guarded. Waiting writes are committed together. The files are checked before and
 * after each commit, and each new row is read back over a second connection. After damage all writes fail until a restart,
 * which checks the file.
 */
export const createGuardedWrites = (db: Database.Database) => {
  let damaged: StoreUnavailable | undefined;
  /** The last acknowledged row, and how often rows had been erased by then. */
  let last: { id: string; erasures: number } | undefined;

  // A read-only connection acknowledges no rows, and a backup, which has no log, takes none.
  const hasLog = db.pragma('journal_mode', { simple: true }) === 'wal';
  const guard = db.readonly || !hasLog ? undefined : createFileGuard(db);
  const reader = db.readonly ? db : openReader(db.name);
  const readBack = prepareReadBack(reader);

  /** Whether a new connection, which has nothing cached, can read the last acknowledged row or knows of a later erasure. */
  const isComplete = (): boolean => {
    if (last === undefined) return true;
    const fresh = openReader(db.name);
    try {
      const found = prepareReadBack(fresh).get(last.id);
      return found !== undefined && (found.isThere === 1 || found.erasures > last.erasures);
    } catch (error) {
      if (error instanceof SqliteError) return false;
      throw error;
    } finally {
      fresh.close();
    }
  };

  /** Throws `StoreUnavailable` if the files were replaced or damaged. */
  const check = (): void => {
    if (damaged) throw damaged;
    guard?.check(isComplete);
  };

  const commitGroup = createCommitGroup(db);

  /** Reads all new rows of a group from one snapshot, and fails the writes whose rows are missing. */
  const readBackAll = reader.transaction((outcomes: readonly Outcome[], group: readonly Write[]) =>
    outcomes.map((outcome, index): Outcome => {
      const id = 'value' in outcome ? group[index]?.idOf(outcome.value) : undefined;
      if (id === undefined) return outcome;
      const found = readBack.get(id);
      if (found?.isThere !== 1) return { error: new StoreUnavailable('NOT_READ_BACK') };
      last = { id, erasures: found.erasures };
      return outcome;
    }),
  );

  const queue = createWriteQueue((group) => {
    let isCommitted = false;
    try {
      check();
      const outcomes = commitGroup(group.map(({ run }) => run));
      isCommitted = true;
      check();
      return readBackAll(outcomes, group);
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (unavailable instanceof StoreUnavailable && damageCodes.test(unavailable.code)) {
        damaged = unavailable;
      }
      // The queue retries SQLite's lock errors, but a committed group must not run again.
      throw isCommitted ? unavailable : error;
    }
  });

  return {
    check,

    /**
     * Commits a write together with others that wait, and resolves with its result when it is on the disk. `idOf` names the
     * row that must be there then, if the write inserts one.
     */
    write: <T>(run: () => T, idOf: (result: T) => string | undefined = () => undefined): Promise<T> =>
      queue.add(run, idOf),

    /** Closes the file when no write waits any more. */
    close: async (): Promise<void> => {
      await queue.drained();
      reader.close();
      db.close();
      guard?.close();
    },
  };
};
