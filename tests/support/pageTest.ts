import request from 'supertest';
import { test as base } from 'vitest';
import { load } from './html.ts';
import { serve } from './serve.ts';
import { openTestSite } from './testSite.ts';

/** Tests that only read share one site, because a page depends on its URL only. */
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
  /** Requests a path. */
  .extend(
    'get',
    ({ origin }) =>
      (path: string) =>
        request(origin).get(path),
  )
  /** Requests a path, and parses the page. */
  .extend(
    'read',
    ({ get }) =>
      async (path: string) =>
        load((await get(path)).text),
  );
