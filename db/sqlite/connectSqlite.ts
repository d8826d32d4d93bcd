import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { quickRebuildBytes } from '../erasure.ts';
import type { Sql, Statements } from '../sql.ts';
import { createGroupCommit } from './groupCommit.ts';
import { retryWhileLocked, toStoreUnavailable } from './retry.ts';
import { connectFile } from './schema.ts';

/** The time limit for emptying the log while other processes read from the log. */
const emptyLogTimeoutMs = 5000;
const emptyLogRetryMs = 100;

type Prepared = { statement: Database.Statement; bind: (values: readonly unknown[]) => unknown[] };

/** Prepares SQL with the placeholders `$1`, `$2`, …. Each placeholder may occur several times. */
const prepare = (db: Database.Database, text: string): Prepared => {
  const order: number[] = [];
  // Values by position are bound faster than values by name.
  const statement = db.prepare(
    text.replace(/\$(\d+)/g, (_, place) => {
      order.push(Number(place) - 1);
      return '?';
    }),
  );
  return { statement, bind: (values) => order.map((index) => values[index]) };
};

/** Runs statements on one connection. Caches prepared statements, because preparing is slower than running. */
const createStatements = (db: Database.Database): Statements => {
  const cache = new Map<string, Prepared>();
  const prepareOnce = (text: string): Prepared => {
    const prepared = cache.get(text) ?? prepare(db, text);
    cache.set(text, prepared);
    return prepared;
  };
  return {
    rows: async <Row>(text: string, values: readonly unknown[] = []) => {
      const { statement, bind } = prepareOnce(text);
      return statement.all(bind(values)) as Row[];
    },
    run: async (text, values = []) => {
      const { statement, bind } = prepareOnce(text);
      return statement.run(bind(values)).changes;
    },
  };
};

/** The SQL interface of an open SQLite file. Writes that wait at the same time are committed together. */
export const connectSqlite = (db: Database.Database): Sql => {
  const { write, drained } = createGroupCommit(db);
  const statements = createStatements(db);
  // Reads use another connection, because they must not see uncommitted rows.
  const reader = db.readonly ? db : connectFile(db.name, { readonly: true, fileMustExist: true, timeout: 0 });
  const readStatements = createStatements(reader);

  return {
    rows: (text, values) => retryWhileLocked(() => readStatements.rows(text, values)),

    each: async function* <Row>(text: string, values: readonly unknown[] = []) {
      try {
        // A statement that is being read cannot be run a second time, so it is not cached.
        const { statement, bind } = prepare(reader, text);
        yield* statement.iterate(bind(values)) as IterableIterator<Row>;
      } catch (error) {
        throw toStoreUnavailable(error);
      }
    },

    transaction: (work) => write(() => work({ ...statements, now: new Date() })),

    rowNumber: 'rowid',
    // Without `INDEXED BY`, SQLite may choose another index and sort all its rows first.
    bookingsByTime: 'bookings INDEXED BY bookings_by_time',

    size: async () => statSync(db.name).size,

    rebuild: () =>
      retryWhileLocked(() => {
        // Keep the temporary copy of a small file in memory, so that no personal data is written to `/tmp`.
        db.pragma(`temp_store = ${statSync(db.name).size <= quickRebuildBytes ? 'MEMORY' : 'DEFAULT'}`);
        db.exec('VACUUM');
      }),

    emptyLog: async () => {
      const deadline = performance.now() + emptyLogTimeoutMs;
      for (;;) {
        const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
        if (result?.busy === 0) return true;
        if (performance.now() > deadline) return false;
        await wait(emptyLogRetryMs);
      }
    },

    // The writing connection closes last, because only it can move the log into the file.
    close: async () => {
      await drained();
      reader.close();
      db.close();
    },
  };
};
