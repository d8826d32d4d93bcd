/** Imported before a program, it makes its threads throw once the file is there that DIE_ONCE names. */
import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const look = (): void => {
  if (existsSync(process.env['DIE_ONCE'] ?? '')) throw new Error('The thread is meant to die');
};

if (!isMainThread) setInterval(look, 5).unref();
