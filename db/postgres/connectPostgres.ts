import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { StoreUnavailable } from '../retryWhileLocked.ts';
import { createTypes, type Statements, statementsOn } from './statements.ts';
import { isPassing, unavailable } from './unavailable.ts';

/** Connections of one process; PostgreSQL takes 100 of all together unless it is told otherwise. */
const maxConnections = 10;

/** How long a write is tried, as with SQLite, and what a single statement of it may take. */
const writePatienceMs = 2000;

/** What a write that is under way has to end within after that. */
const graceMs = 500;

const retryDelayMs = 50;

/** So many rows of a long list are fetched at once, after a first few. */
const pageSizes = { first: 20, further: 500 } as const;

type TransactOptions = {
  /** How long it is tried until it works; what it may take then is little more. */
  patienceMs?: number;
  /** Not again where the connection is lost. */
  isTriedOnce?: boolean;
  /** Statements that run with the beginning, in the same message; what they give is handed over. */
  first?: string;
};

/** A pool of connections to one database. All reject with `StoreUnavailable`. */
export type Postgres = {
  /**
   * Runs statements as one transaction, which is on the disk when it resolves. Where the connection is lost it is tried anew,
   * even if it was committed and nobody heard of it: what it does must be possible twice.
   */
  transact: <T>(
    work: (statements: Statements, first: Record<string, string>[]) => Promise<T>,
    options?: TransactOptions,
  ) => Promise<T>;
  /** Runs a single statement, mostly one that reads, within some milliseconds. */
  query: <Row>(text: string, values?: readonly unknown[], patienceMs?: number) => Promise<Row[]>;
  /** Reads rows as they are asked for, as they were at one moment. */
  each: <Row>(text: string, values: readonly unknown[]) => AsyncGenerator<Row>;
  /** Runs statements that cannot be within a transaction, on a connection of their own. */
  alone: (texts: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** For so long, again and again where what fails may be over in a moment. */
const retry = async <T>(
  attempt: (msLeft: number) => Promise<T>,
  patienceMs: number,
  isTriedOnce = false,
): Promise<T> => {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt(Math.max(1, deadline - performance.now()));
    } catch (error) {
      if (isTriedOnce || !isPassing(error) || performance.now() + retryDelayMs > deadline) throw error;
    }
    await wait(retryDelayMs);
  }
};

/** Connects when it is first used. `url` as libpq has it, `postgres://user@host/database`. */
export const connectPostgres = async (url: string): Promise<Postgres> => {
  // Loaded by those alone who have such a database.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: writePatienceMs,
    keepAlive: true,
    application_name: 'ambar-y-seda',
    types: createTypes(pg.types),
  });
  // A connection that nobody uses was lost: the next one who needs one gets another.
  pool.on('error', () => {});

  /** A connection that is free, or a new one, within some milliseconds. */
  const connect = async (ms: number): Promise<PoolClient> => {
    const connecting = pool.connect();
    const late = new AbortController();
    try {
      const client = await Promise.race([connecting, wait(ms, undefined, { signal: late.signal })]);
      if (!client) throw new StoreUnavailable('TIMEOUT');
      // Said of a connection in use, which its statement tells as well.
      if (client.listenerCount('error') === 0) client.on('error', () => {});
      return client;
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw unavailable(error);
    } finally {
      late.abort();
    }
  };

  /** Gives a connection to `use` and takes it back, or ends it where something failed, or after so many milliseconds. */
  const withClient = async <T>(use: (statements: Statements) => Promise<T>, ms: number): Promise<T> => {
    const client = await connect(ms);
    let isLate = false;
    // A server that does not answer any more, or a network that loses everything: statements end with their connection.
    const timer = setTimeout(() => {
      isLate = true;
      void client.end();
    }, ms);
    try {
      const result = await use(statementsOn(client));
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw isLate ? new StoreUnavailable('TIMEOUT') : error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    transact: (work, { patienceMs = writePatienceMs, isTriedOnce, first = '' } = {}) =>
      retry(
        (msLeft) =>
          withClient(async (statements) => {
            // Whatever the server or the user is set to: an answer is never sent for what a power cut could undo.
            const begin = [
              'BEGIN',
              'SET LOCAL synchronous_commit = on',
              `SET LOCAL statement_timeout = ${Math.ceil(msLeft)}`,
              ...(first ? [first] : []),
            ];
            const given = await statements.rows<Record<string, string>>(begin.join('; '));
            const result = await work(statements, given);
            await statements.run('COMMIT');
            return result;
          }, msLeft + graceMs),
        patienceMs,
        isTriedOnce,
      ),

    query: (text, values = [], patienceMs = writePatienceMs) =>
      retry((msLeft) => withClient(({ rows }) => rows(text, values), msLeft), patienceMs),

    each: async function* <Row>(text: string, values: readonly unknown[]) {
      const client = await connect(writePatienceMs);
      const { rows, run } = statementsOn(client);
      let isWhole = false;
      try {
        await run('BEGIN READ ONLY');
        await run(`DECLARE listed NO SCROLL CURSOR FOR ${text}`, values);
        for (let size: number = pageSizes.first; ; size = pageSizes.further) {
          const page = await rows<Row>(`FETCH ${size} FROM listed`);
          yield* page;
          if (page.length < size) break;
        }
        await run('ROLLBACK');
        isWhole = true;
      } finally {
        client.release(!isWhole);
      }
    },

    alone: async (texts) => {
      const client = await connect(writePatienceMs);
      const { run } = statementsOn(client);
      try {
        for (const text of texts) await run(text);
      } finally {
        // What they set goes with it.
        client.release(true);
      }
    },

    close: () => pool.end(),
  };
};
