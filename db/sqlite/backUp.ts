import { existsSync, lstatSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type Database from 'better-sqlite3';
import { newestVersion } from '../migrations.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import {
  FileNotWritten,
  isSameFile,
  resolveSymlinks,
  resolveTarget,
  sideFiles,
  writeAtomically,
} from './atomicFile.ts';
import { checkHeader } from './fileHeader.ts';
import {
  checkReadable,
  checkSound,
  countRows,
  DamagedDatabase,
  isDamage,
  type RowCounts,
} from './inspect.ts';
import { connectFile, readSchemaVersion } from './schema.ts';

/** The number of bookings in a backup, and the size of its file in bytes. */
export type BackupSize = { requests: number; bytes: number };

/** Checks a backup, moves its log into its file, and counts its rows. Throws `UnusableDatabase` if unsound. */
export const checkBackup = (path: string): RowCounts => {
  let backup: Database.Database | undefined;
  try {
    checkHeader(path);
    backup = connectFile(path);
    checkReadable(backup);
    checkSound(backup);
    backup.pragma('journal_mode = DELETE');
    return countRows(backup);
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase(error.message) : error;
  } finally {
    backup?.close();
  }
};

/** Clears the digests, so that nobody can link the bookings of one address in backups of different days. */
const clearDigests = (path: string): void => {
  const backup = connectFile(path);
  try {
    // A backup of an older release has other columns.
    if (readSchemaVersion(backup) < newestVersion('sqlite')) return;
    backup.pragma('secure_delete = ON');
    backup.exec(
      'UPDATE bookings SET client = NULL, content = NULL, idempotency_key = NULL WHERE client IS NOT NULL',
    );
  } finally {
    backup.close();
  }
};

const checkTarget = (database: string, target: string, mayReplace: boolean): void => {
  const ownFiles = ['', ...sideFiles].map((ending) => resolveSymlinks(database) + ending);
  if (ownFiles.some((file) => file === target || isSameFile(file, target))) {
    throw new FileNotWritten(`${target} is the database itself.`);
  }
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new FileNotWritten(`${target} is not a file.`);
  // SQLite would apply the log of another database to the backup.
  if (sideFiles.some((ending) => existsSync(target + ending)))
    throw new FileNotWritten(`${target} is another database: choose another name.`);
  if (found && !mayReplace) throw new FileNotWritten(`${target} is there already (--yes replaces it).`);
};

/** Copies a snapshot and checks the backup. Others may write. Rejects with `UnusableDatabase` or `FileNotWritten`. */
export const backUp = async (
  source: Database.Database,
  path: string,
  { replace = false, dryRun = false } = {},
): Promise<BackupSize & { file: string }> => {
  const target = resolveTarget(path);
  const check = () => checkTarget(source.name, target, replace || dryRun);
  check();
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new FileNotWritten(`${path} is a symbolic link: choose another name.`);
  const fill = async (partial: string): Promise<BackupSize> => {
    // A read transaction gives one snapshot. Otherwise SQLite would restart the copy after each write.
    source.exec('BEGIN');
    const counts = countRows(source);
    try {
      await source.backup(partial);
    } finally {
      source.exec('ROLLBACK');
    }
    clearDigests(partial);
    const copied = checkBackup(partial);
    if (!isDeepStrictEqual(copied, counts)) {
      throw new UnusableDatabase('a copy of it does not hold the same rows');
    }
    return { requests: copied['bookings'] ?? 0, bytes: statSync(partial).size };
  };
  return { ...(await writeAtomically(target, fill, { beforeReplacing: check, dryRun })), file: target };
};
