import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { migrate, newestVersion } from './migrate.ts';

export type { Database } from 'better-sqlite3';

/** 'AySb': marks a file as this site's bookings. */
const applicationId = 0x41795362;

/** How long opening and migrating wait for another process. */
const openTimeoutMs = 5000;

/** Why a file is not used; the message is a clause for an operator. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}

const versionOf = (db: Database.Database): number => db.pragma('user_version', { simple: true }) as number;

/** Throws where the file is some other program's, or was written by a newer version of this one. */
export const checkOwnership = (db: Database.Database): void => {
  const isEmpty = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
  if (!isEmpty && db.pragma('application_id', { simple: true }) !== applicationId) {
    throw new UnusableDatabase('it holds no bookings of this site');
  }
  if (versionOf(db) > newestVersion()) {
    throw new UnusableDatabase('it was written by a newer version of this program');
  }
};

/** Opens a file that holds bookings of this version or an older one, and closes it again where `prepare` throws. */
const open = (path: string, options: Database.Options, prepare: (db: Database.Database) => void) => {
  const db = new Database(path, options);
  try {
    checkOwnership(db);
    prepare(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
};

/**
 * Opens the bookings for reading and writing, made and brought up to date where needed. The file is readable by its
 * owner alone. Statements fail at once with `SQLITE_BUSY` while another process writes: the caller waits, not the thread.
 */
export const openDatabase = (path: string): Database.Database => {
  mkdirSync(dirname(path), { recursive: true });
  // SQLite would create it readable by everyone; its -wal and -shm files get the mode of this one.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  return open(path, { timeout: openTimeoutMs }, (db) => {
    db.pragma('journal_mode = WAL');
    // A commit returns when its log is on the disk: an answer is never sent for a row that a power cut could undo.
    db.pragma('synchronous = FULL');
    db.pragma('fullfsync = ON');
    db.pragma('foreign_keys = ON');
    db.pragma(`application_id = ${applicationId}`);
    migrate(db);
    // The tables are in the file itself from the beginning, whatever becomes of its log.
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.pragma('busy_timeout = 0');
  });
};

/** Opens existing bookings, for reading only or also for changing rows; never creates or migrates a file. */
export const openExisting = (path: string, { writable = false } = {}): Database.Database => {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new UnusableDatabase(file ? 'it is not a file' : 'there is no such file');
  // SQLite would open a file that may not be changed, and fail at the first change.
  accessSync(path, writable ? constants.R_OK | constants.W_OK : constants.R_OK);
  const timeout = writable ? 0 : openTimeoutMs;
  return open(path, { readonly: !writable, fileMustExist: true, timeout }, (db) => {
    if (versionOf(db) < newestVersion()) {
      throw new UnusableDatabase(
        'it is empty or of an older version: start the site once to bring it up to date',
      );
    }
    if (writable) db.pragma('synchronous = FULL');
  });
};
