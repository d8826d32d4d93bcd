import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { DailyDigests, Digest } from '../../db/saveOnce.ts';

const dayMs = 86_400_000;

/** Days since 1970. */
const dayOf = (time: Date): number => Math.floor(time.getTime() / dayMs);

const nameOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Days whose keys are kept: one's own, and the one before it. */
const keptDays = 2;

/**
 * Digests whose key is another one each day of UTC, and derives from one secret: what is kept of a day cannot be compared
 * with what is kept of another. What was made within a day is looked for with the keys of its one or two days.
 */
export const createDailyDigests = (secret: Buffer): DailyDigests => {
  /** By day, the one used last at the end. */
  const keys = new Map<number, KeyObject>();

  const digestOf = (day: number): Digest => {
    // A key object, since a key of bytes is made into one at each digest, which takes five times as long.
    const key =
      keys.get(day) ??
      createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `digests of ${nameOf(day)}`, 32)));
    keys.delete(day);
    keys.set(day, key);
    const [oldest] = keys.keys();
    if (keys.size > keptDays && oldest !== undefined) keys.delete(oldest);
    return (text) => createHmac('sha256', key).update(text).digest();
  };

  return (from, to) => {
    const [first, last] = [dayOf(from), dayOf(to)];
    return first === last ? [digestOf(last)] : [digestOf(last), digestOf(first)];
  };
};
