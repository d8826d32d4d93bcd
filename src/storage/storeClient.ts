import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteStore } from '../../db/store.ts';
import { StoreUnavailable } from '../../db/storeErrors.ts';
import type { Call, OpenOptions, Reply, StoreMethods } from './storeThread.ts';

type Pending = { resolve: (value: never) => void; reject: (error: unknown) => void };

const codeOrThrow = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return error.code;
  throw error;
};

/**
 * Starts the worker thread, which opens the store, and forwards all methods to it. Calls of one turn of the event loop share
 * a message. When the thread dies, waiting and later calls reject with `StoreUnavailable`, and `died` resolves with the reason.
 * Error messages are sentences for the operator.
 */
export const openThreadStore = async (entry: URL, options: OpenOptions) => {
  // The output of the server is JSON, so drop the plain text that Node writes to the thread's standard error.
  const thread = new Worker(entry, { name: 'store', workerData: options, stderr: true });
  // Rejects with the thread's error if the store cannot be opened.
  const [names]: [StoreMethods] = (await once(thread, 'message')) as [StoreMethods];
  const died = Promise.withResolvers<unknown>();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let calls: Call[] = [];
  let isDead = false;
  let isClosing = false;

  const call = (name: string, ...args: readonly unknown[]): Promise<never> =>
    new Promise((resolve, reject) => {
      if (isDead) return reject(new StoreUnavailable('THREAD_ENDED'));
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      if (calls.push([lastId, name, args]) > 1) return;
      setImmediate(() => {
        thread.postMessage(calls);
        calls = [];
      });
    });

  const createRemoteMethods = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, call.bind(null, name)]));

  const end = (reason: unknown): void => {
    isDead = true;
    for (const { reject } of pending.values()) reject(new StoreUnavailable('THREAD_ENDED', reason));
    pending.clear();
    if (!isClosing) died.resolve(reason);
  };

  thread.on('message', (replies: readonly Reply[]) => {
    for (const [id, value, failure] of replies) {
      const call = pending.get(id);
      pending.delete(id);
      if (!failure) call?.resolve(value as never);
      else call?.reject('error' in failure ? failure.error : new StoreUnavailable(failure.unavailable));
    }
  });
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`The thread of the store ended with ${code}`)));

  const store = {
    ...createRemoteMethods(names.methods),
    // When the thread is dead, this method resolves with a code, and all others reject.
    checkWritable: () => call('checkWritable').catch(codeOrThrow),
    outbox: createRemoteMethods(names.outboxMethods),
    channels: options.channels,
    close: async () => {
      isClosing = true;
      // A thread that has died has closed the store as well.
      await call('close').catch(() => {});
      await thread.terminate();
    },
  } as unknown as SiteStore;
  return { store, died: died.promise };
};
