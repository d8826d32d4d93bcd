import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { StoreUnavailable } from '../storeUnavailable.ts';
import { createTypes, type Statements, statementsOn } from './statements.ts';
import { unavailable } from './unavailable.ts';

/** Connections of one process; PostgreSQL takes 100 of all together unless it is told otherwise. */
const maxConnections = 10;

/** How long a new connection may take. */
const connectTimeoutMs = 2000;

/** Connections that are lent one by one. All reject with `StoreUnavailable`. */
export type Clients = {
  /** Lends a connection until `use` is done, for so many milliseconds at most; it is not used again after a failure. */
  withClient: <T>(use: (statements: Statements) => Promise<T>, ms: number) => Promise<T>;
  /** Lends one for as long as it takes; whoever has it gives it back, and says whether it can be used again. */
  lend: () => Promise<{ statements: Statements; giveBack: (isSound: boolean) => void }>;
  close: () => Promise<void>;
};

/** Opens connections to a database as they are needed, and closes them when nobody uses them. */
export const createClients = async (url: string): Promise<Clients> => {
  // Loaded by those alone who have such a database.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'ambar-y-seda',
    types: createTypes(pg.types),
    // Whatever the database or the user is set to: times are read in this form alone.
    onConnect: async (client) => void (await client.query("SET datestyle = 'ISO'")),
  });
  // A connection that nobody uses was lost: the next one who needs one gets another.
  pool.on('error', () => {});

  const connect = async (ms: number): Promise<PoolClient> => {
    const connecting = pool.connect();
    const late = new AbortController();
    try {
      const client = await Promise.race([connecting, wait(ms, undefined, { signal: late.signal })]);
      if (!client) throw new StoreUnavailable('TIMEOUT');
      // Said of a connection in use, whose statement tells it as well.
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

  return {
    withClient: async (use, ms) => {
      const deadline = performance.now() + ms;
      const client = await connect(ms);
      let isLate = false;
      // A server that does not answer any more, or a network that loses everything: statements end with their connection.
      const timer = setTimeout(() => {
        isLate = true;
        void client.end();
      }, deadline - performance.now());
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
    },

    lend: async () => {
      const client = await connect(connectTimeoutMs);
      return {
        statements: statementsOn(client),
        giveBack: (isSound) => client.release(!isSound),
      };
    },

    close: () => pool.end(),
  };
};
