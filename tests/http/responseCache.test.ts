import { Agent, type RequestListener, request } from 'node:http';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { cacheBytes } from '../../src/app.ts';
import { assetUrls, readAssets } from '../../src/build/manifest.ts';
import { compress } from '../../src/http/compress.ts';
import { responseCache } from '../../src/http/responseCache.ts';
import { everyUrl } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';
import { createTestSite } from '../support/testSite.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const serveForTest = async (listener: RequestListener): Promise<string> => {
  const { origin, close } = await serve(listener);
  onTestFinished(close);
  return origin;
};

type Ask = { path: string; method?: string; headers?: Record<string, string> };

/** A whole answer, without the `Date` header. */
const ask = (origin: string, { path, method = 'GET', headers = {} }: Ask) =>
  new Promise<{ status: number | undefined; headers: string[]; body: string }>((resolve, reject) => {
    request(`${origin}${path}`, { method, headers, agent }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const { rawHeaders } = response;
      const isDate = (index: number) => rawHeaders[index - (index % 2)] === 'Date';
      resolve({
        status: response.statusCode,
        headers: rawHeaders.filter((_, index) => !isDate(index)),
        body,
      });
    })
      .on('error', reject)
      .end();
  });

const headerOf = ({ headers }: { headers: string[] }, name: string): string | undefined => {
  const index = headers.findIndex((header, at) => at % 2 === 0 && header.toLowerCase() === name);
  return index < 0 ? undefined : headers[index + 1];
};

const tagOf = (answer: { headers: string[] }): string => headerOf(answer, 'etag') ?? '';

/** Request variants of browsers, crawlers, proxies and command line tools. */
const waysToAsk = (tag: string): Omit<Ask, 'path'>[] => {
  const gzip = { 'Accept-Encoding': 'gzip, deflate' };
  return [
    {},
    { headers: gzip },
    { headers: { 'Accept-Encoding': 'br;q=0, identity' } },
    { headers: { 'Accept-Encoding': '*;q=0.5, br;q=0' } },
    { method: 'HEAD' },
    { method: 'HEAD', headers: gzip },
    { headers: { ...gzip, 'If-None-Match': tag } },
    { method: 'HEAD', headers: { ...gzip, 'If-None-Match': tag } },
    { headers: { ...gzip, 'If-None-Match': '"other"' } },
    { headers: { ...gzip, 'If-None-Match': `"other", ${tag}` } },
    { headers: { ...gzip, 'If-None-Match': tag.replace('W/', '') } },
    { headers: { ...gzip, 'If-None-Match': '*' } },
    { headers: { ...gzip, 'If-None-Match': tag, 'Cache-Control': 'no-cache' } },
    { headers: { ...gzip, 'If-None-Match': tag, 'If-Modified-Since': new Date(0).toUTCString() } },
    { headers: { ...gzip, 'If-Modified-Since': new Date().toUTCString() } },
    { headers: { ...gzip, 'If-Match': '"other"' } },
    { headers: { ...gzip, Range: 'bytes=10-19' } },
    { headers: { ...gzip, Range: 'bytes=99999999-' } },
    {
      headers: { ...gzip, Cookie: 'cookie_consent=accepted', 'Accept-Language': 'fr', Accept: 'text/plain' },
    },
    { headers: { ...gzip, Connection: 'close' } },
    { headers: { ...gzip, 'Content-Length': '0' } },
    { method: 'POST', headers: gzip },
    { method: 'OPTIONS' },
  ];
};

const assets = readAssets(new URL('../../dist/', import.meta.url));

