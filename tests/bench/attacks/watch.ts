import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The longest latency in milliseconds and the peak memory in MiB. */
type Watched = { slowestMs: number; peakMiB: number };

export type Watch = { end: () => Promise<Watched> };

/** Watches a server from a separate thread, because the attack blocks this one. */
export const watchServer = (url: string, pid: number): Watch => {
  const worker = new Worker(new URL('./watcher.ts', import.meta.url), { workerData: { url, pid } });
  const watched = once(worker, 'message') as Promise<[Watched]>;
  return {
    end: async () => {
      worker.postMessage('end');
      const [result] = await watched;
      await worker.terminate();
      return result;
    },
  };
};
