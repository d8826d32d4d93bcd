import { setTimeout as wait } from 'node:timers/promises';
import type { Postgres } from './connectPostgres.ts';
import { housekeepingLock } from './locks.ts';
import type { Statements } from './statements.ts';

/** So many rows are changed in one transaction. */
const batchSize = 1000;
const pauseMs = 20;

/** How long staff wait for what is erased at once, and each process for another one that erases what is old. */
const patienceMs = 10 * 60_000;

/** How long a table is waited for that is to be written anew; nobody reads or writes it meanwhile. */
const lockTimeoutMs = 1000;

const onlyOne = `SELECT pg_advisory_xact_lock(${housekeepingLock('purge')})`;

const tables = ['bookings', 'outbox', 'idempotency_keys'];

/** Erases requests for good, with all that belongs to them. Times are ISO 8601 in UTC. All reject with `StoreUnavailable`. */
export const createErasure = (db: Postgres) => {
  /** Repeats what changes at most `batchSize` rows until none is left. Of several processes one at a time does it. */
  const inBatches = async (change: (statements: Statements) => Promise<number>): Promise<number> => {
    for (let count = 0; ; await wait(pauseMs)) {
      const changed = await db.transact(change, { patienceMs, first: onlyOne });
      count += changed;
      if (changed < batchSize) return count;
    }
  };

  const one = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row | undefined> =>
    (await db.query<Row>(text, values, patienceMs))[0];

  return {
    /** Erases these requests, all or nothing. Resolves with how many there were. */
    erase: (ids: readonly string[]): Promise<number> =>
      db.transact(({ run }) => run('DELETE FROM bookings WHERE id = ANY($1::text[])', [ids]), { patienceMs }),

    countBefore: async (time: string): Promise<number> =>
      (await one<{ count: number }>('SELECT count(*) FROM bookings WHERE created_at < $1', [time]))?.count ??
      0,

    eraseBefore: (time: string): Promise<number> =>
      inBatches(({ run }) =>
        run(
          `DELETE FROM bookings WHERE id IN (
             SELECT id FROM bookings WHERE created_at < $1 ORDER BY created_at LIMIT ${batchSize})`,
          [time],
        ),
      ),

    forgetRepeats: async ({ content, keys }: { content: string; keys: string }): Promise<void> => {
      await inBatches(({ run }) =>
        run(
          `UPDATE bookings SET fingerprint = '' WHERE id IN (
             SELECT id FROM bookings WHERE fingerprint <> '' AND created_at < $1 LIMIT ${batchSize})`,
          [content],
        ),
      );
      await inBatches(({ run }) =>
        run(
          `DELETE FROM idempotency_keys WHERE key IN (
             SELECT key FROM idempotency_keys WHERE created_at < $1 LIMIT ${batchSize})`,
          [keys],
        ),
      );
      await db.query('DELETE FROM hits WHERE ends_at <= now()', [], patienceMs);
    },

    lastKnownTime: async (): Promise<string | null> => {
      const text = 'SELECT coalesce(purged_at, (SELECT max(created_at) FROM bookings)) AS time FROM upkeep';
      return (await one<{ time: string | null }>(text))?.time ?? null;
    },

    notePurge: (time: string): Promise<void> =>
      db.transact(async ({ run }) => void (await run('UPDATE upkeep SET purged_at = $1', [time]))),

    /** The size of what holds requests, in bytes. */
    size: async (): Promise<number> =>
      (await one<{ size: number }>("SELECT pg_total_relation_size('bookings') AS size"))?.size ?? 0,

    /** Writes the tables anew: of what was erased or changed, PostgreSQL keeps the bytes where they were until then. */
    rebuild: (): Promise<void> =>
      db.alone([`SET lock_timeout = ${lockTimeoutMs}`, ...tables.map((table) => `VACUUM FULL ${table}`)]),

    /** The log is PostgreSQL's own, which writes over it in time. */
    emptyLog: async (): Promise<boolean> => true,
  };
};
