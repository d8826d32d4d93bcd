import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { type Database, SqliteError } from 'better-sqlite3';
import { checkVersion } from '../migrations.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import { isAccessible } from './atomicFile.ts';
import { checkHeader } from './fileHeader.ts';
import { connectFile, openTimeoutMs, readSchemaVersion } from './schema.ts';

/** Whether SQLite reports a damaged file or a file that is not a database. */
export const isDamage = (error: unknown): error is InstanceType<typeof SqliteError> =>
  error instanceof SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);

export class DamagedDatabase extends UnusableDatabase {
  constructor(finding: string) {
    super(`it is damaged: ${finding}`);
  }
}

/** Reads the whole file. Throws `DamagedDatabase` if it is damaged; SQLite names at most one finding here. */
export const checkSound = (
  db: Database,
  check: 'quick_check' | 'integrity_check' = 'integrity_check',
): void => {
  const finding = db.prepare<[], string>(`PRAGMA ${check}(1)`).pluck().get();
  if (finding !== 'ok') throw new DamagedDatabase(`${finding}`.replaceAll('\n', ' '));
};

export type RowCounts = Record<string, number>;

export const countRows = (db: Database): RowCounts => {
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

/** The bookings of a database. `newest` is the time of the last one, ISO 8601 in UTC. */
export type DatabaseContents = { ids: ReadonlySet<string>; newest: string | null };

export const readContents = (db: Database): DatabaseContents => ({
  ids: new Set(db.prepare<[], string>('SELECT id FROM bookings').pluck().all()),
  newest: db.prepare<[], string | null>('SELECT max(created_at) FROM bookings').pluck().get() ?? null,
});

/** Throws `UnusableDatabase` if the file has no table of bookings, or if a newer version wrote the file. */
export const checkReadable = (db: Database): void => {
  checkVersion('sqlite', readSchemaVersion(db));
  if (!('bookings' in countRows(db))) throw new UnusableDatabase('it is empty');
};

/**
 * Opens an existing file for reading, and leaves the disk unchanged. A writable connection would move an
 * existing log into the file when it closes. A read-only connection would create an empty log. By default
 * `check` accepts this version and older versions.
 */
export const openWithoutWriting = (path: string, check = checkReadable): Database => {
  let db: Database | undefined;
  try {
    checkHeader(path);
    accessSync(path, constants.R_OK);
    // SQLite keeps the log beside the file, not beside a link to it.
    const file = realpathSync(path);
    const readonly = existsSync(`${file}-wal`) || !isAccessible(file, constants.W_OK);
    db = connectFile(file, { readonly, fileMustExist: true, timeout: openTimeoutMs });
    check(db);
    return db;
  } catch (error) {
    db?.close();
    throw isDamage(error) ? new DamagedDatabase(error.message) : error;
  }
};

export const readWithoutWriting = <T>(path: string, use: (db: Database) => T, check = checkReadable): T => {
  const db = openWithoutWriting(path, check);
  try {
    return use(db);
  } finally {
    db.close();
  }
};
