import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { type RateLimitInfo, rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { clientAddress } from './clientAddress.ts';
import { errorForLog } from './errorForLog.ts';
import { countAlone, type LimitCounts } from './limitCounts.ts';

type Options = {
  /** Of the limit, and of the request's property that holds what was counted. */
  name: string;
  max: number;
  windowSeconds: number;
  log: Logger;
  /** What becomes of a request over the limit. By default it goes on, and `retryAfter` tells. */
  onExceeded?: RequestHandler;
  /** By default this process alone. */
  counts?: LimitCounts;
};

/**
 * Limits requests by client address within a window. An address is kept only as a digest whose key is a
 * secret, and only for the window; IPv6 addresses count by network, since a client has many.
 */
export const limitByAddress = ({
  name,
  max,
  windowSeconds,
  log,
  onExceeded = (_req, _res, next) => next(),
  counts: { store, secret } = countAlone(),
}: Options) => {
  const report = (error: unknown): void => {
    log.error({ error: errorForLog(error) }, 'the rate limit cannot count');
  };
  /** What was counted of a request; `undefined` where it could not be. */
  const infoOf = (req: Request): RateLimitInfo | undefined => Reflect.get(req, name);
  const msLeft = ({ resetTime }: RateLimitInfo): number => (resetTime?.getTime() ?? 0) - Date.now();

  return {
    /** Counts a request, and lets it through where it is within the limit or cannot be counted. */
    count: rateLimit({
      windowMs: windowSeconds * 1000,
      limit: max,
      legacyHeaders: false,
      requestPropertyName: name,
      keyGenerator: (req) => createHmac('sha256', secret).update(clientAddress(req)).digest('base64url'),
      store,
      passOnStoreError: true,
      logger: { error: report, warn: report },
      handler: onExceeded,
    }),

    /** The key under which a request was counted; `undefined` where it could not be. */
    keyOf: (req: Request): string | undefined => infoOf(req)?.key,

    /** How many times its limit an address has used up; 0 where it could not be counted. */
    timesUsed: (req: Request): number => {
      const info = infoOf(req);
      return info ? info.used / info.limit : 0;
    },

    /** Seconds until the window of a request over the limit ends; `undefined` where it is within the limit. */
    retryAfter: (req: Request): number | undefined => {
      const info = infoOf(req);
      if (!info || info.used <= info.limit) return undefined;
      // The clock may be set while a request waits.
      return Math.min(windowSeconds, Math.max(1, Math.ceil(msLeft(info) / 1000)));
    },

    /** Takes back what `count` counted. */
    giveBack: async (req: Request): Promise<void> => {
      const info = infoOf(req);
      if (!info || msLeft(info) <= 0) return;
      try {
        await store.decrement(info.key);
      } catch (error) {
        report(error);
      }
    },
  };
};
