/** Preloaded module: worker threads throw as soon as the file exists whose path is in `DIE_ONCE`. */
import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const throwOnce = (): void => {
  if (existsSync(process.env['DIE_ONCE'] ?? '')) throw new Error('The thread is meant to die');
};

if (!isMainThread) setInterval(throwOnce, 5).unref();
