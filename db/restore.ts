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
import type Database from 'better-sqlite3';
import { type Copy, finishCopy, isSameFile } from './backUp.ts';
import { fileTime } from './fileTime.ts';
import { checkSound, countRows, DamagedDatabase, openUntouched, requestsIn } from './inspect.ts';
import { checkUnused, takeAlone } from './inUse.ts';
import { UnusableDatabase } from './openDatabase.ts';
import { sideFiles } from './sideFiles.ts';
import { flush, placeOf, writeBeside } from './writeBeside.ts';

/** A backup is not used; the message is a clause for an operator. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

/** A file and the log or journal that belong to its content. */
const withLogs = ['', ...sideFiles.filter((ending) => ending !== '-shm')];

/** Tells two states of a file and its log apart. */
const stateOf = (path: string): string =>
  withLogs
    .map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
    .map((file) => `${file?.ino} ${file?.size} ${file?.mtimeNs}`)
    .join();

/** Copies a backup, and the log beside one that was made by hand, and checks it; the backup itself is only read. */
const takeBackup = async (backup: string, partial: string): Promise<Copy> => {
  const file = statSync(backup, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new UnusableBackup(file ? 'it is not a file' : 'there is no such file');
  const before = stateOf(backup);
  for (const ending of withLogs.filter((ending) => existsSync(backup + ending))) {
    await pipeline(createReadStream(backup + ending), createWriteStream(partial + ending, { mode: 0o600 }));
  }
  if (stateOf(backup) !== before) throw new UnusableBackup('it is being written');
  try {
    return { requests: requestsIn(finishCopy(partial)), bytes: statSync(partial).size };
  } catch (error) {
    throw error instanceof UnusableDatabase ? new UnusableBackup(error.message) : error;
  }
};

/** Throws where a file holds something else than requests; an empty one holds nothing. */
const checkReplaceable = (db: Database.Database): void => {
  const rows = countRows(db);
  if (Object.keys(rows).length > 0 && !('bookings' in rows)) {
    throw new UnusableDatabase('it holds no bookings of this site');
  }
  checkSound(db);
};

/** `files` are those that hold what is to be replaced, by the end of their names. */
type Claim = { files: readonly string[]; release: () => void };

/** Keeps everybody out of what is about to be replaced, where SQLite can: a damaged file has no locks to take. */
const claim = (database: string): Claim => {
  checkUnused(database);
  const asItLies = { files: withLogs.filter((ending) => existsSync(database + ending)), release: () => {} };
  if (!existsSync(database)) return asItLies;
  try {
    openUntouched(database, checkReplaceable).close();
  } catch (error) {
    if (error instanceof DamagedDatabase) return asItLies;
    throw error;
  }
  return { files: [''], ...takeAlone(database) };
};

/** Gives files a second name, for their owner's eyes alone. Returns the first one's, or `null` if there are none. */
const keepOld = (database: string, files: readonly string[]): string | null => {
  const kept = `${database}.before-restore-${fileTime(new Date())}`;
  for (const ending of files) {
    linkSync(database + ending, kept + ending);
    chmodSync(kept + ending, 0o600);
  }
  const [first] = files;
  return first === undefined ? null : kept + first;
};

/** Root restores for the user whom the site runs as. */
const giveToOwner = (partial: string, database: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(database) ? database : dirname(database));
  chownSync(partial, uid, gid);
};

/** Throws where what is in its place now is not what was put there. */
const checkRestored = (database: string, requests: number): void => {
  const db = openUntouched(database);
  try {
    checkSound(db);
    if (requestsIn(countRows(db)) < requests)
      throw new UnusableDatabase('requests of the backup are missing');
  } finally {
    db.close();
  }
};

/** What a restore did, or would do. `kept` is where that is now which was there before. */
export type Restored = Copy & { database: string; kept: string | null };

/**
 * Puts a backup in the place of a database that no process has open. The backup is checked before, the database after; no
 * log of the one can be taken for the other's; what was there is kept beside it. There is the old or the new file at every
 * moment. Rejects with `UnusableBackup`, `UnusableDatabase`, `DatabaseInUse` or `NotWritten`.
 */
export const restore = async (backup: string, path: string, { dryRun = false } = {}): Promise<Restored> => {
  const database = placeOf(path);
  if (isSameFile(backup, database)) throw new UnusableBackup('it is the database itself');
  const { files, release } = claim(database);
  let kept: string | null = null;
  const replace = (_checked: Copy, partial: string): void => {
    giveToOwner(partial, database);
    kept = keepOld(database, files);
    // Before the new file is there, so that it never lies beside another one's log, whenever the power goes.
    for (const ending of sideFiles) rmSync(database + ending, { force: true });
    flush(dirname(database));
  };
  let copy: Copy;
  try {
    const options = { beforeReplacing: replace, dryRun };
    copy = await writeBeside(database, (partial) => takeBackup(backup, partial), options);
  } finally {
    release();
  }
  if (!dryRun) checkRestored(database, copy.requests);
  return { ...copy, database, kept };
};
