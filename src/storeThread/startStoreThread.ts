import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import type { SiteStore } from '../bookings/bookingRecord.ts';
import {
  type Answer,
  type Call,
  type CallName,
  fromFailure,
  type OpenOptions,
  type StoreCalls,
} from './messages.ts';

type Pending = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

const codeOf = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return error.code;
  throw error;
};

export type StoreThread = {
  /** Checks the file, and opens the store. Rejects with a sentence for an operator. */
  open: (options: OpenOptions) => Promise<{ store: SiteStore; isUnchecked: boolean }>;
  /** Resolves with why the thread ended, if it did so before its store was closed: nothing is stored any more. */
  died: Promise<unknown>;
};

/**
 * Starts the thread in which the store is, so that no flush to a disk holds up who is asked for a page. What it is asked for
 * in one turn of the event loop goes there together, in the order of the calls. Where the thread dies, whatever waits for
 * it rejects with `StoreUnavailable`, and so does all that comes later.
 */
export const startStoreThread = (entry: URL): StoreThread => {
  const thread = new Worker(entry, { name: 'store' });
  const pending = new Map<number, Pending>();
  const died = Promise.withResolvers<unknown>();
  const exited = once(thread, 'exit').catch(() => {});
  let isClosing = false;
  let isDead = false;
  let lastNumber = 0;
  let batch: Call[] = [];

  const sendBatch = (): void => {
    thread.postMessage(batch);
    batch = [];
  };

  const call = <Name extends CallName>(
    name: Name,
    ...args: Parameters<StoreCalls[Name]>
  ): ReturnType<StoreCalls[Name]> =>
    new Promise<unknown>((resolve, reject) => {
      if (isDead) return reject(new StoreUnavailable('THREAD_ENDED'));
      lastNumber += 1;
      pending.set(lastNumber, { resolve, reject });
      if (batch.push([lastNumber, name, args]) === 1) setImmediate(sendBatch);
    }) as ReturnType<StoreCalls[Name]>;

  const end = (reason: unknown): void => {
    if (isDead) return;
    isDead = true;
    for (const { reject } of pending.values()) reject(new StoreUnavailable('THREAD_ENDED', reason));
    pending.clear();
    if (!isClosing) died.resolve(reason);
  };

  thread.on('message', (answers: readonly Answer[]) => {
    for (const [number, value, failure] of answers) {
      const waiting = pending.get(number);
      pending.delete(number);
      if (failure) waiting?.reject(fromFailure(failure));
      else waiting?.resolve(value);
    }
  });
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`The thread of the store ended with ${code}`)));

  /** Waits for all that was asked for, and for the thread's end. */
  const close = async (): Promise<void> => {
    if (isDead) return;
    isClosing = true;
    // One that dies meanwhile has closed it as well.
    await call('close').catch(() => {});
    await exited;
  };

  return {
    died: died.promise,
    open: async (options) => {
      const isUnchecked = await call('open', options);
      const store: SiteStore = {
        findEarlier: (booking) => call('findEarlier', booking),
        save: (booking) => call('save', booking),
        writeProblem: () => call('writeProblem').catch(codeOf),
        list: (filter, limit) => call('list', filter, limit),
        find: (id) => call('find', id),
        indexForSearch: (atMost) => call('indexForSearch', atMost),
        channels: options.channels,
        outbox: {
          claim: (channel, claiming) => call('claim', channel, claiming),
          markDelivered: (claim) => call('markDelivered', claim),
          markFailed: (claim, code, delayMs) => call('markFailed', claim, code, delayMs),
          giveBack: (claim) => call('giveBack', claim),
          bringForward: (channel) => call('bringForward', channel),
          nextDueAt: (channel) => call('nextDueAt', channel),
          state: () => call('state'),
        },
        close,
      };
      return { store, isUnchecked };
    },
  };
};
