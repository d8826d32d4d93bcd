import { createHmac, createSecretKey, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import type { Hits } from '../../db/postgres/hits.ts';
import { createMemoryRateLimitStore } from './memoryRateLimitStore.ts';

/** Where a limit counts, and the digests that it knows addresses by. */
export type LimitCounts = { store: Store; digest: (address: string) => string };

/** Dies with the process, so that nobody can try which address gives a digest. It never leaves the process: it needs no HMAC. */
const secret = randomBytes(32).toString('hex');

const digestAlone = (address: string): string => hash('sha256', secret + address, 'base64url');

/** Counts of one process, known to nobody else. */
export const countAlone = (): LimitCounts => ({ store: createMemoryRateLimitStore(), digest: digestAlone });

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
export const countTogether = (hits: Hits, digestSecret: Buffer): ((name: string) => LimitCounts) => {
  const bytes = new Uint8Array(hkdfSync('sha256', digestSecret, '', 'addresses of limits', 32));
  const key = createSecretKey(bytes);
  const digest = (address: string) => createHmac('sha256', key).update(address).digest('base64url');
  return (name) => ({ store: createSharedStore(hits, name), digest });
};
