/** Preloaded module: makes worker threads throw when the file `DIE_ONCE` exists. */
import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const look = (): void => {
  if (existsSync(process.env['DIE_ONCE'] ?? '')) throw new Error('The thread is meant to die');
};

if (!isMainThread) setInterval(look, 5).unref();
