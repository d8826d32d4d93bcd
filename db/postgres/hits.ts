import type { Postgres } from './connectPostgres.ts';

/** How long a count may take: who waits for it is a visitor, and without it goes on all the same. */
const patienceMs = 500;

/** How often the counts of windows that ended are deleted. */
const tidyMs = 60_000;

const increment = `
  INSERT INTO hits (name, key, count, ends_at) VALUES ($1, $2, 1, now() + $3 * interval '1 ms')
  ON CONFLICT (name, key) DO UPDATE SET
    count = CASE WHEN hits.ends_at <= now() THEN 1 ELSE hits.count + 1 END,
    ends_at = CASE WHEN hits.ends_at <= now() THEN excluded.ends_at ELSE hits.ends_at END
  RETURNING count, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS "msLeft"`;

/**
 * Counts hits by name and key for all processes together, each key in a window that begins with its first hit, by the
 * database's clock. All reject with `StoreUnavailable` within half a second.
 */
export const createHits = (db: Postgres) => {
  let tidyAt = performance.now() + tidyMs;

  const tidy = async (): Promise<void> => {
    if (performance.now() < tidyAt) return;
    tidyAt = performance.now() + tidyMs;
    // Whoever waits for a count does not wait for this; where it fails there is the next one.
    await db.query('DELETE FROM hits WHERE ends_at <= now()', [], patienceMs).catch(() => {});
  };

  return {
    /** Counts a hit; how many there are in the window with it, and how long that goes on. */
    increment: async (name: string, key: string, windowMs: number) => {
      const [counted] = await db.query<{ count: number; msLeft: number }>(
        increment,
        [name, key, windowMs],
        patienceMs,
      );
      void tidy();
      return counted ?? { count: 0, msLeft: 0 };
    },

    /** Takes a hit back, where its window has not ended. */
    decrement: async (name: string, key: string): Promise<void> => {
      const text =
        'UPDATE hits SET count = count - 1 WHERE name = $1 AND key = $2 AND count > 0 AND ends_at > now()';
      await db.query(text, [name, key], patienceMs);
    },

    /** Forgets a key. */
    reset: async (name: string, key: string): Promise<void> => {
      await db.query('DELETE FROM hits WHERE name = $1 AND key = $2', [name, key], patienceMs);
    },
  };
};

export type Hits = ReturnType<typeof createHits>;
