import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import type { Hits } from '../../db/postgres/hits.ts';
import { createMemoryRateLimitStore } from './memoryRateLimitStore.ts';

/** Where a limit counts, and the secret of the digests that it knows addresses by. */
export type LimitCounts = { store: Store; secret: KeyObject };

/** Counts of one process, known to nobody else. */
export const countAlone = (): LimitCounts => ({
  store: createMemoryRateLimitStore(),
  secret: createSecretKey(randomBytes(32)),
});

const createSharedStore = (hits: Hits, name: string): Store => {
  let windowMs = 0;
  return {
    localKeys: false,
    // Tells the counts of one limit from those of another for the same post.
    prefix: name,
    init: (options) => {
      windowMs = options.windowMs;
    },
    increment: async (key) => {
      const { count, msLeft } = await hits.increment(name, key, windowMs);
      return { totalHits: count, resetTime: new Date(Date.now() + msLeft) };
    },
    decrement: (key) => hits.decrement(name, key),
    resetKey: (key) => hits.reset(name, key),
  };
};

/** Counts that all processes with the same database and secret share; of a limit by its name. */
export const countTogether = (hits: Hits, digestSecret: Buffer) => {
  const bytes = new Uint8Array(hkdfSync('sha256', digestSecret, '', 'addresses of limits', 32));
  const secret = createSecretKey(bytes);
  return (name: string): LimitCounts => ({ store: createSharedStore(hits, name), secret });
};
