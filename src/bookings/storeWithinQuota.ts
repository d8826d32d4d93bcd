import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { SaveResult } from '../../db/saveOnce.ts';
import type { Config } from '../config.ts';
import { limitByAddress } from '../http/limitByAddress.ts';
import type { LimitCounts } from '../http/limitCounts.ts';
import type { NewBooking, SiteStore } from './bookingRecord.ts';

/** When a client may try again that is only held up by its own requests that are being stored. */
const pendingRetrySeconds = 3;

/** What became of a request; `retryAfter` is in seconds. */
type Outcome = SaveResult | { outcome: 'tooMany'; retryAfter: number };

const contentOf = (booking: NewBooking): string =>
  JSON.stringify({ ...booking, locale: null, idempotencyKey: null });

/** Whether two requests are one that was sent twice: by their key, or by their content and whence they came. */
const isTwin = (a: NewBooking, b: NewBooking): boolean =>
  (a.idempotencyKey !== null && a.idempotencyKey === b.idempotencyKey) || contentOf(a) === contentOf(b);

/** In place of the limiter's `next`, so that its errors reach whoever awaits it. */
const rethrow = (error?: unknown): void => {
  if (error) throw error;
};

/**
 * Stores a request once. Only those that are newly stored use up the quota of their address, and a repeat gets through
 * when it is used up. Rejects with `StoreUnavailable`.
 */
export const createStoreWithinQuota = (
  config: Config,
  log: Logger,
  store: SiteStore,
  counts: LimitCounts,
) => {
  const quota = limitByAddress({
    name: 'bookingQuota',
    max: config.RATE_LIMIT_MAX,
    windowSeconds: config.RATE_LIMIT_WINDOW_S,
    log,
    counts,
  });
  const pending = new Set<{ address: string | undefined; booking: NewBooking; saved: Promise<SaveResult> }>();

  const save = async (req: Request, booking: NewBooking): Promise<SaveResult> => {
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

  return async (req: Request, res: Response, booking: NewBooking): Promise<Outcome> => {
    await quota.count(req, res, rethrow);
    const retryAfter = quota.retryAfter(req);
    return retryAfter === undefined ? save(req, booking) : findRepeat(req, booking, retryAfter);
  };
};
