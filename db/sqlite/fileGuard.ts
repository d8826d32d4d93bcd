import { type BigIntStats, statSync } from 'node:fs';
import { type Database, SqliteError } from 'better-sqlite3';
import { getErrorCode, StoreUnavailable } from '../storeErrors.ts';
import { findDamage, isDamage } from './inspect.ts';
import { connectFile } from './schema.ts';
import { asUnavailable, createWriteQueue, isLocked, prepareCommit, type QueuedWrite } from './writeQueue.ts';

/** For this time, an unexplained change may be the unfinished checkpoint of another process. */
const checkpointMs = 1000;

const statFile = (path: string): BigIntStats => {
  try {
    return statSync(path, { bigint: true });
  } catch (error) {
    throw new StoreUnavailable(getErrorCode(error));
  }
};

const isSameInode = (one: BigIntStats, other: BigIntStats): boolean =>
  one.ino === other.ino && one.dev === other.dev;

const isSameContent = (one: BigIntStats, other: BigIntStats): boolean =>
  one.mtimeNs === other.mtimeNs && one.size === other.size;

/** The id of the newest row, and how often rows have been erased. */
const newestRowSql =
  'SELECT (SELECT id FROM bookings ORDER BY rowid DESC LIMIT 1) AS id, erasures FROM upkeep';

/** Selects a row if the newest row `@id` is still there, or if rows were erased since. */
const isCompleteSql = `SELECT 1 FROM upkeep WHERE erasures > @erasures
  OR (erasures = @erasures AND (@id IS NULL OR EXISTS (SELECT 1 FROM bookings WHERE id = @id)))`;

/**
 * Detects that another program, for example `cp`, has replaced, deleted or overwritten the database file or
 * its log. SQLite would keep writing, and the next start would lose the rows. SQLite changes the file only in
 * checkpoints, so any change without a checkpoint or a commit of another process comes from another program.
 */
const createFileGuard = (db: Database) => {
  // NOOP only reports the state. SQLite before 3.51 does not support NOOP and would run a checkpoint.
  const readLog = db.prepare<[], { checkpointed: number }>('PRAGMA wal_checkpoint(NOOP)');
  // Changes with each commit of another connection.
  const readVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  const readNewestRow = db.prepare<[], { id: string | null; erasures: number }>(newestRowSql);

  const statFiles = () => ({
    file: statFile(db.name),
    log: statFile(`${db.name}-wal`),
    index: statFile(`${db.name}-shm`),
  });
  const opened = statFiles();

  /** Throws `StoreUnavailable` if the names of the files lead to other files than the opened ones. */
  const statInPlace = () => {
    const found = statFiles();
    if (!isSameInode(found.file, opened.file)) throw new StoreUnavailable('FILE_REPLACED');
    const isLogInPlace = isSameInode(found.log, opened.log) && isSameInode(found.index, opened.index);
    if (!isLogInPlace) throw new StoreUnavailable('LOG_REPLACED');
    return found;
  };

  // Read the files last: if a checkpoint ends in between, the next read finds it and explains the change.
  const readState = () => ({
    checkpointed: readLog.get()?.checkpointed,
    version: readVersion.get(),
    ...statInPlace(),
  });

  let seen = readState();
  let newest = readNewestRow.get();
  /** The time of the first unexplained change, by `performance.now()`. */
  let unexplainedSince: number | undefined;

  /** Whether the file changed without a checkpoint and without a commit of another connection. */
  const isUnexplained = ({ file, checkpointed, version }: typeof seen): boolean =>
    !isSameContent(file, seen.file) && checkpointed === seen.checkpointed && version === seen.version;

  const isOverwritten = (): boolean =>
    unexplainedSince !== undefined && performance.now() - unexplainedSince > checkpointMs;

  /** Whether a new connection, without a cache, finds the newest row or a later erasure. */
  const isComplete = (): boolean => {
    const fresh = connectFile(db.name, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      if (fresh.prepare(isCompleteSql).get(newest) === undefined) return false;
      // After that time, an overwritten file can look like a checkpoint, so check the whole file.
      return !isOverwritten() || findDamage(fresh).length === 0;
    } catch (error) {
      if (error instanceof SqliteError && !isLocked(error)) return false;
      throw error;
    } finally {
      fresh.close();
    }
  };

  return {
    /** Throws `StoreUnavailable` if another program changed a file, or a lock error while this is uncertain. */
    check: (): void => {
      const { file, log } = statInPlace();
      if (isSameContent(file, seen.file) && log.size >= seen.log.size) return;
      const found = readState();
      if (isUnexplained(found)) {
        unexplainedSince ??= performance.now();
        if (isOverwritten()) throw new StoreUnavailable('FILE_OVERWRITTEN');
        throw new SqliteError('Another process may be changing the file', 'SQLITE_BUSY');
      }
      const code = log.size < seen.log.size ? 'LOG_TRUNCATED' : 'FILE_OVERWRITTEN';
      if (!isComplete()) throw new StoreUnavailable(code);
      seen = found;
      unexplainedSince = undefined;
    },

    /** Remembers the state after this connection rebuilt the file or emptied the log. */
    noteOwnChange: (): void => {
      seen = readState();
    },

    /** Remembers the state after a commit. Throws `StoreUnavailable` if a file was replaced meanwhile. */
    noteCommit: (): void => {
      const found = readState();
      // The next check decides on an unexplained change.
      if (!isUnexplained(found)) seen = found;
      newest = readNewestRow.get();
    },
  };
};

/**
 * Commits waiting writes together, and checks the files before and after each commit. After damage all
 * writes fail until a restart.
 */
export const createGuardedWrites = (db: Database) => {
  // Nobody relies on rows of a read-only connection or of a backup, which has no log.
  const hasLog = db.pragma('journal_mode', { simple: true }) === 'wal';
  const guard = db.readonly || !hasLog ? undefined : createFileGuard(db);
  const commitAll = prepareCommit(db);
  let damaged: StoreUnavailable | undefined;

  /** Throws `StoreUnavailable` if the files were replaced or damaged, and the errors of SQLite. */
  const check = (): void => {
    if (damaged) throw damaged;
    guard?.check();
  };

  const commit = async (group: readonly QueuedWrite[]) => {
    let isCommitted = false;
    try {
      check();
      const settles = await commitAll(group);
      isCommitted = true;
      guard?.noteCommit();
      return settles;
    } catch (error) {
      if (isDamage(error)) damaged = new StoreUnavailable(error.code, error);
      // The queue retries SQLite's lock errors, but a committed group must not run again.
      throw isCommitted ? asUnavailable(error) : error;
    }
  };

  const queue = createWriteQueue(commit);

  return {
    check,

    /** Commits a write with other waiting writes. Resolves with the result when the commit is on the disk. */
    write: queue.add,

    noteOwnChange: (): void => guard?.noteOwnChange(),

    close: async (): Promise<void> => {
      await queue.drained();
      db.close();
    },
  };
};
