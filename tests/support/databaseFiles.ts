import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';

export const runSql = (path: string, text: string, ...values: unknown[]): void => {
  const db = new Database(path);
  db.prepare(text).run(...values);
  db.close();
};

/** The only value that a query of a database file returns. */
export const readValue = (path: string, query: string): unknown => {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(query).pluck().get();
  } finally {
    db.close();
  }
};

/** The bytes of a file; empty if it is missing. */
export const readBytes = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

/** The texts or bytes that a database or its log contains. */
export const findInFiles = <Sought extends string | Buffer>(
  path: string,
  sought: readonly Sought[],
): Sought[] => {
  const files = ['', '-wal', '-shm', '-journal'].map((ending) => readBytes(path + ending));
  return sought.filter((part) => files.some((file) => file.includes(part)));
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
