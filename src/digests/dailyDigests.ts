import { createHmac, hkdfSync } from 'node:crypto';
import type { DailyDigests, Digest } from '../../db/saveOnce.ts';

const dayMs = 86_400_000;

/**
 * Digests whose key is another one each day of UTC, and derives from one secret: what is kept of a day cannot be compared
 * with what is kept of another. What was digested is looked for with the key of the day before as well.
 */
export const createDailyDigests = (secret: Buffer): DailyDigests => {
  /** Of today and yesterday, the newest last. */
  const keys = new Map<string, Buffer>();

  const digestOf = (time: number): Digest => {
    const day = new Date(time).toISOString().slice(0, 10);
    const key = keys.get(day) ?? Buffer.from(hkdfSync('sha256', secret, '', `digests of ${day}`, 32));
    keys.delete(day);
    keys.set(day, key);
    const [oldest] = keys.keys();
    if (keys.size > 2 && oldest !== undefined) keys.delete(oldest);
    return (text) => createHmac('sha256', key).update(text).digest();
  };

  return (now) => [digestOf(now.getTime()), digestOf(now.getTime() - dayMs)];
};
