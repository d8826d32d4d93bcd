import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { SaveResult } from '../../db/saveOnce.ts';
import type { Config } from '../config.ts';
import { limitByAddress } from '../http/limitByAddress.ts';
import type { BookingStore, NewBooking } from './bookingRecord.ts';
import { bookingOf } from './readBooking.ts';

/** When a client may try again that is only held up by its own requests that are being stored. */
const pendingRetrySeconds = 3;

/** A request that is being stored. */
type Pending = { address: string | undefined; booking: NewBooking; saved: Promise<SaveResult> };

/** What became of a request; `retryAfter` is in seconds. */
export type Outcome = SaveResult | { outcome: 'tooMany'; retryAfter: number };

type Options = {
  config: Config;
  log: Logger;
  store: BookingStore;
  answer: (res: Response, outcome: Promise<Outcome>) => Promise<void>;
};

const contentOf = (booking: NewBooking): string =>
  JSON.stringify({ ...booking, locale: null, idempotencyKey: null });

/** Whether two requests are one that was sent twice, by their key or their content. */
const isTwin = (a: NewBooking, b: NewBooking): boolean =>
  (a.idempotencyKey !== null && a.idempotencyKey === b.idempotencyKey) || contentOf(a) === contentOf(b);

/**
 * Stores a request once. Only those that are newly stored use up the quota of their address, and a repeat gets through
 * when it is used up.
 */
export const storeWithinQuota = ({ config, log, store, answer }: Options): RequestHandler[] => {
  const pending = new Set<Pending>();

  const save = async (req: Request, booking: NewBooking): Promise<Outcome> => {
    const entry = { address: quota.keyOf(req), booking, saved: store.save(booking) };
    pending.add(entry);
    let isNew = false;
    try {
      const result = await entry.saved;
      isNew = result.outcome === 'stored';
      return result;
    } finally {
      pending.delete(entry);
      // The limiter's own `skipFailedRequests` gives back when a client hangs up, though its request may be stored later.
      if (!isNew) await quota.giveBack(req);
    }
  };

  const findRepeat = async (req: Request, booking: NewBooking, retryAfter: number): Promise<Outcome> => {
    await quota.giveBack(req);
    const others = [...pending];
    const isHeldUp = others.some(({ address }) => address === quota.keyOf(req));
    await others.find((other) => isTwin(other.booking, booking))?.saved.catch(() => {});
    const earlier = await store.findEarlier(booking);
    return earlier ?? { outcome: 'tooMany', retryAfter: isHeldUp ? pendingRetrySeconds : retryAfter };
  };

  const quota = limitByAddress({
    name: 'bookingQuota',
    max: config.RATE_LIMIT_MAX,
    windowSeconds: config.RATE_LIMIT_WINDOW_S,
    log,
    onExceeded: (req, res, _next, retryAfter) =>
      answer(res, findRepeat(req, bookingOf(res).booking, retryAfter)),
  });

  return [quota.count, (req, res) => answer(res, save(req, bookingOf(res).booking))];
};
