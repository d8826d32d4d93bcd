import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Claim } from '../../db/outbox.ts';
import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import type { SiteStore } from '../bookings/bookingRecord.ts';
import { announcementOf, type Channel, DeliveryFailed } from './channel.ts';

/** Until what the database refused is tried again. */
export const refusedDelayMs = 10_000;

export type AttemptOptions = {
  channel: Channel;
  store: SiteStore;
  log: Logger;
  /** How long a failed request waits for its next attempt; the last one holds for all further ones. */
  delaysMs: readonly number[];
  /** Nothing new is begun. */
  stopping: AbortSignal;
  /** What has begun ends, too. */
  cutting: AbortSignal;
};

/** Tells of one request, and notes what became of it. */
export const createAttempt = ({ channel, store, log, delaysMs, stopping, cutting }: AttemptOptions) => {
  const { name } = channel;
  const { outbox } = store;

  /** Writes, however long the database cannot be written: what was told would be told again. */
  const note = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        log.error({ channel: name, code: error.code }, 'what was told could not be noted');
      }
      if (stopping.aborted) return;
      await wait(refusedDelayMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  };

  const noteFailure = (claim: Claim, code: string): Promise<void> => {
    const delayMs = delaysMs[Math.min(claim.failures, delaysMs.length - 1)] ?? 0;
    const retryInS = Math.round(delayMs / 1000);
    log.warn({ channel: name, code, failures: claim.failures + 1, retryInS }, 'not told');
    return note(() => outbox.markFailed(claim, code, delayMs));
  };

  return async (claim: Claim): Promise<void> => {
    const booking = await store.find(claim.bookingId);
    // Erased since.
    if (!booking) return;
    const started = performance.now();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), channel.timeoutMs);
    try {
      const signal = AbortSignal.any([cutting, late.signal]);
      const { refused } = await channel.deliver(announcementOf(booking), signal);
      if (refused > 0) log.warn({ channel: name, refused }, 'some receivers were refused');
    } catch (error) {
      if (cutting.aborted) return note(() => outbox.giveBack(claim));
      if (!(error instanceof DeliveryFailed)) throw error;
      return noteFailure(claim, late.signal.aborted ? 'ETIMEDOUT' : error.code);
    } finally {
      clearTimeout(timer);
    }
    await note(() => outbox.markDelivered(claim));
    log.info({ channel: name, ms: Math.round(performance.now() - started) }, 'told');
    // What works again leaves nothing waiting for a later attempt.
    await note(() => outbox.bringForward(name));
  };
};
