import { accessSync, constants, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import { countBookings } from './bookings.ts';
import { checkBookingsFile, createPrivateFile, describeDatabaseError, openSqliteFile } from './database.ts';

/**
 * Throws an error for the operator unless the file holds only bookings of this version, and is not damaged.
 */
const checkSound = (db: Database): void => {
  checkBookingsFile(db);
  // A trigger of somebody who changed the file would act on the requests of the site.
  const triggerOrView = db.prepare("SELECT 1 FROM sqlite_schema WHERE type IN ('trigger', 'view')").get();
  if (triggerOrView !== undefined)
    throw new Error(`${db.name} has a trigger or a view, which no backup has.`);
  if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error(`${db.name} is damaged.`);
};

/** Copies all pages of a database into another. Throws if another process locks the target. */
const copyPages = async (source: Database, target: string): Promise<void> => {
  const { totalPages } = await source.backup(target).catch((error: unknown) => {
    throw describeDatabaseError(error, target);
  });
  // better-sqlite3 resolves without having copied anything if the target is locked.
  if (totalPages === 0)
    throw new Error(`Nothing was copied, because another process is writing to ${target}. Try again.`);
};

/** Makes a copy a single file without a log, checks it, and returns the number of its bookings. */
const finishCopy = (path: string): number => {
  const copy = openSqliteFile(path, {}, (db) => {
    db.pragma('journal_mode = DELETE');
    checkSound(db);
  });
  const count = countBookings(copy);
  copy.close();
  return count;
};

const checkIsWritableFolder = (folder: string): void => {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`There is no folder ${folder} that this user may write to.`);
  }
};

/** SQLite keeps files beside a database that have its name with one of these endings. */
const companionEndings = ['-wal', '-shm', '-journal'];

/** Throws unless a path leads to a file other than those of the database. */
const checkIsOtherFile = (path: string, db: Database): void => {
  if (!statSync(path).isFile()) throw new Error(`${path} is not a file.`);
  const target = realpathSync(path);
  const database = realpathSync(db.name);
  if (target === database) throw new Error(`${path} is the database itself.`);
  if (companionEndings.some((ending) => target === database + ending))
    throw new Error(`${path} is a part of the database.`);
};

/**
 * Copies the bookings into a file for its owner only, which replaces an existing file once the copy is sound.
 * The site may run. Resolves with the number of bookings.
 */
export const backUp = async (db: Database, target: string): Promise<number> => {
  checkIsWritableFolder(dirname(resolve(target)));
  if (existsSync(target)) checkIsOtherFile(target, db);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  createPrivateFile(partial);
  try {
    await copyPages(db, partial);
    const count = finishCopy(partial);
    renameSync(partial, target);
    return count;
  } finally {
    rmSync(partial, { force: true });
  }
};

/** Opens a backup for `restore`. Throws an error for the operator unless it is sound and of this version. */
export const openBackup = (path: string): Database => openSqliteFile(path, { readonly: true }, checkSound);

/**
 * Puts the bookings of a backup in place of all bookings of a database, in one transaction. The site may run.
 */
export const restoreBookings = async (backup: Database, db: Database): Promise<void> => {
  checkIsOtherFile(backup.name, db);
  await copyPages(backup, db.name);
};
