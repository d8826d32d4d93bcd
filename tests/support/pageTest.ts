import type { RequestListener } from 'node:http';
import request from 'supertest';
import { test as base, expect, onTestFinished } from 'vitest';
import { load } from './html.ts';
import { askRaw, type RawAnswer } from './rawHttp.ts';
import { serve } from './serve.ts';
import { createTestSite, openTestSite, type TestSiteOptions } from './testSite.ts';

type Answer = { status: number; headers: Record<string, string>; text: string };

const requestAnswer = async (origin: string, path: string): Promise<Answer> => {
  const { status, headers, text } = await request(origin).get(path);
  return { status, headers, text };
};

/** Gives each request another client address, so that the tests of a file do not share a rate limit. */
const fromOtherAddresses = (app: RequestListener): RequestListener => {
  let count = 0;
  return (req, res) => {
    count += 1;
    req.headers['x-forwarded-for'] = `10.0.${Math.floor(count / 256) % 256}.${count % 256}`;
    app(req, res);
  };
};

/**
 * The answers and pages that tests in this worker have read. A test function that a file extends reads them
 * too.
 */
const answers = new Map<string, Promise<Answer>>();
const pages = new Map<string, ReturnType<typeof load>>();

/** Tests that only read share one site, because a page depends on its URL only. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('origin', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = openTestSite({ variables: { TRUST_PROXY: '1' } });
    const { origin, close } = await serve(fromOtherAddresses(site.app));
    onCleanup(async () => {
      await close();
      site.close();
    });
    return origin;
  })
  /** Returns the answer to a path, which is requested only once, because rendering all pages takes long. */
  .extend('readAnswer', { scope: 'worker' }, ({ origin }) => {
    return (path: string): Promise<Answer> => {
      const answer = answers.get(path) ?? requestAnswer(origin, path);
      answers.set(path, answer);
      return answer;
    };
  })
  .extend(
    'get',
    ({ origin }) =>
      (path: string) =>
        request(origin).get(path),
  )
  /** Returns the page at a path, which is parsed only once. */
  .extend('read', { scope: 'worker' }, ({ readAnswer }) => {
    return async (path: string) => {
      const page = pages.get(path) ?? load((await readAnswer(path)).text);
      pages.set(path, page);
      return page;
    };
  });

/** Serves a new site, whose page cache is empty, for one test. */
export const serveTestSite = async (options?: TestSiteOptions) => {
  const site = createTestSite(options);
  const { origin, close } = await serve(site.app);
  onTestFinished(close);
  return { ...site, origin };
};

/** The `Accept-Encoding` header of Chrome. */
export const chromeEncodings = 'gzip, deflate, br, zstd';

/** An answer without its date. */
export const withoutDate = ({ status, headers: { date: _, ...headers }, body }: RawAnswer) => ({
  status,
  headers,
  body,
});

type Asked = {
  method?: string;
  headers?: Record<string, string>;
};

/**
 * Asks twice for a path as Chrome does: the first answer of a new site is rendered, the second comes from the
 * page cache. Expects that both are the same, and returns the second.
 */
export const askTwice = async (
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<RawAnswer> => {
  const ask = () => askRaw(origin, path, { 'Accept-Encoding': chromeEncodings, ...headers }, method);
  const first = await ask();
  const second = await ask();
  expect(withoutDate(second), path).toEqual(withoutDate(first));
  return second;
};
