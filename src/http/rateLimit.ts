import { createHmac, createSecretKey, hash, hkdfSync, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator, type Options, type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { describeError } from '../log.ts';

/**
 * The address that identifies a client: an IPv4 address, or the /56 network of an IPv6 address, because one
 * client has many of those. If a proxy sends an invalid address, returns the address of the connection.
 */
export const clientAddress = (req: Request): string => {
  const claimed = req.ip ?? '';
  // A zone (`fe80::1%eth0`) is only valid on one machine and may be any text.
  const isAddress = isIP(claimed) > 0 && !claimed.includes('%');
  return ipKeyGenerator(isAddress ? claimed : (req.socket.remoteAddress ?? ''));
};

/**
 * Counts hits in memory, each key in a window that begins with its first hit. Windows end by the monotonic clock.
 * Beyond `maxKeys` keys, `LRUCache` removes the oldest window, because `peek` does not count as use.
 */
export const createMemoryStore = (maxKeys = 100_000): Store => {
  let windows: LRUCache<string, { hits: number }>;
  return {
    localKeys: true,
    init: ({ windowMs }) => {
      windows = new LRUCache({
        maxSize: maxKeys,
        sizeCalculation: () => 1,
        ttl: windowMs,
        ttlAutopurge: true,
      });
    },
    increment: (key) => {
      const window = windows.peek(key) ?? { hits: 0 };
      window.hits += 1;
      if (window.hits === 1) windows.set(key, window);
      return {
        totalHits: window.hits,
        resetTime: new Date(Date.now() + windows.getRemainingTTL(key)),
      };
    },
    decrement: (key) => {
      const window = windows.peek(key);
      if (window && window.hits > 0) window.hits -= 1;
    },
    resetKey: (key) => void windows.delete(key),
  };
};

/** Where limits count: a store for each named limit, and the digest under which an address is counted. */
export type RateLimitCounters = { createStore: (name: string) => Store; digest: (ip: string) => string };

/** Random for each process, so that nobody can test which address has a digest. */
const processSecret = randomBytes(32).toString('hex');

export const memoryCounters: RateLimitCounters = {
  createStore: () => createMemoryStore(),
  digest: (address) => hash('sha256', processSecret + address, 'base64url'),
};

/** Creates counters that all processes with the same database and secret share. */
export const createPostgresCounters = (
  createStore: RateLimitCounters['createStore'],
  digestSecret: Buffer,
): RateLimitCounters => {
  const key = createSecretKey(
    new Uint8Array(hkdfSync('sha256', digestSecret, '', 'addresses of limits', 32)),
  );
  return {
    createStore,
    digest: (address) => createHmac('sha256', key).update(address).digest('base64url'),
  };
};

type LimitOptions = Pick<Options, 'limit' | 'handler'> &
  Partial<Pick<Options, 'skip' | 'skipSuccessfulRequests' | 'requestWasSuccessful'>> & {
    /** The name of the limit in the response headers, and of the request property with the count. */
    name: string;
    windowSeconds: number;
    counters: RateLimitCounters;
    log: Logger;
  };

/** Limits each client address. If counting fails, requests pass: losing a booking is worse. */
export const limitRequests = ({ name, windowSeconds, counters, log, ...options }: LimitOptions) => {
  const report = (error: unknown): void => {
    log.error({ limit: name, error: describeError(error) }, 'rate limit failed');
  };
  return rateLimit({
    ...options,
    identifier: name,
    requestPropertyName: name,
    windowMs: windowSeconds * 1000,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (req) => counters.digest(clientAddress(req)),
    store: counters.createStore(name),
    passOnStoreError: true,
    logger: { error: report, warn: report },
    // Disable the package's checks of these options, which would run for each request.
    validate: false,
  });
};

/** Reads the count and the key that a named limit stored on a request; `undefined` if counting failed. */
export const getLimitInfo = (name: string, req: Request): RateLimitInfo | undefined => Reflect.get(req, name);
