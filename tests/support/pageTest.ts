import request from 'supertest';
import { test as base } from 'vitest';
import { load } from './html.ts';
import { serve } from './serve.ts';
import { openTestSite } from './testSite.ts';

type Visited = { status: number; headers: Record<string, string>; text: string };

const visit = async (origin: string, path: string): Promise<Visited> => {
  const { status, headers, text } = await request(origin).get(path);
  return { status, headers, text };
};

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
  /** Returns the answer to a path, which is requested only once, because rendering all pages takes long. */
  .extend('visit', { scope: 'worker' }, ({ origin }) => {
    const answers = new Map<string, Promise<Visited>>();
    return (path: string): Promise<Visited> => {
      const answer = answers.get(path) ?? visit(origin, path);
      answers.set(path, answer);
      return answer;
    };
  })
  /** Requests a path. */
  .extend(
    'get',
    ({ origin }) =>
      (path: string) =>
        request(origin).get(path),
  )
  /** Returns the page at a path, which is parsed only once. */
  .extend('read', { scope: 'worker' }, ({ visit }) => {
    const pages = new Map<string, ReturnType<typeof load>>();
    return async (path: string) => {
      const page = pages.get(path) ?? load((await visit(path)).text);
      pages.set(path, page);
      return page;
    };
  });
