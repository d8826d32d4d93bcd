import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { retryWhileLocked } from './retryWhileLocked.ts';

/** So many requests are erased in one transaction, and then it is somebody else's turn to write. */
const batchSize = 200;
const pauseMs = 50;

/** How long it is tried to empty the log while others read what is in it. */
const patienceMs = 5000;
const retryMs = 100;

/** Up to this size a file is rebuilt within a second; nobody who writes meanwhile gives up. Bytes. */
export const quicklyRebuilt = 128 * 1024 * 1024;

/** Repeats what changes at most `batchSize` rows until none is left; resolves with how many there were. */
const inBatches = async (change: () => Promise<number>): Promise<number> => {
  let count = 0;
  for (;;) {
    const changed = await change();
    count += changed;
    if (changed < batchSize) return count;
    await wait(pauseMs);
  }
};

/**
 * Erases requests for good, with all that belongs to them. Times are ISO 8601 in UTC. What writes waits for other
 * processes, and rejects with `StoreUnavailable`.
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

  /** Counts what was erased, in the transaction that erases it. */
  const noted = db.transaction((erase: () => number): number => {
    const count = erase();
    if (count > 0) noteErasure.run();
    return count;
  });
  const transact = (erase: () => number): Promise<number> => retryWhileLocked(() => noted.immediate(erase));

  return {
    /** Erases these requests, all or nothing. Resolves with how many there were. */
    erase: (ids: readonly string[]): Promise<number> =>
      transact(() => ids.reduce((count, id) => count + eraseOne.run(id).changes, 0)),

    /** How many requests came before a time. */
    countBefore: async (time: string): Promise<number> => dueBefore.get(time) ?? 0,

    /** Erases all requests that came before a time, few at once. Resolves with how many there were. */
    eraseBefore: (time: string): Promise<number> =>
      inBatches(() => transact(() => eraseOldest.run(time, batchSize).changes)),

    /** Forgets by what repeats are found: by content of requests, and by keys of clients, before these times. */
    forgetRepeats: async ({ content, keys }: { content: string; keys: string }): Promise<void> => {
      await inBatches(() => retryWhileLocked(() => eraseFingerprints.run(content, batchSize).changes));
      await inBatches(() => retryWhileLocked(() => eraseKeys.run(keys, batchSize).changes));
    },

    /** When old requests were last looked for, or else when the newest one came; `null` where there is neither. */
    lastKnownTime: async (): Promise<string | null> => knownTime.get() ?? null,

    /** Notes that old requests were looked for. */
    notePurge: (time: string): Promise<void> => retryWhileLocked(() => void notePurge.run(time)),

    /** The size of the file in bytes. */
    size: async (): Promise<number> => statSync(db.name).size,

    /**
     * Writes the file anew. SQLite overwrites what it deletes, but not what it left behind when it moved rows from one
     * page to another: only a file that was rebuilt holds nothing but what can be read in it.
     */
    rebuild: (): Promise<void> =>
      retryWhileLocked(() => {
        // Not for a moment on another disk, in a folder for temporary files, as long as memory will do.
        db.pragma(`temp_store = ${statSync(db.name).size <= quicklyRebuilt ? 'MEMORY' : 'DEFAULT'}`);
        db.exec('VACUUM');
      }),

    /** Takes everything out of the log. Resolves with `false` where somebody went on reading for seconds. */
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
