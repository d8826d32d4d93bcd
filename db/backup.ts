import { accessSync, constants, existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkBookingsFile, createPrivateFile, UnusableDatabase } from './database.ts';

/** Throws `UnusableDatabase` unless the file holds bookings of this version and is not damaged. */
const checkSound = (db: Database.Database): void => {
  checkBookingsFile(db);
  if (db.pragma('integrity_check', { simple: true }) !== 'ok')
    throw new UnusableDatabase(`${db.name} is damaged.`);
};

const countBookings = (db: Database.Database): number =>
  db.prepare<[], number>('SELECT count(*) FROM bookings').pluck().get() ?? 0;

/** Copies all pages of a database into another. Throws if some are missing, for example because the target is locked. */
const copyPages = async (source: Database.Database, target: string): Promise<void> => {
  const { totalPages, remainingPages } = await source.backup(target);
  if (totalPages === 0 || remainingPages > 0)
    throw new Error(`Nothing was copied, because another process is writing to ${target}. Try again.`);
};

/** Checks a copy, makes it a single file without a log, and returns the number of its bookings. */
const finishCopy = (path: string): number => {
  const copy = new Database(path, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    checkSound(copy);
    return countBookings(copy);
  } finally {
    copy.close();
  }
};

/**
 * Copies the bookings into a file for its owner only, which replaces an existing file once the copy is sound. The site
 * may run. Resolves with the number of bookings.
 */
export const backUp = async (db: Database.Database, target: string): Promise<number> => {
  if (existsSync(target) && realpathSync(target) === realpathSync(db.name))
    throw new Error(`${target} is the database itself.`);
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

/** Opens a backup for `restore`. Throws `UnusableDatabase` unless it is sound and of this version. */
export const openBackup = (path: string): Database.Database => {
  accessSync(path, constants.R_OK);
  const backup = new Database(path, { readonly: true, fileMustExist: true });
  try {
    checkSound(backup);
    return backup;
  } catch (error) {
    backup.close();
    throw error;
  }
};

/**
 * Puts the bookings of a backup in place of all bookings of a database, in one transaction. The site may run. Resolves
 * with the number of bookings.
 */
export const restore = async (backup: Database.Database, databasePath: string): Promise<number> => {
  await copyPages(backup, databasePath);
  return countBookings(backup);
};