test('a cached answer equals the first one in status, headers and body', async () => {
  const pictures = [...assetUrls(assets)].filter((url) => url.startsWith('/assets/pictures/'));
  const paths = [
    ...everyUrl.map(({ url }) => url),
    ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/.well-known/security.txt'],
    ...[...assetUrls(assets)].filter((url) => !pictures.includes(url)),
    // Test some pictures only, because all are served alike.
    ...pictures.filter((_, index) => index % 50 === 0),
    ...['/nope', '/services?utm_source=x', '/SERVICES', '/es/services/', '/gallery?photo=3'],
    ...['/Robots.TXT', '/assets/client/none.js', '/consent.css', '/healthz'],
  ];
  const cold = await serveForTest(createTestSite().app);
  const warm = await serveForTest(createTestSite().app);
  for (const path of paths) {
    const tag = tagOf(await ask(warm, { path }));
    for (const way of waysToAsk(tag)) {
      const question = { path, ...way };
      const first = await ask(cold, question);
      for (const time of [1, 2]) {
        expect(await ask(warm, question), `${JSON.stringify(question)} ${time}`).toEqual(first);
      }
    }
  }
});

/** A text that is long enough to be compressed. */
const text = 'A page. '.repeat(300);

const sendPublic: RequestHandler = (_req, res) => void res.set('Cache-Control', 'public').send(text);

/** An application behind the cache that counts its requests. */
const serveCounted = async (handler: RequestHandler = sendPublic, maxBytes = 1024 * 1024) => {
  let count = 0;
  const app = express();
  app.use(compress);
  app.get(/^/, (req, res, next) => {
    count += 1;
    return handler(req, res, next);
  });
  const findPublicUrl = (url: string) => (url.includes('private') ? null : (url.split('?', 1)[0] ?? ''));
  const origin = await serveForTest(responseCache({ app, findPublicUrl, maxBytes, logHit: () => {} }));
  /** How many of several equal requests reach the application. */
  const reaching = async (times: number, question: Ask): Promise<number> => {
    const before = count;
    for (let time = 0; time < times; time += 1) await ask(origin, question);
    return count - before;
  };
  return { origin, reaching, count: () => count };
};

test('the application answers once for each public URL and encoding', async () => {
  const { reaching, origin } = await serveCounted();
  const gzip = { 'Accept-Encoding': 'gzip' };
  expect(await reaching(5, { path: '/a', headers: gzip })).toBe(1);
  expect(await reaching(5, { path: '/a', headers: { 'Accept-Encoding': 'gzip, deflate' } })).toBe(0);
  expect(await reaching(5, { path: '/a', headers: gzip, method: 'HEAD' })).toBe(0);
  expect(await reaching(5, { path: '/a', headers: { ...gzip, 'Cache-Control': 'no-cache' } })).toBe(0);
  expect(await reaching(5, { path: '/a', headers: { ...gzip, Authorization: 'Basic YTpi' } })).toBe(0);
  const tag = tagOf(await ask(origin, { path: '/a' }));
  expect(await reaching(5, { path: '/a', headers: { ...gzip, 'If-None-Match': tag } })).toBe(0);
  expect(await reaching(5, { path: '/b', headers: gzip, method: 'HEAD' })).toBe(1);
  expect(await reaching(5, { path: '/private', headers: gzip })).toBe(5);
});

test('unknown query parameters change only the caching, and never create an entry', async () => {
  const { origin, reaching } = await serveCounted();
  expect(await reaching(3, { path: '/a?unknown=1' })).toBe(3);
  const plain = await ask(origin, { path: '/a' });
  expect(await reaching(3, { path: '/a?unknown=2' })).toBe(0);
  const answer = await ask(origin, { path: '/a?unknown=3' });
  expect(headerOf(answer, 'cache-control')).toBe('private, max-age=60');
  expect(answer.body).toBe(plain.body);
  const known = { 'If-None-Match': tagOf(plain) };
  const notModified = await ask(origin, { path: '/a?unknown=4', headers: known });
  expect([notModified.status, headerOf(notModified, 'cache-control')]).toEqual([304, 'private, max-age=60']);
});

