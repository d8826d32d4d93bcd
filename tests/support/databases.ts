import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { newBooking, storeAll } from './bookings.ts';

/** Makes a database with one booking for each name. */
export const makeDatabase = (path: string, names: readonly string[]): void => {
  storeAll(
    path,
    names.map((name) => newBooking({ name, email: `${name}@example.com` })),
  );
};

/** The columns that tests read. */
export type StoredBooking = { id: string; name: string; message: string | null; fingerprint: Buffer };

/** All bookings in a file with its log, oldest first. */
export const readBookings = (path: string): StoredBooking[] => {
  const db = new Database(path, { fileMustExist: true });
  try {
    return db
      .prepare<[], StoredBooking>('SELECT id, name, message, fingerprint FROM bookings ORDER BY rowid')
      .all();
  } finally {
    db.close();
  }
};

/** The names of all bookings in a file with its log, oldest first. */
export const readNames = (path: string): string[] => readBookings(path).map(({ name }) => name);

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
