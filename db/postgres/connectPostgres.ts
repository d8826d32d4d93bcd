import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import type { Sql, Statements } from '../sql.ts';
import { StoreUnavailable } from '../storeErrors.ts';
import { createStatements, createTypes, isTemporary, lockTexts, toStoreUnavailable } from './statements.ts';

/** Whether a text is the URL of a PostgreSQL database, and not the path of a file. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/** Formats the URL of a database without its password: user, host or socket folder, port and name. */
export const formatPostgresUrl = (text: string): string => {
  const { protocol, username, host, pathname, searchParams } = new URL(text);
  const socket = searchParams.get('host');
  return `${protocol}//${username && `${username}@`}${host}${pathname}${socket ? `?host=${socket}` : ''}`;
};

/** Connections of one process. By default PostgreSQL allows 100 connections in all. */
const maxConnections = 10;

const connectTimeoutMs = 2000;

/** The time limit for retries, as in SQLite. A running transaction may take `graceMs` longer. */
const writeTimeoutMs = 2000;
const graceMs = 500;

const retryDelayMs = 50;

/** Rows that a cursor fetches at once. */
const pageSize = 500;

const maintenanceTimeoutMs = 10 * 60_000;

/** The time limit for the table lock of a rebuild, because queries wait behind a waiting rebuild. */
const tableLockTimeoutMs = 1000;

const tablesWithVisitorData = ['bookings', 'outbox'];

const clockSql = 'SELECT clock_timestamp() AS now';

const retry = async <T>(
  attempt: (msLeft: number) => Promise<T>,
  timeoutMs: number,
  isTriedOnce = false,
): Promise<T> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt(Math.max(1, deadline - performance.now()));
    } catch (error) {
      if (isTriedOnce || !isTemporary(error) || performance.now() + retryDelayMs > deadline) throw error;
    }
    await wait(retryDelayMs);
  }
};

const createPool = (url: string): Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'booking-site',
    types: createTypes(pg.types),
    // The type parsers read times in this format only, whatever the default of the database is.
    onConnect: async (client) => void (await client.query("SET datestyle = 'ISO'")),
  });
  // The pool replaces a lost idle connection; without a listener the process would end.
  pool.on('error', () => {});
  return pool;
};

/** Takes a connection from the pool, or rejects with `TIMEOUT`. */
const takeClient = async (pool: Pool, ms = connectTimeoutMs): Promise<PoolClient> => {
  const connecting = pool.connect();
  const timer = new AbortController();
  try {
    const client = await Promise.race([connecting, wait(ms, undefined, { signal: timer.signal })]);
    if (!client) throw new StoreUnavailable('TIMEOUT');
    // A statement on a lost connection rejects; without a listener the event would end the process.
    if (client.listenerCount('error') === 0) client.on('error', () => {});
    return client;
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw toStoreUnavailable(error, error);
  } finally {
    timer.abort();
  }
};

/** The SQL interface of a PostgreSQL database. The pool makes its first connection at the first use. */
export const connectPostgres = async (url: string): Promise<Sql> => {
  const pool = createPool(url);

  /** Uses a connection for at most `ms` milliseconds. After an error the connection is closed. */
  const withClient = async <T>(use: (statements: Statements) => Promise<T>, ms: number): Promise<T> => {
    const deadline = performance.now() + ms;
    const client = await takeClient(pool, ms);
    let isLate = false;
    // If the server or the network does not answer, closing the connection ends the statement.
    const timer = setTimeout(() => {
      isLate = true;
      void client.end();
    }, deadline - performance.now());
    try {
      const result = await use(createStatements(client));
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw isLate ? new StoreUnavailable('TIMEOUT') : error;
    } finally {
      clearTimeout(timer);
    }
  };

  const rows: Sql['rows'] = (text, values = [], timeoutMs = writeTimeoutMs) =>
    retry((msLeft) => withClient((statements) => statements.rows(text, values), msLeft), timeoutMs);

  return {
    rows,

    // After a lost connection a transaction is retried, even though it may have been committed.
    transaction: (work, { lock = [], timeoutMs = writeTimeoutMs, isTriedOnce } = {}) =>
      retry(
        (msLeft) =>
          withClient(async (statements) => {
            // Do not depend on the defaults of the server or the user: a statement sees all earlier
            // commits, and a power cut cannot undo a commit.
            const begin = [
              'BEGIN ISOLATION LEVEL READ COMMITTED',
              'SET LOCAL synchronous_commit = on',
              `SET LOCAL statement_timeout = ${Math.ceil(msLeft)}`,
              ...(lock.length > 0 ? [lockTexts(lock)] : []),
              clockSql,
            ];
            const [started] = await statements.rows<{ now: string }>(begin.join('; '));
            const result = await work({ ...statements, now: new Date(started?.now ?? Number.NaN) });
            await statements.run('COMMIT');
            return result;
          }, msLeft + graceMs),
        timeoutMs,
        isTriedOnce,
      ),

    each: async function* <Row>(text: string, values: readonly unknown[] = []) {
      const client = await takeClient(pool);
      const { rows, run } = createStatements(client);
      let isReusable = false;
      try {
        await run('BEGIN READ ONLY');
        await run(`DECLARE listed NO SCROLL CURSOR FOR ${text}`, values);
        for (;;) {
          const page = await rows<Row>(`FETCH ${pageSize} FROM listed`);
          yield* page;
          if (page.length < pageSize) break;
        }
        await run('ROLLBACK');
        isReusable = true;
      } finally {
        client.release(!isReusable);
      }
    },

    rowNumber: 'row',
    bookingsByTime: 'bookings',

    size: async () => {
      const text = "SELECT pg_total_relation_size('bookings') AS size";
      return (await rows<{ size: number }>(text, [], maintenanceTimeoutMs))[0]?.size ?? 0;
    },

    // `VACUUM FULL` removes the bytes of erased and changed rows, which PostgreSQL keeps until then.
    rebuild: async () => {
      const client = await takeClient(pool);
      const { run } = createStatements(client);
      try {
        await run(`SET lock_timeout = ${tableLockTimeoutMs}`);
        for (const table of tablesWithVisitorData) await run(`VACUUM FULL ${table}`);
      } finally {
        // Closes the connection, because its settings have changed.
        client.release(true);
      }
    },

    // PostgreSQL overwrites its own log in time.
    emptyLog: async () => true,

    close: () => pool.end(),
  };
};
