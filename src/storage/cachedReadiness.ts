import type { SiteStore } from '../../db/store.ts';

const lifetimeMs = 1000;

/**
 * Returns a store whose `writeProblem` writes at most once per second, however often it is called. A failure is shared only
 * by the callers that waited for it. A failed `save` invalidates the cache.
 */
export const cachedReadiness = (store: SiteStore): SiteStore => {
  let result = Promise.resolve<string | null>(null);
  let validUntil = Number.NEGATIVE_INFINITY;

  const invalidate = (error: unknown): never => {
    validUntil = Number.NEGATIVE_INFINITY;
    throw error;
  };

  const check = async (): Promise<string | null> => {
    const problem = await store.writeProblem();
    validUntil = performance.now() + (problem === null ? lifetimeMs : 0);
    return problem;
  };

  return {
    ...store,
    save: (booking) => store.save(booking).catch(invalidate),
    writeProblem: () => {
      if (performance.now() >= validUntil) {
        validUntil = Number.POSITIVE_INFINITY;
        result = check().catch(invalidate);
      }
      return result;
    },
  };
};
