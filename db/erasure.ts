import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { retryWhileLocked } from './storeUnavailable.ts';

/** The limit of one transaction, and the pause between two, which lets other processes write. */
const batchSize = 200;
const pauseMs = 50;

/** How long to retry emptying the log while other processes read from it. */
const patienceMs = 5000;
const retryMs = 100;

/** The largest file in bytes that is rebuilt within a second, before waiting writes time out. */
export const quicklyRebuilt = 128 * 1024 * 1024;

/** Repeats a change of at most `size` rows until none is left, and resolves with the number of rows. */
export const inBatches = async (change: () => Promise<number>, size = batchSize): Promise<number> => {
  for (let count = 0; ; await wait(pauseMs)) {
    const changed = await change();
    count += changed;
    if (changed < size) return count;
  }
};

/**
 * Erases requests permanently, with their keys and notifications. Times are ISO 8601 in UTC. Writes wait for other
 * processes, and reject with `StoreUnavailable`.
 */
export const createErasure = (db: Database) => {
  const dueBefore = db
    .prepare<[string], number>('SELECT count(*) FROM bookings WHERE created_at < ?')
    .pluck();
  const eraseOne = db.prepare<[string]>('DELETE FROM bookings WHERE id = ?');
  const eraseOldest = db.prepare<[string, number]>(
    'DELETE FROM bookings WHERE id IN (SELECT id FROM bookings WHERE created_at < ? ORDER BY created_at LIMIT ?)',
  );
  const noteErasure = db.prepare('UPDATE upkeep SET erasures = erasures + 1');
  const eraseKeys = db.prepare<[string, number]>(
    'DELETE FROM idempotency_keys WHERE key IN (SELECT key FROM idempotency_keys WHERE created_at < ? LIMIT ?)',
  );
  const eraseFingerprints = db.prepare<[string, number]>(
    `UPDATE bookings SET fingerprint = x'' WHERE id IN (
       SELECT id FROM bookings WHERE fingerprint > x'' AND created_at < ? LIMIT ?)`,
  );
  const notePurge = db.prepare<[string]>('UPDATE upkeep SET purged_at = ?');
  const knownTime = db
    .prepare<[], string | null>(
      'SELECT coalesce(purged_at, (SELECT max(created_at) FROM bookings)) FROM upkeep',
    )
    .pluck();

  /** Erases rows and counts the erasure in the same transaction. */
  const noted = db.transaction((erase: () => number): number => {
    const count = erase();
    if (count > 0) noteErasure.run();
    return count;
  });
  const transact = (erase: () => number): Promise<number> => retryWhileLocked(() => noted.immediate(erase));

  return {
    /** Erases these requests, all or none. Resolves with their number. */
    erase: (ids: readonly string[]): Promise<number> =>
      transact(() => ids.reduce((count, id) => count + eraseOne.run(id).changes, 0)),

    /** The number of requests from before a time. */
    countBefore: async (time: string): Promise<number> => dueBefore.get(time) ?? 0,

    /** Erases all requests from before a time in batches. Resolves with their number. */
    eraseBefore: (time: string): Promise<number> =>
      inBatches(() => transact(() => eraseOldest.run(time, batchSize).changes)),

    /** Deletes the digests by which repeats are found: of contents and of keys, each from before a time. */
    forgetRepeats: async ({ content, keys }: { content: string; keys: string }): Promise<void> => {
      await inBatches(() => retryWhileLocked(() => eraseFingerprints.run(content, batchSize).changes));
      await inBatches(() => retryWhileLocked(() => eraseKeys.run(keys, batchSize).changes));
    },

    /** The time of the last purge, or else of the newest request; `null` if there is neither. */
    lastKnownTime: async (): Promise<string | null> => knownTime.get() ?? null,

    /** Stores the time of a purge. */
    notePurge: (time: string): Promise<void> => retryWhileLocked(() => void notePurge.run(time)),

    /** The size of the file in bytes. */
    size: async (): Promise<number> => statSync(db.name).size,

    /**
     * Rebuilds the file. SQLite overwrites deleted rows, but leaves copies behind when it moves rows between pages; a
     * rebuilt file holds no such copies.
     */
    rebuild: (): Promise<void> =>
      retryWhileLocked(() => {
        // Keep the temporary copy of a small file in memory, so that no personal data reaches the folder for temporary files.
        db.pragma(`temp_store = ${statSync(db.name).size <= quicklyRebuilt ? 'MEMORY' : 'DEFAULT'}`);
        db.exec('VACUUM');
      }),

    /** Empties the log. Resolves with `false` if another process kept reading from it for five seconds. */
    emptyLog: async (): Promise<boolean> => {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
        if (result?.busy === 0) return true;
        if (performance.now() > deadline) return false;
        await wait(retryMs);
      }
    },
  };
};
