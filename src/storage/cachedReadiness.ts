import type { SiteStore } from '../../db/store.ts';

const lifetimeMs = 1000;

/** Caches success of `checkWritable` for a second. A failed `save` clears the cache. */
export const cacheReadiness = (store: SiteStore): SiteStore => {
  let result = Promise.resolve<string | null>(null);
  let validUntil = Number.NEGATIVE_INFINITY;

  const invalidate = (error: unknown): never => {
    validUntil = Number.NEGATIVE_INFINITY;
    throw error;
  };

  const check = async (): Promise<string | null> => {
    const problem = await store.checkWritable();
    validUntil = performance.now() + (problem === null ? lifetimeMs : 0);
    return problem;
  };

  return {
    ...store,
    save: (booking) => store.save(booking).catch(invalidate),
    checkWritable: () => {
      if (performance.now() >= validUntil) {
        validUntil = Number.POSITIVE_INFINITY;
        result = check().catch(invalidate);
      }
      return result;
    },
  };
};
