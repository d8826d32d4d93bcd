import { createHmac, randomBytes } from 'node:crypto';
import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit';

/** A place in a quota: taken, to be given back if it was not used after all; or none left for some seconds. */
export type Place = { granted: true; giveBack: () => Promise<void> } | { granted: false; retryAfter: number };

/**
 * Counts requests by client address within a window. An address is kept only as a digest with a key that dies with the
 * process, and only for the window; IPv6 addresses count by network, since a client has many.
 */
export const createQuota = ({ max, windowSeconds }: { max: number; windowSeconds: number }) => {
  const counts = new MemoryStore();
  counts.init({ windowMs: windowSeconds * 1000 } as Options);
  const secret = randomBytes(32);
  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(ipKeyGenerator(address)).digest('base64url');

  return {
    take: async (address: string): Promise<Place> => {
      const key = keyOf(address);
      const { totalHits, resetTime } = await counts.increment(key);
      if (totalHits <= max) return { granted: true, giveBack: () => counts.decrement(key) };
      const milliseconds = (resetTime?.getTime() ?? Date.now()) - Date.now();
      return { granted: false, retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) };
    },
  };
};

export type Quota = ReturnType<typeof createQuota>;
