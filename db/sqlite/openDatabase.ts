import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import type { Database, Options } from 'better-sqlite3';
import { checkIsNewest, checkVersion, newestVersion } from '../migrations.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import { privateMode } from './atomicFile.ts';
import { applicationId, checkBeforeOpening, checkHeader } from './fileHeader.ts';
import { checkSchema, connectFile, migrate, openTimeoutMs, readSchemaVersion } from './schema.ts';

/** Creates a missing file for its owner only: SQLite would make it readable by everyone. */
const createFile = (path: string): void => closeSync(openSync(path, 'a', privateMode));

const readWrite = constants.R_OK | constants.W_OK;

/** Throws `UnusableDatabase` if a file belongs to another user, who could read and change it at any time. */
export const checkOwner = (path: string): void => {
  const owner = statSync(path).uid;
  if (process.getuid && owner !== process.getuid())
    throw new UnusableDatabase(`it belongs to user ${owner}, not to the one the site runs as`);
};

/**
 * Makes a file and its log readable by the owner only, if they belong to this user. Throws if they cannot be
 * written: SQLite would open them for reading, and fail at the first request.
 */
const makePrivate = (path: string): void => {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) continue;
    accessSync(file, readWrite);
    if ((stat.mode & 0o777) !== privateMode && stat.uid === process.getuid?.()) chmodSync(file, privateMode);
  }
};

const backUpBeforeMigration = (db: Database): void => {
  const version = readSchemaVersion(db);
  const backup = `${db.name}.before-version-${newestVersion('sqlite')}`;
  if (version === 0 || version === newestVersion('sqlite') || existsSync(backup)) return;
  const unfinished = `${backup}.${randomUUID()}`;
  closeSync(openSync(unfinished, 'ax', privateMode));
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    // If another process was faster, it may have migrated the file before this backup was made.
    if (!existsSync(backup)) renameSync(unfinished, backup);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** Opens a file of this version or an older one, and closes it again if `prepare` throws. */
const open = (path: string, options: Options, prepare: (db: Database) => void) => {
  const db = connectFile(path, options);
  try {
    checkVersion('sqlite', readSchemaVersion(db));
    // Deleted rows are overwritten with zeros.
    db.pragma('secure_delete = ON');
    prepare(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
};

/**
 * Opens the bookings for reading and writing. Creates and migrates the file if needed, in an existing folder, and makes it
 * readable by its owner only. `onMigration` is called before an older file is migrated. While another process writes,
 * statements fail at once with `SQLITE_BUSY`, so that callers wait without blocking.
 */
export const openDatabase = (
  path: string,
  onMigration: (versions: { from: number; to: number }) => void = () => {},
): Database => {
  if (!checkBeforeOpening(path)) createFile(path);
  // SQLite keeps the log beside the file, not beside a link to it.
  const file = realpathSync(path);
  makePrivate(file);
  return open(file, { timeout: openTimeoutMs }, (db) => {
    const version = readSchemaVersion(db);
    // Do this before the log exists, so that the mark is written into the file itself.
    if (version === 0) db.pragma(`application_id = ${applicationId}`);
    db.pragma('journal_mode = WAL');
    // A commit returns when its log is on the disk, so that a power cut loses no acknowledged row.
    db.pragma('synchronous = FULL');
    db.pragma('fullfsync = ON');
    db.pragma('foreign_keys = ON');
    checkSchema(db);
    const to = newestVersion('sqlite');
    if (version > 0 && version < to) onMigration({ from: version, to });
    backUpBeforeMigration(db);
    migrate(db);
    db.pragma('busy_timeout = 0');
    // Move new tables into the file, so that it is complete without its log. This never waits for others.
    if (version !== readSchemaVersion(db)) db.pragma('wal_checkpoint(TRUNCATE)');
  });
};

/** Opens existing bookings, by default for reading only. Never creates or migrates a file. Throws `UnusableDatabase`. */
export const openExisting = (path: string, { writable = false } = {}): Database => {
  checkHeader(path);
  // SQLite would open a read-only file for writing, and fail at the first change.
  accessSync(path, writable ? readWrite : constants.R_OK);
  const timeout = writable ? 0 : openTimeoutMs;
  return open(realpathSync(path), { readonly: !writable, fileMustExist: true, timeout }, (db) => {
    checkIsNewest('sqlite', readSchemaVersion(db));
    if (!writable) return;
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
  });
};
