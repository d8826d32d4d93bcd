import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from './sql.ts';

/** Rows per transaction. The pause between two transactions lets other processes write. */
const batchSize = 200;
const pauseMs = 50;

/** The time limit of one batch in PostgreSQL, including the wait for another process that purges. */
const timeoutMs = 10 * 60_000;

/** SQLite rebuilds a file of this size in bytes within a second, before waiting writes time out. */
export const quickRebuildBytes = 128 * 1024 * 1024;

/** Erases bookings permanently, with their notifications. Times are ISO 8601 in UTC. */
export const createErasure = (db: Sql) => {
  /** Repeats a change of at most `batchSize` rows until none is left. Resolves with the number of rows. */
  const changeInBatches = async (text: string, values: readonly unknown[]): Promise<number> => {
    for (let count = 0; ; await wait(pauseMs)) {
      const changed = await db.transaction(({ run }) => run(text, values), { lock: ['purge'], timeoutMs });
      count += changed;
      if (changed < batchSize) return count;
    }
  };

  return {
    /** Erases these bookings in one transaction. Resolves with the number of bookings. */
    erase: (ids: readonly string[]): Promise<number> =>
      db.transaction(
        async ({ run }) => {
          let count = 0;
          for (const id of ids) count += await run('DELETE FROM bookings WHERE id = $1', [id]);
          return count;
        },
        { timeoutMs },
      ),

    /** Erases all bookings stored before a time, in batches. Resolves with the number of bookings. */
    eraseBefore: (time: string): Promise<number> =>
      changeInBatches(
        `DELETE FROM bookings WHERE id IN (
           SELECT id FROM bookings WHERE created_at < $1 ORDER BY created_at LIMIT ${batchSize})`,
        [time],
      ),

    /** Clears the digests of bookings stored before a time, in batches. */
    clearDigests: async (before: string): Promise<void> => {
      await changeInBatches(
        `UPDATE bookings SET client = NULL, content = NULL, idempotency_key = NULL WHERE id IN (
           SELECT id FROM bookings WHERE client IS NOT NULL AND created_at < $1 LIMIT ${batchSize})`,
        [before],
      );
    },

    /** Returns the time of the last purge, else of the newest booking, else `null`. */
    readLastKnownTime: async (): Promise<string | null> => {
      const text = 'SELECT coalesce(purged_at, (SELECT max(created_at) FROM bookings)) AS time FROM upkeep';
      return (await db.rows<{ time: string | null }>(text, [], timeoutMs))[0]?.time ?? null;
    },

    /** Stores the time of a purge, and deletes expired reservations. */
    finishPurge: (time: string): Promise<void> =>
      db.transaction(async ({ run }) => {
        await run('UPDATE upkeep SET purged_at = $1', [time]);
        await run('DELETE FROM reservations WHERE expires_at <= $1', [time]);
      }),

    size: db.size,
    rebuild: db.rebuild,
    emptyLog: db.emptyLog,
  };
};
