import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { searchesPerMinute } from '../../content/limits.ts';
import { limitByAddress } from '../http/limitByAddress.ts';

const windowSeconds = 60;

/**
 * Counts the searches of each client address. Gives back, for a search that is one of too many, the seconds after which the
 * next is answered; `undefined` for all others.
 */
export const limitSearches = (log: Logger) => {
  const limit = limitByAddress({ name: 'searches', max: searchesPerMinute, windowSeconds, log });
  return async (req: Request, res: Response): Promise<number | undefined> => {
    await limit.count(req, res, () => {});
    return limit.retryAfter(req);
  };
};
