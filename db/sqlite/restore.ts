import {
  chmodSync,
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from 'better-sqlite3';
import { UnusableDatabase } from '../storeErrors.ts';
import { fileTime, flush, isSameFile, resolveTarget, sideFiles, writeAtomically } from './atomicFile.ts';
import { finishCopy } from './backUp.ts';
import { checkUnused, takeAlone } from './fileLocks.ts';
import {
  type Contents,
  checkSound,
  contentsOf,
  countRows,
  DamagedDatabase,
  readWithoutWriting,
} from './inspect.ts';
import { checkIsFile } from './openDatabase.ts';
import { checkSchema } from './schema.ts';

/** A backup cannot be used. The message is a clause for an operator. */
export class UnusableBackup extends Error {}

/** The endings of a file and of the log or journal that belongs to its content. */
const withLogs = ['', ...sideFiles.filter((ending) => ending !== '-shm')];

const describeFiles = (path: string): string =>
  withLogs
    .map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
    .map((file) => `${file?.ino} ${file?.size} ${file?.mtimeNs}`)
    .join();

/** Copies a backup with the log beside it, and checks the copy. The backup itself is only read. */
const takeBackup = async (backup: string, partial: string): Promise<Contents> => {
  try {
    checkIsFile(backup);
    const before = describeFiles(backup);
    for (const ending of withLogs.filter((ending) => existsSync(backup + ending))) {
      await pipeline(createReadStream(backup + ending), createWriteStream(partial + ending, { mode: 0o600 }));
    }
    if (describeFiles(backup) !== before) throw new UnusableBackup('it is being written');
    finishCopy(partial);
    return readWithoutWriting(partial, (db) => {
      checkSchema(db);
      return contentsOf(db);
    });
  } catch (error) {
    throw error instanceof UnusableDatabase ? new UnusableBackup(error.message) : error;
  }
};

const nothing: Contents = { ids: new Set(), newest: null };

/** Reads the database that is to be replaced; `null` if it is damaged. */
const readPresent = (database: string): Contents | null => {
  if (!existsSync(database)) return nothing;
  const read = (db: Database): Contents => ('bookings' in countRows(db) ? contentsOf(db) : nothing);
  try {
    return readWithoutWriting(database, read, checkSound);
  } catch (error) {
    if (error instanceof DamagedDatabase) return null;
    throw error;
  }
};

/** Links the old files to a second name, readable by their owner only. Returns the first name, or `null` if there are none. */
const keepOld = (database: string, files: readonly string[]): string | null => {
  const kept = `${database}.before-restore-${fileTime(new Date())}`;
  for (const ending of files) {
    linkSync(database + ending, kept + ending);
    chmodSync(kept + ending, 0o600);
  }
  const [first] = files;
  return first === undefined ? null : kept + first;
};

/** When root restores, the file belongs to the user of the old file or its folder. */
const giveToOwner = (partial: string, database: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(database) ? database : dirname(database));
  chownSync(partial, uid, gid);
};

/** Both sides of a restore. `present` is `null` if it is damaged, `kept` the new name of the old database. */
export type Restored = {
  database: string;
  backup: Contents;
  present: Contents | null;
  onlyInBackup: number;
  onlyInPresent: number;
  kept: string | null;
};

/**
 * Replaces a database that no process has open with a backup. Checks a copy of the backup, and keeps the old
 * database. At every moment there is either the old or the new file. Without `fewer` the backup must have all
 * requests of a database that can be read. A dry run only compares, and the site may run. Rejects with
 * `UnusableBackup`, `UnusableDatabase`, `DatabaseInUse` or `NotWritten`.
 */
export const restore = async (
  backup: string,
  path: string,
  { dryRun = false, fewer = false } = {},
): Promise<Restored> => {
  const database = resolveTarget(path);
  if (isSameFile(backup, database)) throw new UnusableBackup('it is the database itself');
  if (!dryRun) checkUnused(database);
  const present = readPresent(database);
  // A damaged file cannot be locked.
  const lock = present !== null && !dryRun && existsSync(database) ? takeAlone(database) : undefined;
  let kept: string | null = null;
  const fill = async (partial: string) => {
    const taken = await takeBackup(backup, partial);
    const ids = present?.ids ?? nothing.ids;
    const [onlyInBackup, onlyInPresent] = [taken.ids.difference(ids).size, ids.difference(taken.ids).size];
    if (onlyInPresent > 0 && !fewer && !dryRun) {
      const lacking = `${onlyInPresent} of the ${ids.size} requests of the database`;
      throw new UnusableBackup(`it lacks ${lacking} (--fewer restores it nevertheless)`);
    }
    return { backup: taken, present, onlyInBackup, onlyInPresent };
  };
  const beforeReplacing = (_compared: unknown, partial: string): void => {
    giveToOwner(partial, database);
    // A locked database has no log any more, and the journal beside it belongs to the lock.
    kept = keepOld(database, lock ? [''] : withLogs.filter((ending) => existsSync(database + ending)));
    // Remove the old log before the new file is there: after a power cut, SQLite would apply it to the new file.
    for (const ending of sideFiles) rmSync(database + ending, { force: true });
    flush(dirname(database));
  };
  try {
    const compared = await writeAtomically(database, fill, { beforeReplacing, dryRun });
    return { ...compared, database, kept };
  } finally {
    lock?.release();
  }
};
