import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { errorForLog } from '../http/errorForLog.ts';
import type { Place, Quota } from './quota.ts';

export type PlaceTaker = (quota: Quota, req: Request) => Promise<Place>;

/** Takes places for a request's address. A limiter that cannot count must not cost anybody a booking. */
export const createPlaceTaker =
  (log: Logger): PlaceTaker =>
  async (quota, req) => {
    try {
      return await quota.take(req.ip ?? '');
    } catch (error) {
      log.error({ error: errorForLog(error) }, 'the rate limit cannot count');
      return { granted: true, used: () => {}, giveBack: async () => {} };
    }
  };

/** Counts every post, whatever becomes of it, before anything of it is looked at. */
export const countAttempt =
  (attempts: Quota, takePlace: PlaceTaker): RequestHandler =>
  async (req, res, next) => {
    const attempt = await takePlace(attempts, req);
    if (attempt.granted) attempt.used();
    res.locals['attempt'] = attempt;
    next();
  };

/** Whether a counted post may be looked at. */
export const attemptOf = (res: Response): Place => res.locals['attempt'] as Place;
