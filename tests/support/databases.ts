import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { createStore, type StoreOptions } from '../../db/store.ts';
import { createDigest, readOrCreateDigestKey } from '../../src/storage/digests.ts';
import { newBooking } from './bookings.ts';

/** Opens the store of a file with its digest key, like the server. */
export const openStore = (
  path: string,
  channels: readonly string[] = [],
  { seal, quota }: Pick<StoreOptions, 'seal' | 'quota'> = {},
) => {
  const digest = createDigest(readOrCreateDigestKey(`${path}.digest-key`));
  return createStore(connectSqlite(openDatabase(path)), { digest, quota, seal, channels });
};

/** Makes a database with one booking for each name, and no other files. */
export const makeDatabase = async (path: string, names: readonly string[]): Promise<void> => {
  const digest = createDigest(randomBytes(32));
  const store = createStore(connectSqlite(openDatabase(path)), { digest });
  for (const name of names) await store.save(newBooking({ name, email: `${name}@example.com` }));
  await store.close();
};

/** The names of all bookings in a file with its log, oldest first. */
export const readNames = (path: string): string[] => {
  const db = new Database(path, { fileMustExist: true });
  try {
    return db.prepare<[], string>('SELECT name FROM bookings ORDER BY rowid').pluck().all();
  } finally {
    db.close();
  }
};

/** Damages an index so that every table can still be read. */
export const damageIndex = (path: string): void => {
  const db = new Database(path);
  const rootPage = db
    .prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'bookings_by_time'")
    .pluck()
    .get();
  const pageSize = db.pragma('page_size', { simple: true }) as number;
  db.close();
  if (rootPage === undefined) throw new Error('There is no such index');
  const bytes = readFileSync(path);
  const start = (rootPage - 1) * pageSize;
  const page = bytes.subarray(start, start + pageSize);
  page.write('1999', page.indexOf('20'));
  writeFileSync(path, bytes);
};

/** The bytes of a file; empty if it is missing. */
export const readBytes = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

/** A database file and SQLite's files beside it. */
export const databaseFiles = (path: string): string[] =>
  ['', '-wal', '-shm', '-journal'].map((ending) => path + ending);

/** The texts that a database or its log contains, as UTF-8. */
export const findTexts = (path: string, texts: readonly string[]): string[] => {
  const bytes = databaseFiles(path).map(readBytes);
  return texts.filter((text) => bytes.some((part) => part.includes(text)));
};

/** Holds the write lock of a database until `release`. */
export const holdWriteLock = (path: string): { release: () => void } => {
  const other = new Database(path);
  other.exec('BEGIN IMMEDIATE');
  return {
    release: () => {
      other.exec('ROLLBACK');
      other.close();
    },
  };
};

const migrationsFolder = new URL('../../db/sqlite/migrations/', import.meta.url);

const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

/** The versions of the schema, oldest first. */
export const schemaVersions = migrations
  .map((name) => Number.parseInt(name, 10))
  .sort((one, other) => one - other);

/** Makes a file of an older schema version with one booking for each name. */
export const makeOlderFile = (path: string, version: number, names: readonly string[]): void => {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('secure_delete = ON');
  for (const name of migrations.filter((name) => Number.parseInt(name, 10) <= version)) {
    db.exec(readFileSync(new URL(name, migrationsFolder), 'utf8'));
  }
  db.pragma(`application_id = ${0x41795362}`);
  db.pragma(`user_version = ${version}`);
  // Migration 012 replaces this column.
  const [column, value] = version < 12 ? [', fingerprint', ", x''"] : ['', ''];
  const insert = db.prepare(
    `INSERT INTO bookings (id, created_at, kind, name, service, locale, statement_version, status${column})
     VALUES (?, '2026-03-01T00:00:00.000Z', 'booking', ?, 'Tantra', 'en', '1', 'new'${value})`,
  );
  for (const [index, name] of names.entries()) insert.run(`id ${index}`, name);
  db.close();
};