test.for([
  ['no-store', 200],
  ['private, max-age=60', 200],
  ['public', 404],
  ['public', 500],
] as const)('never stores an answer with "%s" and status %d', async ([cacheControl, status]) => {
  const { reaching } = await serveCounted((_req, res) => {
    res.status(status).set('Cache-Control', cacheControl).send(text);
  });
  expect(await reaching(3, { path: '/a' })).toBe(3);
});

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['', undefined],
] as const)('Accept-Encoding "%s" gets the encoding %s, first and later', async ([accept, encoding]) => {
  const { origin } = await serveCounted();
  for (const time of ['first', 'later']) {
    const answer = await ask(origin, { path: '/a', headers: { 'Accept-Encoding': accept } });
    expect(headerOf(answer, 'content-encoding'), time).toBe(encoding);
    expect(headerOf(answer, 'vary'), time).toBe('Accept-Encoding');
  }
});

test('requests that arrive while an entry is created wait for it', async () => {
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>();
  const { origin, count } = await serveCounted(async (req, res, next) => {
    await mayAnswer;
    sendPublic(req, res, next);
  });
  const answers = Array.from({ length: 20 }, () => fetch(`${origin}/a`));
  await expect.poll(count).toBe(1);
  resolve();
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe(text);
  expect(count()).toBe(1);
});

test('serves waiting requests if the client of the first one disconnects', async () => {
  const leaving = new AbortController();
  const { origin, count } = await serveCounted((req, res, next) => {
    if (count() === 1) leaving.abort();
    else sendPublic(req, res, next);
  });
  await expect(fetch(`${origin}/a`, { signal: leaving.signal })).rejects.toThrow('aborted');
  expect(await (await fetch(`${origin}/a`)).text()).toBe(text);
});

test('the oldest entry is dropped when the cache is full', async () => {
  const { reaching } = await serveCounted(sendPublic, 2 * (text.length + 4096) + 100);
  for (const path of ['/a', '/b', '/c']) expect(await reaching(2, { path })).toBe(1);
  expect(await reaching(1, { path: '/c' })).toBe(0);
  expect(await reaching(1, { path: '/a' })).toBe(1);
});

test('all linked pages and assets fit into the cache', async () => {
  const { app } = createTestSite();
  const origin = await serveForTest(app);
  const chosen = new Set<string>();
  let bytes = 0;
  for (const { url } of everyUrl) {
    const { body } = await ask(origin, { path: url });
    bytes += body.length;
    const html = Buffer.from(body, 'base64').toString();
    for (const [, path = ''] of html.matchAll(/href="(\/[^"#]*\?[^"#]*)/g))
      chosen.add(path.replaceAll('&amp;', '&'));
  }
  expect(chosen.size).toBeGreaterThan(50);
  for (const path of chosen) bytes += (await ask(origin, { path })).body.length;
  for (const url of assetUrls(assets)) bytes += (await ask(origin, { path: url })).body.length;
  expect(bytes).toBeLessThan(cacheBytes);
});

test('shows the notice after a form although the page without it is cached', async () => {
  const origin = await serveForTest(createTestSite().app);
  for (const path of ['/', '/es/contact']) {
    const plain = await ask(origin, { path });
    for (const sent of ['1', 'call']) {
      const answer = await ask(origin, { path: `${path}?sent=${sent}` });
      expect(Buffer.from(answer.body, 'base64').toString()).toContain('class="notice');
      expect(answer.body).not.toBe(plain.body);
      expect(headerOf(answer, 'cache-control')).toBe('private, max-age=60');
    }
  }
});

test('a cached answer writes the same log line as the first one', async () => {
  const { app, logged } = createTestSite();
  const origin = await serveForTest(app);
  for (let time = 0; time < 3; time += 1) {
    await ask(origin, { path: '/es/services' });
    await ask(origin, { path: '/es/services', method: 'HEAD' });
  }
  await expect.poll(() => logged).toHaveLength(6);
  const entries = logged.map((line) => JSON.parse(line));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(6);
  for (const [index, entry] of entries.entries()) {
    const method = index % 2 === 0 ? 'GET' : 'HEAD';
    expect(entry).toMatchObject({ msg: 'request', method, route: 'services', status: 200, level: 30 });
    expect(entry.ms).toBeGreaterThanOrEqual(0);
    expect(entry.aborted).toBeUndefined();
  }
});
