import { inBatches } from '../erasure.ts';
import type { Postgres } from './connectPostgres.ts';
import { housekeepingLock } from './statements.ts';

/** The limit of one transaction. */
const batchSize = 1000;

/** The time limit of an erasure, including the wait for another process that purges. */
const patienceMs = 10 * 60_000;

/** How long to wait for the lock of a table that is to be rebuilt; queries wait behind that lock. */
const lockTimeoutMs = 1000;

const onlyOne = `SELECT pg_advisory_xact_lock(${housekeepingLock('purge')})`;

const tables = ['bookings', 'outbox', 'idempotency_keys'];

/** Erases requests permanently, as with SQLite. Times are ISO 8601 in UTC. All functions reject with `StoreUnavailable`. */
export const createErasure = (db: Postgres) => {
  /** Runs a statement with a limit of `batchSize` rows until none is left. Only one process at a time does this. */
  const repeat = (text: string, time: string): Promise<number> =>
    inBatches(() => db.transact(({ run }) => run(text, [time]), { patienceMs, first: onlyOne }), batchSize);

  const one = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row | undefined> =>
    (await db.query<Row>(text, values, patienceMs))[0];

  return {
    erase: (ids: readonly string[]): Promise<number> =>
      db.transact(({ run }) => run('DELETE FROM bookings WHERE id = ANY($1::text[])', [ids]), { patienceMs }),

    countBefore: async (time: string): Promise<number> =>
      (await one<{ count: number }>('SELECT count(*) FROM bookings WHERE created_at < $1', [time]))?.count ??
      0,

    eraseBefore: (time: string): Promise<number> =>
      repeat(
        `DELETE FROM bookings WHERE id IN (
           SELECT id FROM bookings WHERE created_at < $1 ORDER BY created_at LIMIT ${batchSize})`,
        time,
      ),

    forgetRepeats: async ({ content, keys }: { content: string; keys: string }): Promise<void> => {
      await repeat(
        `UPDATE bookings SET fingerprint = '' WHERE id IN (
           SELECT id FROM bookings WHERE fingerprint <> '' AND created_at < $1 LIMIT ${batchSize})`,
        content,
      );
      await repeat(
        `DELETE FROM idempotency_keys WHERE key IN (
           SELECT key FROM idempotency_keys WHERE created_at < $1 LIMIT ${batchSize})`,
        keys,
      );
      await db.query('DELETE FROM hits WHERE ends_at <= now()', [], patienceMs);
    },

    lastKnownTime: async (): Promise<string | null> => {
      const text = 'SELECT coalesce(purged_at, (SELECT max(created_at) FROM bookings)) AS time FROM upkeep';
      return (await one<{ time: string | null }>(text))?.time ?? null;
    },

    notePurge: (time: string): Promise<void> =>
      db.transact(async ({ run }) => void (await run('UPDATE upkeep SET purged_at = $1', [time]))),

    /** The size of the table in bytes. */
    size: async (): Promise<number> =>
      (await one<{ size: number }>("SELECT pg_total_relation_size('bookings') AS size"))?.size ?? 0,

    /** Rebuilds the tables: until then PostgreSQL keeps the bytes of erased and changed rows. */
    rebuild: (): Promise<void> =>
      db.alone([`SET lock_timeout = ${lockTimeoutMs}`, ...tables.map((table) => `VACUUM FULL ${table}`)]),

    /** PostgreSQL overwrites its own log in time. */
    emptyLog: async (): Promise<boolean> => true,
  };
};
