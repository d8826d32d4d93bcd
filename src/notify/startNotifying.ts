import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Claim } from '../../db/outbox.ts';
import type { SiteStore } from '../../db/store.ts';
import { describeError } from '../log.ts';
import { type Channel, DeliveryFailed } from './channel.ts';

/** Milliseconds before each retry of a notification; the last one applies to all further retries. */
const retryDelaysMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 60 * 60_000];

/** Milliseconds before the outbox is tried again after a database error. */
const databaseRetryMs = 10_000;

/** Milliseconds between two polls, which find rows of other processes, even after a change of the clock. */
const pollMs = 60_000;

/** The shortest wait in milliseconds, which prevents a busy loop. */
const minWaitMs = 10;

/** Milliseconds that a claim lasts beyond the timeout of an attempt. */
const leaseMarginMs = 15_000;

/** Milliseconds that a running attempt may take after the stop, and then after its cancellation. */
const stopTimeoutMs = { attempt: 2000, end: 1000 };

type Options = {
  store: SiteStore;
  channels: readonly Channel[];
  log: Logger;
  delaysMs?: readonly number[];
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {});

/** Sends the notifications of one channel until `stopping` aborts. `cancelling` ends a running attempt. */
const startLoop = (
  channel: Channel,
  { store, log, delaysMs }: Required<Options>,
  { stopping, cancelling }: { stopping: AbortSignal; cancelling: AbortSignal },
): { wake: () => void; ended: Promise<void> } => {
  const { outbox } = store;
  const { name } = channel;
  const claimOptions = { leaseMs: channel.timeoutMs + leaseMarginMs, longestDelayMs: Math.max(...delaysMs) };
  // Each round has a new waker, so that a booking stored while the round reads the outbox ends its pause.
  let waker = new AbortController();

  const saveFailure = (claim: Claim, code: string): Promise<void> => {
    const delayMs = delaysMs[Math.min(claim.failures, delaysMs.length - 1)] ?? 0;
    const retryInS = Math.round(delayMs / 1000);
    const failures = claim.failures + 1;
    log.warn({ channel: name, code, failures, retryInS }, 'notification failed');
    return outbox.markFailed(claim, code, delayMs);
  };

  const attempt = async (claim: Claim): Promise<void> => {
    const booking = await store.findBooking(claim.bookingId);
    // The booking was erased after the claim.
    if (!booking) return;
    const started = performance.now();
    const timeout = AbortSignal.timeout(channel.timeoutMs);
    try {
      const signal = AbortSignal.any([cancelling, timeout]);
      const { id, createdAt, kind, serviceSlug, locale } = booking;
      const { refused } = await channel.deliver({ id, createdAt, kind, serviceSlug, locale }, signal);
      if (refused > 0) log.warn({ channel: name, refused }, 'some recipients were refused');
    } catch (error) {
      if (cancelling.aborted) return outbox.releaseClaim(claim);
      if (!(error instanceof DeliveryFailed)) throw error;
      return saveFailure(claim, timeout.aborted ? 'ETIMEDOUT' : error.code);
    }
    await outbox.markDelivered(claim);
    log.info({ channel: name, ms: Math.round(performance.now() - started) }, 'notification sent');
    // The channel works, so failed notifications need not wait for their retry.
    await outbox.makeDue(name);
  };

  const msUntilDue = async (): Promise<number> => {
    const due = await outbox.findNextDueTime(name);
    return due === null ? pollMs : Math.min(Math.max(Date.parse(due) - Date.now(), minWaitMs), pollMs);
  };

  const run = async (): Promise<void> => {
    // An operator may have repaired a channel before the start, so failed notifications are due at once.
    let isFirst = true;
    while (!stopping.aborted) {
      waker = new AbortController();
      try {
        if (isFirst) await outbox.makeDue(name);
        isFirst = false;
        const claim = await outbox.claimNext(name, claimOptions);
        if (claim) await attempt(claim);
        else await pause(await msUntilDue(), waker.signal);
      } catch (error) {
        log.error({ channel: name, error: describeError(error) }, 'notification failed');
        await pause(databaseRetryMs, stopping);
      }
    }
  };
  return { wake: () => waker.abort(), ended: run() };
};

/**
 * Sends the notifications of the outbox at least once. Channels are independent, and each sends one notification at
 * a time. `wake` ends the pause of all channels. `stop` resolves within 3 s. A notification that it interrupts is
 * sent again after the next start.
 */
export const startNotifying = ({ delaysMs = retryDelaysMs, ...options }: Options) => {
  const stopping = new AbortController();
  const cancelling = new AbortController();
  const signals = { stopping: stopping.signal, cancelling: cancelling.signal };
  const loops = options.channels.map((channel) => startLoop(channel, { ...options, delaysMs }, signals));
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };

  return {
    wake,

    stop: async (): Promise<void> => {
      stopping.abort();
      wake();
      const ended = Promise.all(loops.map((loop) => loop.ended));
      await Promise.race([ended, wait(stopTimeoutMs.attempt)]);
      cancelling.abort();
      await Promise.race([ended, wait(stopTimeoutMs.end)]);
    },
  };
};
