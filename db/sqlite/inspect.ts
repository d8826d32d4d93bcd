import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import Database, { SqliteError } from 'better-sqlite3';
import { newestVersion } from '../migrations.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import { checkUntouched, checkVersion, openTimeoutMs, versionOf } from './openDatabase.ts';

/** Whether SQLite reports a damaged file or a file that is not a database. */
export const isDamage = (error: unknown): error is InstanceType<typeof SqliteError> =>
  error instanceof SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

/** Reads the whole file and returns what is wrong with it; an empty array if it is sound. */
export const damageOf = (db: Database.Database): string[] => {
  try {
    const found = db.prepare<[], string>('PRAGMA integrity_check').pluck().all();
    return found.flatMap((text) => text.split('\n')).filter((line) => line !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  }
};

export class DamagedDatabase extends UnusableDatabase {
  constructor(damage: readonly string[]) {
    const [first, ...others] = damage;
    super(`it is damaged: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`);
  }
}

/** Throws `DamagedDatabase` if an integrity check finds damage. */
export const checkSound = (db: Database.Database): void => {
  const damage = damageOf(db);
  if (damage.length > 0) throw new DamagedDatabase(damage);
};

/** The number of rows of every table, by its name. */
export type RowCounts = Record<string, number>;

export const countRows = (db: Database.Database): RowCounts => {
  const tables = db
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .pluck()
    .all();
  const count = (table: string) =>
    db.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0;
  return Object.fromEntries(tables.sort().map((table) => [table, count(table)]));
};

/** Describes a file. `newest` is the time of the last request, ISO 8601 in UTC. */
export const describe = (db: Database.Database) => ({
  version: versionOf(db),
  newestVersion: newestVersion('sqlite'),
  requests: countRows(db)['bookings'] ?? 0,
  newest: db.prepare<[], string | null>('SELECT max(created_at) FROM bookings').pluck().get() ?? null,
});

/** Throws `UnusableDatabase` if the file has no table of bookings, or if a newer version wrote the file. */
export const checkReadable = (db: Database.Database): void => {
  checkVersion(versionOf(db));
  if (!('bookings' in countRows(db))) throw new UnusableDatabase('it is empty');
};

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Opens an existing file for reading, and leaves the disk unchanged. A writable connection would move an
 * existing log into the file when it closes. A read-only connection would create an empty log. By default
 * `check` accepts this version and older versions.
 */
export const openUntouched = (path: string, check = checkReadable): Database.Database => {
  let db: Database.Database | undefined;
  try {
    checkUntouched(path);
    accessSync(path, constants.R_OK);
    // SQLite keeps the log beside the file, not beside a link to it.
    const file = realpathSync(path);
    const readonly = existsSync(`${file}-wal`) || !isWritable(file);
    db = new Database(file, { readonly, fileMustExist: true, timeout: openTimeoutMs });
    check(db);
    return db;
  } catch (error) {
    db?.close();
    throw isDamage(error) ? new DamagedDatabase([error.message]) : error;
  }
};
