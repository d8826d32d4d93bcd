import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { migrate, newestVersion } from './migrate.ts';

export type { Database } from 'better-sqlite3';

/** 'AySb': marks a file as this site's bookings. */
const applicationId = 0x41795362;

/** For the owner's eyes alone; SQLite gives its log the mode of the file. */
const privateMode = 0o600;

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

/** Makes the file where there is none, for its owner alone: SQLite would make it readable by everyone. */
const makeFile = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) closeSync(openSync(path, 'a', privateMode));
};

/** Takes a file and its log from the eyes of others, as far as this user may. */
const makePrivate = (path: string): void => {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat || (stat.mode & 0o777) === privateMode || stat.uid !== process.getuid?.()) continue;
    chmodSync(file, privateMode);
  }
};

/** Keeps what an older version wrote before it is changed, beside it; once, whoever comes first. */
const keepBeforeMigration = (db: Database.Database): void => {
  const version = versionOf(db);
  const copy = `${db.name}.before-version-${newestVersion()}`;
  if (version === 0 || version === newestVersion() || existsSync(copy)) return;
  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'ax', privateMode));
  db.prepare('VACUUM INTO ?').run(unfinished);
  renameSync(unfinished, copy);
};

/** Opens a file that holds bookings of this version or an older one, and closes it again where `prepare` throws. */
const open = (path: string, options: Database.Options, prepare: (db: Database.Database) => void) => {
  const db = new Database(path, options);
  try {
    checkOwnership(db);
    // What is deleted or overwritten is gone from the file, not only from the tables.
    db.pragma('secure_delete = ON');
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
  makeFile(path);
  // SQLite keeps the log beside the file, not beside a link that leads to it.
  const file = realpathSync(path);
  makePrivate(file);
  return open(file, { timeout: openTimeoutMs }, (db) => {
    db.pragma('journal_mode = WAL');
    // A commit returns when its log is on the disk: an answer is never sent for a row that a power cut could undo.
    db.pragma('synchronous = FULL');
    db.pragma('fullfsync = ON');
    db.pragma('foreign_keys = ON');
    db.pragma(`application_id = ${applicationId}`);
    keepBeforeMigration(db);
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
  return open(realpathSync(path), { readonly: !writable, fileMustExist: true, timeout }, (db) => {
    if (versionOf(db) < newestVersion()) {
      throw new UnusableDatabase(
        'it is empty or of an older version: start the site once to bring it up to date',
      );
    }
    if (!writable) return;
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
  });
};
