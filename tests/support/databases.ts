import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { createStore } from '../../db/store.ts';
import { createDailyDigests, readDigestKey } from '../../src/storage/digests.ts';
import type { createSeal } from '../../src/storage/seal.ts';
import { newBooking } from './newBooking.ts';

/** Opens the store of a file as the server does, with the digest key beside it. */
export const openStore = (
  path: string,
  channels: readonly string[] = [],
  seal?: Awaited<ReturnType<typeof createSeal>>,
) => {
  const digests = createDailyDigests(readDigestKey(`${path}.digest-key`));
  return createStore(connectSqlite(openDatabase(path)), { digests, seal, channels });
};

/** Makes a database with a request of each name and nothing beside it, and closes it. */
export const makeDatabase = async (path: string, names: readonly string[]): Promise<void> => {
  const digests = createDailyDigests(randomBytes(32));
  const store = createStore(connectSqlite(openDatabase(path)), { digests });
  for (const name of names) await store.save(newBooking({ name, email: `${name}@example.com` }));
  await store.close();
};

/** The names of all requests in a file, oldest first; SQLite's own view, with the log that lies beside it. */
export const namesIn = (path: string): string[] => {
  const db = new Database(path, { fileMustExist: true });
  try {
    return db.prepare<[], string>('SELECT name FROM bookings ORDER BY rowid').pluck().all();
  } finally {
    db.close();
  }
};

/** Damages a file so that every table still reads well: an index says other times than the rows. */
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
