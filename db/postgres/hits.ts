import type { Store } from 'express-rate-limit';
import type { Sql } from '../sql.ts';

/** The time limit of a count, because the visitor waits. If the count fails, the request is allowed. */
const timeoutMs = 500;

/** The interval at which a process deletes the expired counts of all processes. */
const deleteEveryMs = 60_000;

const incrementSql = `
  INSERT INTO hits (name, key, count, ends_at) VALUES ($1, $2, 1, now() + $3 * interval '1 ms')
  ON CONFLICT (name, key) DO UPDATE SET
    count = CASE WHEN hits.ends_at <= now() THEN 1 ELSE hits.count + 1 END,
    ends_at = CASE WHEN hits.ends_at <= now() THEN excluded.ends_at ELSE hits.ends_at END
  RETURNING count, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS "msLeft"`;

/** Changes only a count whose window has not ended. */
const decrementSql =
  'UPDATE hits SET count = count - 1 WHERE name = $1 AND key = $2 AND count > 0 AND ends_at > now()';

/** Creates stores for `express-rate-limit`. They reject with `StoreUnavailable` within half a second. */
export const createHitStoreFactory = (db: Pick<Sql, 'rows'>): ((name: string) => Store) => {
  let deleteAt = performance.now() + deleteEveryMs;

  const deleteExpired = (): void => {
    if (performance.now() < deleteAt) return;
    deleteAt = performance.now() + deleteEveryMs;
    // Do not wait. After an error, the next run deletes the rows.
    db.rows('DELETE FROM hits WHERE ends_at <= now()', [], timeoutMs).catch(() => {});
  };

  return (name) => {
    let windowMs = 0;
    return {
      localKeys: false,
      prefix: name,
      init: (options) => {
        windowMs = options.windowMs;
      },
      increment: async (key) => {
        const [counted] = await db.rows<{ count: number; msLeft: number }>(
          incrementSql,
          [name, key, windowMs],
          timeoutMs,
        );
        deleteExpired();
        const { count, msLeft } = counted ?? { count: 0, msLeft: 0 };
        return { totalHits: count, resetTime: new Date(Date.now() + msLeft) };
      },
      decrement: async (key) => {
        await db.rows(decrementSql, [name, key], timeoutMs);
      },
      resetKey: async (key) => {
        await db.rows('DELETE FROM hits WHERE name = $1 AND key = $2', [name, key], timeoutMs);
      },
    };
  };
};
