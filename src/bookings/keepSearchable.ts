import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import type { SiteStore } from './bookingRecord.ts';

/** As many rows take a few milliseconds, in which nobody is answered. */
const batchSize = 50;

/** Between batches, so that visitors come first. */
const pauseMs = 20;

/** How long a new request may be found by reading alone. */
const lookMs = 30_000;

/** Makes what was stored quick to find, a little at a time. `stop` resolves when nothing is being written. */
export const keepSearchable = (store: SiteStore): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const addBatch = async (): Promise<boolean> => {
    try {
      return await store.indexForSearch(batchSize);
    } catch (error) {
      // Whoever stores a request says so; a search meanwhile reads more.
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const isBehind = await addBatch();
      await wait(isBehind ? pauseMs : lookMs, undefined, { ref: false, signal }).catch(() => {});
    }
  };

  const ended = run();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
};
