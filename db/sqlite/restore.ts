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
import { UnusableDatabase } from '../storeErrors.ts';
import { fileTime, flush, isSameFile, placeOf, sideFiles, writeAtomically } from './atomicFile.ts';
import { type Copy, finishCopy } from './backUp.ts';
import { checkUnused, takeAlone } from './fileLocks.ts';
import { checkSound, countRows, DamagedDatabase, openUntouched } from './inspect.ts';
import { checkIsFile } from './openDatabase.ts';

/** A backup cannot be used. The message is a clause for an operator. */
export class UnusableBackup extends Error {}

/** The endings of a file and of the log or journal that belongs to its content. */
const withLogs = ['', ...sideFiles.filter((ending) => ending !== '-shm')];

const stateOf = (path: string): string =>
  withLogs
    .map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
    .map((file) => `${file?.ino} ${file?.size} ${file?.mtimeNs}`)
    .join();

/** Copies a backup with the log beside it, and checks the copy. The backup itself is only read. */
const takeBackup = async (backup: string, partial: string): Promise<Copy> => {
  try {
    checkIsFile(backup);
    const before = stateOf(backup);
    for (const ending of withLogs.filter((ending) => existsSync(backup + ending))) {
      await pipeline(createReadStream(backup + ending), createWriteStream(partial + ending, { mode: 0o600 }));
    }
    if (stateOf(backup) !== before) throw new UnusableBackup('it is being written');
    return { requests: finishCopy(partial)['bookings'] ?? 0, bytes: statSync(partial).size };
  } catch (error) {
    throw error instanceof UnusableDatabase ? new UnusableBackup(error.message) : error;
  }
};

/** Locks the database that is to be replaced. A damaged file cannot be locked. `files` are the endings of its files. */
const claim = (database: string): { files: readonly string[]; release: () => void } => {
  checkUnused(database);
  const unlocked = { files: withLogs.filter((ending) => existsSync(database + ending)), release: () => {} };
  if (!existsSync(database)) return unlocked;
  try {
    openUntouched(database, checkSound).close();
  } catch (error) {
    if (error instanceof DamagedDatabase) return unlocked;
    throw error;
  }
  return { files: [''], ...takeAlone(database) };
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

/** Throws if the restored file is damaged or incomplete. */
const checkRestored = (database: string, requests: number): void => {
  const db = openUntouched(database);
  try {
    checkSound(db);
    if ((countRows(db)['bookings'] ?? 0) < requests)
      throw new UnusableDatabase('requests of the backup are missing');
  } finally {
    db.close();
  }
};

/**
 * Replaces a database that no process has open with a backup. Checks the backup before and the database afterwards, and
 * keeps the old database under the name `kept`. At every moment there is either the old or the new file. Rejects with `UnusableBackup`,
 * `UnusableDatabase`, `DatabaseInUse` or `NotWritten`.
 */
export const restore = async (
  backup: string,
  path: string,
  { dryRun = false } = {},
): Promise<Copy & { database: string; kept: string | null }> => {
  const database = placeOf(path);
  if (isSameFile(backup, database)) throw new UnusableBackup('it is the database itself');
  const { files, release } = claim(database);
  let kept: string | null = null;
  const beforeReplacing = (_checked: Copy, partial: string): void => {
    giveToOwner(partial, database);
    kept = keepOld(database, files);
    // Remove the old log before the new file is there: after a power cut, SQLite would apply it to the new file.
    for (const ending of sideFiles) rmSync(database + ending, { force: true });
    flush(dirname(database));
  };
  let copy: Copy;
  try {
    copy = await writeAtomically(database, (partial) => takeBackup(backup, partial), {
      beforeReplacing,
      dryRun,
    });
  } finally {
    release();
  }
  if (!dryRun) checkRestored(database, copy.requests);
  return { ...copy, database, kept };
};
