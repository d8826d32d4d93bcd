import { createHmac, randomBytes } from 'node:crypto';
import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit';

/** Seconds to wait where places are only held by requests that are being stored at this moment. */
const soon = 3;

/**
 * A place in a quota. Granted, it is `used` or given back when it is clear whether it was needed; refused, it says in how
 * many seconds there may be one.
 */
export type Place =
  | { granted: true; used: () => void; giveBack: () => Promise<void> }
  | { granted: false; retryAfter: number };

/**
 * Counts requests by client address within a window. An address is kept only as a digest with a key that dies with the
 * process, and only for the window; IPv6 addresses count by network, since a client has many.
 */
export const createQuota = ({ max, windowSeconds }: { max: number; windowSeconds: number }) => {
  const counts = new MemoryStore();
  counts.init({ windowMs: windowSeconds * 1000 } as Options);
  const secret = randomBytes(32);
  /** Places taken and not yet used or given back. */
  const pending = new Map<string, number>();

  const keyOf = (address: string): string =>
    createHmac('sha256', secret).update(ipKeyGenerator(address)).digest('base64url');

  const addPending = (key: string, change: 1 | -1): void => {
    const count = (pending.get(key) ?? 0) + change;
    if (count > 0) pending.set(key, count);
    else pending.delete(key);
  };

  return {
    take: async (address: string): Promise<Place> => {
      const key = keyOf(address);
      const { totalHits, resetTime } = await counts.increment(key);
      if (totalHits > max) {
        // Who is refused has not used anything.
        await counts.decrement(key);
        if (pending.has(key)) return { granted: false, retryAfter: soon };
        const milliseconds = (resetTime?.getTime() ?? Date.now()) - Date.now();
        return { granted: false, retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) };
      }
      addPending(key, 1);
      return {
        granted: true,
        used: () => addPending(key, -1),
        giveBack: () => {
          addPending(key, -1);
          return counts.decrement(key);
        },
      };
    },
  };
};

export type Quota = ReturnType<typeof createQuota>;
