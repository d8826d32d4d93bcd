import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import type { Digest } from '../../db/save.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { type BookingStore, createStore, type StoreOptions } from '../../db/store.ts';
import { createDigest } from '../../src/storage/digests.ts';
import { execute as executeIn } from './cluster.ts';
import { shareCluster, withoutPostgres } from './sharedCluster.ts';
import { temporaryFolder } from './testSite.ts';

/** A database for one test, SQLite or PostgreSQL. */
export type TestDatabase = {
  /** Opens the store like another process; it is closed when the test ends. */
  open: (options?: StoreOptions) => Promise<BookingStore>;
  /** Runs SQL that both databases understand, with `?` for each value, and returns the rows. */
  execute: <Row = Record<string, unknown>>(text: string, ...values: unknown[]) => Promise<Row[]>;
};

const withDigest = (): Digest => createDigest(randomBytes(32));

const makeSqlite = async (): Promise<TestDatabase> => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  const digest = withDigest();
  return {
    open: async (options) => {
      const store = createStore(connectSqlite(openDatabase(path)), { digest, ...options });
      onTestFinished(() => store.close());
      return store;
    },
    execute: async <Row>(text: string, ...values: unknown[]): Promise<Row[]> => {
      const db = new Database(path, { timeout: 5000 });
      try {
        const statement = db.prepare<unknown[], Row>(text);
        if (statement.reader) return statement.all(...values);
        statement.run(...values);
        return [];
      } finally {
        db.close();
      }
    },
  };
};

/** Settings that an operator may have; nothing may depend on them. */
const settings = [
  "datestyle = 'German, DMY'",
  "timezone = 'America/New_York'",
  "bytea_output = 'escape'",
  "default_transaction_isolation = 'serializable'",
  'synchronous_commit = off',
];

/** Both databases, each with a function that makes an empty one. Call this once in a file. */
export const testDatabases = (): [name: string, make: () => Promise<TestDatabase>][] => {
  const cluster = shareCluster();
  const makePostgres = async (): Promise<TestDatabase> => {
    const url = await cluster().createDatabase();
    const name = new URL(url).pathname.slice(1);
    for (const setting of settings) await executeIn(url, `ALTER DATABASE ${name} SET ${setting}`);
    const digest = withDigest();
    return {
      open: async (options) => {
        const store = createStore(await openPostgres(url), { digest, ...options });
        onTestFinished(() => store.close());
        return store;
      },
      execute: (text, ...values) => {
        let count = 0;
        return executeIn(
          url,
          text.replace(/\?/g, () => `$${++count}`),
          values,
        );
      },
    };
  };
  return [
    ['SQLite', makeSqlite],
    ...(withoutPostgres ? [] : [['PostgreSQL', makePostgres] as [string, typeof makePostgres]]),
  ];
};
