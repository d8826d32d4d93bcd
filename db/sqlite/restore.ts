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
import {
  fileTime,
  flushToDisk,
  isSameFile,
  resolveTarget,
  sideFiles,
  writeAtomically,
} from './atomicFile.ts';
import { checkBackup } from './backUp.ts';
import { checkIsFile } from './fileHeader.ts';
import {
  checkSound,
  countRows,
  DamagedDatabase,
  type DatabaseContents,
  readContents,
  readWithoutWriting,
} from './inspect.ts';
import { lockExclusively } from './retry.ts';
import { checkSchema, connectFile } from './schema.ts';

const unusable = (backup: string, reason: string): Error =>
  new Error(`${backup} cannot be restored: ${reason}.`);

/** The endings of a database file, and of the log or journal that is part of its content. */
const contentEndings = ['', ...sideFiles.filter((ending) => ending !== '-shm')];

const describeFiles = (path: string): string =>
  contentEndings
    .map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
    .map((file) => `${file?.ino} ${file?.size} ${file?.mtimeNs}`)
    .join();

/** Copies a backup with the log beside it, and checks the copy. The backup itself is only read. */
const copyBackup = async (backup: string, partial: string): Promise<DatabaseContents> => {
  try {
    checkIsFile(backup);
    const before = describeFiles(backup);
    for (const ending of contentEndings.filter((ending) => existsSync(backup + ending))) {
      await pipeline(createReadStream(backup + ending), createWriteStream(partial + ending, { mode: 0o600 }));
    }
    if (describeFiles(backup) !== before) throw new UnusableDatabase('it is being written');
    checkBackup(partial);
    return readWithoutWriting(partial, (db) => {
      checkSchema(db);
      return readContents(db);
    });
  } catch (error) {
    throw error instanceof UnusableDatabase ? unusable(backup, error.message) : error;
  }
};

const noContents: DatabaseContents = { ids: new Set(), newest: null };

/** Reads the database that the backup replaces; `null` if it is damaged. */
const readCurrent = (database: string): DatabaseContents | null => {
  if (!existsSync(database)) return noContents;
  const read = (db: Database): DatabaseContents =>
    'bookings' in countRows(db) ? readContents(db) : noContents;
  try {
    return readWithoutWriting(database, read, checkSound);
  } catch (error) {
    if (error instanceof DamagedDatabase) return null;
    throw error;
  }
};

/** Locks a sound database until it is closed, and moves its log into the file. */
const lockFile = (path: string): Database => {
  const db = connectFile(path, { timeout: 0, fileMustExist: true });
  try {
    lockExclusively(db);
    db.exec('COMMIT');
    db.pragma('journal_mode = DELETE');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Gives the old files second names, readable by their owner only. Returns that of the first file, or `null`. */
const linkOldFiles = (database: string, files: readonly string[]): string | null => {
  const kept = `${database}.before-restore-${fileTime(new Date())}`;
  for (const ending of files) {
    linkSync(database + ending, kept + ending);
    chmodSync(kept + ending, 0o600);
  }
  const [first] = files;
  return first === undefined ? null : kept + first;
};

/** When root restores, gives the new file to the owner of the old file or of its folder. */
const copyOwner = (partial: string, database: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(database) ? database : dirname(database));
  chownSync(partial, uid, gid);
};

/** A comparison. `current` is `null` if it is damaged. `kept` is the new name of the old database. */
export type RestoreResult = {
  database: string;
  backup: DatabaseContents;
  current: DatabaseContents | null;
  onlyInBackup: number;
  onlyInCurrent: number;
  kept: string | null;
};

/**
 * Replaces a database that no process has open with a backup. Checks a copy of the backup, and keeps the old
 * database. At every moment there is either the old or the new file. Without `fewer` the backup must have all
 * bookings of a database that can be read. A dry run only compares, and the site may run. Rejects with
 * `UnusableDatabase` or `FileNotWritten`.
 */
export const restore = async (
  backup: string,
  path: string,
  { dryRun = false, fewer = false } = {},
): Promise<RestoreResult> => {
  const database = resolveTarget(path);
  if (isSameFile(backup, database)) throw unusable(backup, 'it is the database itself');
  const current = readCurrent(database);
  // A damaged file cannot be locked.
  const lock = current !== null && !dryRun && existsSync(database) ? lockFile(database) : undefined;
  let kept: string | null = null;
  const fill = async (partial: string) => {
    const copied = await copyBackup(backup, partial);
    const ids = current?.ids ?? noContents.ids;
    const [onlyInBackup, onlyInCurrent] = [copied.ids.difference(ids).size, ids.difference(copied.ids).size];
    if (onlyInCurrent > 0 && !fewer && !dryRun) {
      const lacking = `${onlyInCurrent} of the ${ids.size} requests of the database`;
      throw unusable(backup, `it lacks ${lacking} (--fewer restores it nevertheless)`);
    }
    return { backup: copied, current, onlyInBackup, onlyInCurrent };
  };
  const beforeReplacing = (_compared: unknown, partial: string): void => {
    copyOwner(partial, database);
    // A locked database has no log any more, and the journal beside it belongs to the lock.
    const oldEndings = lock ? [''] : contentEndings.filter((ending) => existsSync(database + ending));
    kept = linkOldFiles(database, oldEndings);
    // Remove the old log before the new file is there: after a power cut, SQLite would apply it to the new file.
    for (const ending of sideFiles) rmSync(database + ending, { force: true });
    flushToDisk(dirname(database));
  };
  try {
    const compared = await writeAtomically(database, fill, { beforeReplacing, dryRun });
    return { ...compared, database, kept };
  } finally {
    lock?.close();
  }
};
