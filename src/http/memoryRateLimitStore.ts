import type { Store } from 'express-rate-limit';

/**
 * Counts hits by key in memory, each key in a window that begins with its first hit. Windows end by the monotonic clock, so
 * that setting the computer's clock changes nothing. Of more than `maxKeys` keys the one with the oldest window is forgotten.
 */
export const createMemoryRateLimitStore = (maxKeys = 100_000): Store => {
  /** In the order in which they began, which is the order in which they end. */
  const windows = new Map<string, { hits: number; endsAt: number }>();
  let windowMs = 0;

  /** Forgets the windows that ended, and the oldest where there are too many. */
  const tidy = (now: number): void => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxKeys) return;
      windows.delete(key);
    }
  };

  return {
    localKeys: true,
    init: (options) => {
      windowMs = options.windowMs;
    },
    increment: (key) => {
      const now = performance.now();
      tidy(now);
      const { hits, endsAt } = windows.get(key) ?? { hits: 0, endsAt: now + windowMs };
      windows.set(key, { hits: hits + 1, endsAt });
      tidy(now);
      return { totalHits: hits + 1, resetTime: new Date(Date.now() + endsAt - now) };
    },
    decrement: (key) => {
      const window = windows.get(key);
      if (window && window.hits > 0) window.hits -= 1;
    },
    resetKey: (key) => {
      windows.delete(key);
    },
  };
};
