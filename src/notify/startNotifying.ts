import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SiteStore } from '../bookings/bookingRecord.ts';
import { errorForLog } from '../http/errorForLog.ts';
import type { Channel } from './channel.ts';
import { type AttemptOptions, createAttempt, refusedDelayMs } from './createAttempt.ts';

const usualDelaysMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 60 * 60_000];

/** How often it is looked for rows that another process left, and what a jump of the clock made due. */
const lookMs = 60_000;

/** What a claim holds beyond the time that an attempt may take. */
const marginMs = 15_000;

/** How long an attempt may go on at the stop, and then how long it may take to end. */
const graceMs = { attempt: 2000, end: 1000 };

type Options = {
  store: SiteStore;
  channels: readonly Channel[];
  log: Logger;
  /** As in `AttemptOptions`. */
  delaysMs?: readonly number[];
};

/** A sleep that `wake` ends; one that came before it counts as well, until `begin`. */
const createSleep = () => {
  let isAwake = false;
  let end = (): void => {};
  return {
    begin: (): void => {
      isAwake = false;
    },
    sleep: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        if (isAwake) return resolve();
        const timer = setTimeout(resolve, ms).unref();
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: (): void => {
      isAwake = true;
      end();
    },
  };
};

/** Delivers what waits for one channel, one after the other, until `stopping` aborts. */
const startLoop = (options: AttemptOptions): { wake: () => void; ended: Promise<void> } => {
  const { channel, store, log, delaysMs, stopping } = options;
  const { outbox } = store;
  const attempt = createAttempt(options);
  const claiming = { leaseMs: channel.timeoutMs + marginMs, longestDelayMs: Math.max(...delaysMs) };
  const { begin, sleep, wake } = createSleep();

  /** Until the next row is due, or the next look. */
  const msToSleep = async (): Promise<number> => {
    const due = await outbox.nextDueAt(channel.name);
    return due === null ? lookMs : Math.min(Math.max(Date.parse(due) - Date.now(), 10), lookMs);
  };

  const run = async (): Promise<void> => {
    // Whoever starts the site may have mended what failed.
    let isFirst = true;
    while (!stopping.aborted) {
      begin();
      try {
        if (isFirst) await outbox.bringForward(channel.name);
        isFirst = false;
        const claim = await outbox.claim(channel.name, claiming);
        if (claim) await attempt(claim);
        else await sleep(await msToSleep());
      } catch (error) {
        log.error({ channel: channel.name, error: errorForLog(error) }, 'telling failed');
        await wait(refusedDelayMs, undefined, { signal: stopping, ref: false }).catch(() => {});
      }
    }
  };
  return { wake, ended: run() };
};

/**
 * Tells staff of what waits in the outbox, beside the answers to visitors: each channel by itself, one request at a time,
 * each at least once. `watch` gives the store whose new requests are told at once. `stop` resolves soon, whatever is being
 * told then: it is told again after the next start.
 */
export const startNotifying = ({ store, channels, log, delaysMs = usualDelaysMs }: Options) => {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const signals = { stopping: stopping.signal, cutting: cutting.signal };
  const loops = channels.map((channel) => startLoop({ channel, store, log, delaysMs, ...signals }));
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };

  return {
    /** Delivers a new request at once. */
    wake,

    stop: async (): Promise<void> => {
      stopping.abort();
      wake();
      const ended = Promise.all(loops.map((loop) => loop.ended));
      await Promise.race([ended, wait(graceMs.attempt)]);
      cutting.abort();
      await Promise.race([ended, wait(graceMs.end)]);
    },
  };
};
