import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/** 'AySb': marks a SQLite file as the bookings of this site. */
const applicationId = 0x41795362;

/** `user_version` of the files that this program writes. */
export const schemaVersion = 14;

/**
 * The SQL that brings a file from one version to another: a new file, or one of release 0.2.0. Released SQL
 * never changes. A new version needs an entry from the version before, `schemaVersion`, a test in
 * `tests/system/upgrade.test.ts`, and 'Migrates' in the changelog.
 */
const migrations = [
  { from: 0, to: 14, file: '014-bookings.sql' },
  { from: 13, to: 14, file: '014-from-013.sql' },
];

/** Milliseconds that the site waits while another process writes. All visitors wait with it. */
const siteTimeoutMs = 100;

/** Milliseconds that a command of the staff waits while the site writes. */
const commandTimeoutMs = 5000;

/** The number of a pragma such as `user_version`. */
const readNumber = (db: Database.Database, pragma: string): number =>
  Number(db.pragma(pragma, { simple: true }));

const hasTables = (db: Database.Database): boolean =>
  db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;

const isBookings = (db: Database.Database): boolean => readNumber(db, 'application_id') === applicationId;

/** Throws an error for the operator unless the file holds bookings of this version. */
export const checkBookingsFile = (db: Database.Database): void => {
  if (!isBookings(db)) throw new Error(`${db.name} does not hold bookings of this site.`);
  const version = readNumber(db, 'user_version');
  if (version > schemaVersion) throw new Error(`${db.name} was written by a newer version of this program.`);
  if (version < schemaVersion)
    throw new Error(
      `${db.name} was written by an older version of this program. Start the site with it once to upgrade it.`,
    );
};

/** The version of the files of 0.2.0, which may have sealed requests. */
const sealedVersion = 13;

const checkNoneSealed = (db: Database.Database): void => {
  const count = db.prepare('SELECT count(*) FROM bookings WHERE sealed IS NOT NULL').pluck().get();
  if (count === 0) return;
  throw new Error(
    `${db.name} has sealed requests (${count}), which only version 0.2.0 can open. Answer and erase them there first.`,
  );
};

/** Throws an error for the operator unless the file is empty, of this version, or can be upgraded. */
const checkBeforeMigration = (db: Database.Database): void => {
  const isEmpty = !isBookings(db) && !hasTables(db);
  if (isEmpty) return;
  const version = readNumber(db, 'user_version');
  if (!isBookings(db) || version >= schemaVersion) {
    checkBookingsFile(db);
    return;
  }
  const canBeUpgraded = migrations.some(({ from }) => from > 0 && from === version);
  if (!canBeUpgraded)
    throw new Error(`${db.name} was written by a version before 0.2.0, which this program cannot upgrade.`);
  if (version === sealedVersion) checkNoneSealed(db);
};

const migrate = (db: Database.Database): void => {
  const run = db.transaction(() => {
    for (const { from, to, file } of migrations) {
      if (readNumber(db, 'user_version') !== from) continue;
      db.exec(readFileSync(new URL(`./migrations/${file}`, import.meta.url), 'utf8'));
      db.pragma(`application_id = ${applicationId}`);
      db.pragma(`user_version = ${to}`);
    }
  });
  run.immediate();
};

const configure = (db: Database.Database): void => {
  // Erased rows are overwritten with zeros.
  db.pragma('secure_delete = ON');
  db.pragma('journal_mode = WAL');
  // A commit returns when it is on the disk, so that a power cut loses no stored booking.
  db.pragma('synchronous = FULL');
};

/** The reasons for codes of SQLite and of the file system. */
const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EEXIST: 'it is a link to a file that does not exist',
  EACCES: 'this user may not read and write it',
  EROFS: 'its disk is read-only',
  SQLITE_CANTOPEN: 'this user may not write to its folder',
  SQLITE_NOTADB: 'it is not a SQLite database',
  SQLITE_BUSY: 'another process is writing to it. Try again in a moment',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_FULL: 'the disk is full',
};

/**
 * Returns an error for the operator in place of one of SQLite or of the file system. Returns other errors
 * unchanged.
 */
export const describeDatabaseError = (error: unknown, path: string): unknown => {
  if (!(error instanceof Error && 'code' in error)) return error;
  const code = String(error.code);
  return new Error(`${path} cannot be used: ${reasons[code] ?? code}.`);
};

/** Creates a file for its owner only. SQLite gives its write-ahead log the same permissions. */
export const createPrivateFile = (path: string): void => closeSync(openSync(path, 'wx', 0o600));

const createMissingFile = (path: string): void => {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  createPrivateFile(path);
};

type OpenOptions = {
  /** Whether to create a missing file and its folders. */
  mayCreate?: boolean;
  readonly?: boolean;
  /** Milliseconds to wait while another process writes. */
  timeout?: number;
};

const openExistingFile = (
  path: string,
  { readonly = false, timeout = commandTimeoutMs }: OpenOptions,
): Database.Database => {
  // SQLite would open a file without write permission, and fail at the first change.
  accessSync(path, readonly ? constants.R_OK : constants.R_OK | constants.W_OK);
  if (!statSync(path).isFile()) throw new Error(`${path} is not a file.`);
  return new Database(path, { fileMustExist: true, readonly, timeout });
};

/**
 * Opens a SQLite file and passes it to `prepare`. Throws an error with a sentence for the operator if the
 * file cannot be used, or if `prepare` throws.
 */
export const openSqliteFile = (
  path: string,
  options: OpenOptions,
  prepare: (db: Database.Database) => void,
): Database.Database => {
  let db: Database.Database | undefined;
  try {
    if (options.mayCreate) createMissingFile(path);
    db = openExistingFile(path, options);
    prepare(db);
    return db;
  } catch (error) {
    db?.close();
    throw describeDatabaseError(error, path);
  }
};

/** Opens the bookings for the site. Creates the file, or upgrades an older one. */
export const openDatabase = (path: string): Database.Database =>
  openSqliteFile(path, { mayCreate: true, timeout: siteTimeoutMs }, (db) => {
    // Check first: switching to WAL changes the file.
    checkBeforeMigration(db);
    configure(db);
    migrate(db);
  });

/** Opens the bookings for a command of the staff. Never creates or upgrades a file. */
export const openExistingDatabase = (path: string): Database.Database =>
  openSqliteFile(path, {}, (db) => {
    checkBookingsFile(db);
    configure(db);
  });

/** Whether a booking could be stored now. */
export const isWritable = (db: Database.Database): boolean => {
  try {
    db.transaction(() => {}).immediate();
    return true;
  } catch {
    return false;
  }
};

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Removes the bytes of erased rows from the file and its write-ahead log. Returns `false` if another process
 * uses the database, which then keeps some of these bytes.
 */
export const removeErasedBytes = (db: Database.Database): boolean => {
  try {
    // The file may have copies of erased rows where rows were updated, so write it anew.
    db.exec('VACUUM');
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
  const busy = db.pragma('wal_checkpoint(TRUNCATE)', { simple: true });
  return busy === 0;
};
