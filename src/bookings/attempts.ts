import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { limitByAddress } from '../http/limitByAddress.ts';

/** How many times the booking quota an address may post at all: repeats, mistakes and failures included. */
const attemptsPerBooking = 20;

/** Counts every post before anything of it is looked at. One of too many is still read, so that its answer keeps its values. */
export const countAttempts = ({ config, log }: { config: Config; log: Logger }): RequestHandler =>
  limitByAddress({
    name: 'attempts',
    max: config.RATE_LIMIT_MAX * attemptsPerBooking,
    windowSeconds: config.RATE_LIMIT_WINDOW_S,
    log,
    onExceeded: (_req, res, next, retryAfter) => {
      res.locals['attemptsRetryAfter'] = retryAfter;
      next();
    },
  }).count;

/** Seconds until an address that posted too often may post again; `undefined` where it did not. */
export const attemptsRetryAfter = (res: Response): number | undefined => res.locals['attemptsRetryAfter'];
