import { accessSync, constants, existsSync, statSync } from 'node:fs';
import Database, { SqliteError } from 'better-sqlite3';
import { newestVersion } from './migrate.ts';
import { checkOwnership, UnusableDatabase } from './openDatabase.ts';

/** How long a reader waits for a process that recovers or closes the file. */
const openTimeoutMs = 5000;

/** Whether SQLite says that a file is damaged, or none of its own. */
export const isDamage = (error: unknown): error is InstanceType<typeof SqliteError> =>
  error instanceof SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

/** What is wrong with a file, reading all of it; nothing where it is sound. */
export const damageOf = (db: Database.Database): string[] => {
  try {
    const found = db.prepare<[], string>('PRAGMA integrity_check').pluck().all();
    return found.flatMap((text) => text.split('\n')).filter((line) => line !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  }
};

/** A file is no database, or not a sound one. */
export class DamagedDatabase extends UnusableDatabase {
  constructor(damage: readonly string[]) {
    const [first, ...others] = damage;
    super(`it is damaged: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`);
  }
}

/** Throws `DamagedDatabase` where a file is. */
export const checkSound = (db: Database.Database): void => {
  const damage = damageOf(db);
  if (damage.length > 0) throw new DamagedDatabase(damage);
};

/** The rows of every table, by its name. */
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

/** How many requests there are among all rows. */
export const requestsIn = (rows: RowCounts): number => rows['bookings'] ?? 0;

/** What a file holds. `newest` is the time of the last request, ISO 8601 in UTC. */
export const describe = (db: Database.Database) => ({
  version: db.pragma('user_version', { simple: true }) as number,
  newestVersion: newestVersion(),
  requests: requestsIn(countRows(db)),
  newest: db.prepare<[], string | null>('SELECT max(created_at) FROM bookings').pluck().get() ?? null,
});

/** Throws where a file is another program's, holds no table for requests, or was written by a newer version. */
export const checkOwn = (db: Database.Database): void => {
  checkOwnership(db);
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
 * Opens an existing file to be read only; by default bookings of this version or an older one, which `check` ensures. What is on the disk stays as it is: a
 * connection that may write would put a log it finds into the file as it closes, and one that may not would leave an
 * empty log behind where there is none.
 */
export const openUntouched = (path: string, check = checkOwn): Database.Database => {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new UnusableDatabase(file ? 'it is not a file' : 'there is no such file');
  accessSync(path, constants.R_OK);
  const readonly = existsSync(`${path}-wal`) || !isWritable(path);
  const db = new Database(path, { readonly, fileMustExist: true, timeout: openTimeoutMs });
  try {
    check(db);
    return db;
  } catch (error) {
    db.close();
    throw isDamage(error) ? new DamagedDatabase([error.message]) : error;
  }
};
