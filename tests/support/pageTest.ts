import request from 'supertest';
import { test as base } from 'vitest';
import { load } from './html.ts';
import { serve } from './serve.ts';
import { openTestSite } from './testSite.ts';

/** Tests that only read: they share one site, as a page's HTML is a function of its address. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('origin', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = openTestSite();
    const { origin, close } = await serve(site.app);
    onCleanup(async () => {
      await close();
      await site.close();
    });
    return origin;
  })
  /** Asks for a path. */
  .extend(
    'get',
    ({ origin }) =>
      (path: string) =>
        request(origin).get(path),
  )
  /** The page at a path, as a visitor gets it. */
  .extend(
    'read',
    ({ get }) =>
      async (path: string) =>
        load((await get(path)).text),
  );
