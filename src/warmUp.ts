import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from './http/errorForLog.ts';
import type { Kept } from './http/representation.ts';

/** Makes something that is kept, or finds it; or prepares something else. */
export type Warmable = () => Promise<Kept> | Kept | undefined;

/** Whoever asks first, often before it is known that anybody listens, comes first. */
const beforeAnyMs = 200;

/**
 * Makes all that is kept and compresses it, one after the other, so that the first who asks need not wait and those after
 * them get it as small as can be. Gives back a function that ends it after what is being made.
 */
export const warmUp = (all: readonly Warmable[], log: Logger): (() => void) => {
  let isStopped = false;
  const run = async (): Promise<void> => {
    await wait(beforeAnyMs, undefined, { ref: false });
    for (const make of all) {
      if (isStopped) return;
      try {
        await (await make())?.complete();
      } catch (error) {
        log.error({ error: errorForLog(error) }, 'a page cannot be made ready');
      }
    }
  };
  void run();
  return () => {
    isStopped = true;
  };
};
