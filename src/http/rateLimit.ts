import type { Request, Response } from 'express';
import { type AugmentedRequest, rateLimit } from 'express-rate-limit';

type LimitOptions = {
  limit: number;
  windowSeconds: number;
  /** Answers a request over the limit. `Retry-After` is set. */
  refuse: (req: Request, res: Response, retryAfterSeconds: number) => void;
};

/** Limits the requests of each address; one client has all IPv6 addresses of a /56 network. */
export const limitRequests = ({ limit, windowSeconds, refuse }: LimitOptions) =>
  rateLimit({
    limit,
    windowMs: windowSeconds * 1000,
    // Headers with the count would tell others at the same address that somebody has posted.
    standardHeaders: false,
    legacyHeaders: false,
    handler: (req, res) => {
      // express-rate-limit adds this property to the request, but not to the type of its handler.
      const { resetTime } = (req as AugmentedRequest)['rateLimit'] ?? {};
      const msToReset = resetTime === undefined ? 0 : resetTime.getTime() - Date.now();
      const seconds = Math.max(1, Math.ceil(msToReset / 1000));
      res.set('Retry-After', String(seconds));
      refuse(req, res, seconds);
    },
    // The package would warn of proxies by text on standard error. `warnOfUntrustedProxy` logs that.
    validate: false,
  });
