import type { SiteStore } from './bookingRecord.ts';

/** How long a probe that succeeded answers for those who ask after it. */
const probeLifetimeMs = 1000;

/**
 * A store whose `canWrite` writes at most once a second, however often it is asked. A refusal is shared only by those who
 * waited for it, and a request that could not be saved ends what was known before.
 */
export const shareProbe = (store: SiteStore): SiteStore => {
  let answer = Promise.resolve(false);
  let validUntil = Number.NEGATIVE_INFINITY;

  const invalidate = (error: unknown): never => {
    validUntil = Number.NEGATIVE_INFINITY;
    throw error;
  };

  const probe = async (): Promise<boolean> => {
    const canWrite = await store.canWrite();
    validUntil = performance.now() + (canWrite ? probeLifetimeMs : 0);
    return canWrite;
  };

  return {
    ...store,
    save: (booking) => store.save(booking).catch(invalidate),
    canWrite: () => {
      if (performance.now() >= validUntil) {
        validUntil = Number.POSITIVE_INFINITY;
        answer = probe().catch(invalidate);
      }
      return answer;
    },
  };
};
