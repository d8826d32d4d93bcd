import { isIP } from 'node:net';
import type { Request, Response } from 'express';
import { type AugmentedRequest, ipKeyGenerator, rateLimit } from 'express-rate-limit';

/**
 * The address that identifies a client: an IPv4 address, or the /56 network of an IPv6 address, because one
 * client has many of those. If a proxy sends an invalid address, returns the address of the connection.
 */
const clientAddress = (req: Request): string => {
  const claimed = req.ip ?? '';
  // A zone (`fe80::1%eth0`) is only valid on one machine and may be any text.
  const isAddress = isIP(claimed) > 0 && !claimed.includes('%');
  return ipKeyGenerator(isAddress ? claimed : (req.socket.remoteAddress ?? ''));
};

type LimitOptions = {
  limit: number;
  windowSeconds: number;
  /** Answers a request over the limit. `Retry-After` is set. */
  refuse: (req: Request, res: Response, retryAfterSeconds: number) => void;
};

/** Limits the requests of each client address to this process. */
export const limitRequests = ({ limit, windowSeconds, refuse }: LimitOptions) =>
  rateLimit({
    limit,
    windowMs: windowSeconds * 1000,
    keyGenerator: clientAddress,
    // Headers with the count would tell others at the same address that somebody has posted.
    standardHeaders: false,
    legacyHeaders: false,
    handler: (req, res) => {
      const { resetTime } = (req as AugmentedRequest)['rateLimit'] ?? {};
      const seconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000));
      res.set('Retry-After', String(seconds));
      refuse(req, res, seconds);
    },
    // The package would warn of proxies by text on standard error. `warnOfUntrustedProxy` logs that.
    validate: false,
  });
