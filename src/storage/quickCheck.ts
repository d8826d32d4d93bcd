import { statSync } from 'node:fs';
import Database, { SqliteError } from 'better-sqlite3';
import { isDamage } from '../../db/sqlite/inspect.ts';
import { checkBeforeOpening, openDatabase } from '../../db/sqlite/openDatabase.ts';
import { messageOf } from '../../db/storeErrors.ts';

/** The size limit in bytes, log included. Checking a larger file would delay the start by minutes. */
const maxCheckedBytes = 512 * 1024 * 1024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Throws the first finding of SQLite's `quick_check`. */
const quickCheck = (path: string): void => {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const finding = String(db.pragma('quick_check(1)', { simple: true }));
    if (finding !== 'ok') throw new SqliteError(finding.replaceAll('\n', ' '), 'SQLITE_CORRUPT');
  } finally {
    db.close();
  }
};

/** Checks and opens a database, or creates it. Error messages are sentences for the operator. */
export const openChecked = (path: string): { db: Database.Database; isUnchecked: boolean } => {
  try {
    // SQLite would create files beside a database of another program.
    checkBeforeOpening(path);
    const size = sizeOf(path);
    const isUnchecked = size + sizeOf(`${path}-wal`) > maxCheckedBytes;
    if (size > 0 && !isUnchecked) quickCheck(path);
    return { db: openDatabase(path), isUnchecked };
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(
      isDamage(error)
        ? `The database ${path} cannot be used (${reason}): restore a backup of it.`
        : `The database ${path} cannot be opened: ${reason}.`,
    );
  }
};
