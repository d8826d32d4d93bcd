import { setTimeout as wait } from 'node:timers/promises';
import { createClients } from './clients.ts';
import type { Statements } from './statements.ts';
import { isPassing } from './unavailable.ts';

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
  const { withClient, lend, close } = await createClients(url);

  return {
    transact: (work, { patienceMs = writePatienceMs, isTriedOnce, first = '' } = {}) =>
      retry(
        (msLeft) =>
          withClient(async (statements) => {
            // Whatever the server or the user is set to: a statement sees what was committed before it, also while its
            // transaction waited for a lock, and an answer is never sent for what a power cut could undo.
            const begin = [
              'BEGIN ISOLATION LEVEL READ COMMITTED',
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
      const { statements, giveBack } = await lend();
      const { rows, run } = statements;
      let isSound = false;
      try {
        await run('BEGIN READ ONLY');
        await run(`DECLARE listed NO SCROLL CURSOR FOR ${text}`, values);
        for (let size: number = pageSizes.first; ; size = pageSizes.further) {
          const page = await rows<Row>(`FETCH ${size} FROM listed`);
          yield* page;
          if (page.length < size) break;
        }
        await run('ROLLBACK');
        isSound = true;
      } finally {
        giveBack(isSound);
      }
    },

    alone: async (texts) => {
      const { statements, giveBack } = await lend();
      try {
        for (const text of texts) await statements.run(text);
      } finally {
        // What they set goes with it.
        giveBack(false);
      }
    },

    close,
  };
};
