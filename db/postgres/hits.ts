import type { Sql } from '../sql.ts';

/** The time limit of a count. A visitor waits for it, and is let through if it fails. */
const patienceMs = 500;

/** How often expired counts are deleted. */
const tidyMs = 60_000;

const increment = `
  INSERT INTO hits (name, key, count, ends_at) VALUES ($1, $2, 1, now() + $3 * interval '1 ms')
  ON CONFLICT (name, key) DO UPDATE SET
    count = CASE WHEN hits.ends_at <= now() THEN 1 ELSE hits.count + 1 END,
    ends_at = CASE WHEN hits.ends_at <= now() THEN excluded.ends_at ELSE hits.ends_at END
  RETURNING count, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS "msLeft"`;

/**
 * Counts hits by name and key for all processes. The window of a key begins with its first hit, by the database's clock.
 * All functions reject with `StoreUnavailable` within half a second.
 */
export const createHits = (db: Pick<Sql, 'rows'>) => {
  let tidyAt = performance.now() + tidyMs;

  const tidy = async (): Promise<void> => {
    if (performance.now() < tidyAt) return;
    tidyAt = performance.now() + tidyMs;
    // Nobody waits for this. After an error, the next run deletes the rows.
    await db.rows('DELETE FROM hits WHERE ends_at <= now()', [], patienceMs).catch(() => {});
  };

  return {
    /** Counts a hit. Resolves with the hits in the window, and how long the window lasts. */
    increment: async (name: string, key: string, windowMs: number) => {
      const [counted] = await db.rows<{ count: number; msLeft: number }>(
        increment,
        [name, key, windowMs],
        patienceMs,
      );
      void tidy();
      return counted ?? { count: 0, msLeft: 0 };
    },

    /** Removes a hit from a window that has not ended. */
    decrement: async (name: string, key: string): Promise<void> => {
      const text =
        'UPDATE hits SET count = count - 1 WHERE name = $1 AND key = $2 AND count > 0 AND ends_at > now()';
      await db.rows(text, [name, key], patienceMs);
    },

    /** Deletes the count of a key. */
    reset: async (name: string, key: string): Promise<void> => {
      await db.rows('DELETE FROM hits WHERE name = $1 AND key = $2', [name, key], patienceMs);
    },
  };
};

export type Hits = ReturnType<typeof createHits>;
