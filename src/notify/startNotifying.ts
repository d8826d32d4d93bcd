import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Claim } from '../../db/outbox.ts';
import { StoreUnavailable } from '../../db/retryWhileLocked.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { errorForLog } from '../http/errorForLog.ts';
import { announcementOf, type Channel, DeliveryFailed } from './channel.ts';

/** How long a failed request waits for its next attempt; the last one holds for all further ones. */
const usualDelaysMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 60 * 60_000];

/** How often it is looked for rows that another process left, and what a jump of the clock made due. */
const lookMs = 60_000;

/** How long an attempt may go on at the stop; and until what the database refused is tried again. */
const pauseMs = 2000;

/** What a claim holds beyond the time that an attempt may take. */
const marginMs = 15_000;

type Options = {
  store: BookingStore;
  channels: readonly Channel[];
  log: Logger;
  delaysMs?: readonly number[];
};

type Loop = { wake: () => void; ended: Promise<void> };

/** Delivers what waits for one channel, one after the other, until `stopping` aborts. */
const startLoop = (channel: Channel, options: Options, stopping: AbortSignal, cutting: AbortSignal): Loop => {
  const { store, log, delaysMs = usualDelaysMs } = options;
  const { outbox } = store;
  const leaseMs = channel.timeoutMs + marginMs;
  const longestDelayMs = Math.max(...delaysMs);
  let wake = (): void => {};
  let isAwake = false;

  /** Waits for a request that is stored, the next one that is due, or the next look. */
  const sleep = async (): Promise<void> => {
    const due = await outbox.nextDueAt(channel.name);
    const ms = due === null ? lookMs : Math.min(Math.max(Date.parse(due) - Date.now(), 10), lookMs);
    if (isAwake || stopping.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  /** Writes down what became of an attempt, however long the database cannot be written. */
  const note = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        log.error({ channel: channel.name, code: error.code }, 'what was told could not be noted');
      }
      if (stopping.aborted) return;
      await wait(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  };

  const attempt = async (claim: Claim): Promise<void> => {
    const booking = await store.find(claim.bookingId);
    // Erased since.
    if (!booking) return;
    const started = performance.now();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), channel.timeoutMs);
    try {
      const signal = AbortSignal.any([cutting, late.signal]);
      const { refused } = await channel.deliver(announcementOf(booking), signal);
      if (refused > 0) log.warn({ channel: channel.name, refused }, 'some receivers were refused');
    } catch (error) {
      if (cutting.aborted) return note(() => outbox.giveBack(claim));
      if (!(error instanceof DeliveryFailed)) throw error;
      const code = late.signal.aborted ? 'ETIMEDOUT' : error.code;
      const delayMs = delaysMs[Math.min(claim.failures, delaysMs.length - 1)] ?? longestDelayMs;
      const retryInS = Math.round(delayMs / 1000);
      log.warn({ channel: channel.name, code, failures: claim.failures + 1, retryInS }, 'not told');
      return note(() => outbox.markFailed(claim, code, delayMs));
    } finally {
      clearTimeout(timer);
    }
    await note(() => outbox.markDelivered(claim));
    log.info({ channel: channel.name, ms: Math.round(performance.now() - started) }, 'told');
    // What works again leaves nothing waiting for a later attempt.
    await note(() => outbox.bringForward(channel.name));
  };

  const run = async (): Promise<void> => {
    // Whoever starts the site may have mended what failed.
    let isFirst = true;
    while (!stopping.aborted) {
      isAwake = false;
      try {
        if (isFirst) await outbox.bringForward(channel.name);
        isFirst = false;
        const claim = await outbox.claim(channel.name, { leaseMs, longestDelayMs });
        if (claim) await attempt(claim);
        else await sleep();
      } catch (error) {
        log.error({ channel: channel.name, error: errorForLog(error) }, 'telling failed');
        await wait(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
      }
    }
  };

  return {
    wake: () => {
      isAwake = true;
      wake();
    },
    ended: run(),
  };
};

/**
 * Tells staff of what waits in the outbox, beside the answers to visitors: each channel by itself, one request at a time,
 * each at least once. `watch` gives the store whose new requests are told at once. `stop` resolves soon, whatever is being
 * told then: it is told again after the next start.
 */
export const startNotifying = (options: Options) => {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const loops = options.channels.map((channel) =>
    startLoop(channel, options, stopping.signal, cutting.signal),
  );
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };

  return {
    watch: (store: BookingStore): BookingStore => ({
      ...store,
      save: async (booking) => {
        const result = await store.save(booking);
        // After the answer.
        if (result.outcome === 'stored') setImmediate(wake);
        return result;
      },
    }),

    stop: async (): Promise<void> => {
      stopping.abort();
      wake();
      const timer = setTimeout(() => cutting.abort(), pauseMs);
      await Promise.all(loops.map(({ ended }) => ended));
      clearTimeout(timer);
    },
  };
};
