import express from 'express';
import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { renderingsPerMinute } from '../../content/limits.ts';
import { createPageCache } from '../../src/pages/pageCache.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { setClock } from '../support/clock.ts';
import { askTwice, chromeEncodings, serveTestSite, withoutDate } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const contact = urlOf({ page: 'contact' }, otherLocale);

/** The `Accept-Encoding` headers of clients, and the encoding of a page that they get. */
const clients = {
  Chrome: [chromeEncodings, 'br'],
  'a client with Brotli only': ['br', 'br'],
  'a client with gzip only': ['gzip', 'gzip'],
  'a client that refuses Brotli': ['gzip, br;q=0', 'gzip'],
  'a client without compression': ['identity', undefined],
} as const;

const names = Object.keys(clients) as (keyof typeof clients)[];

test('every page is sent to Chrome in Brotli, whether it is rendered or from the cache', async () => {
  const { origin } = await serveTestSite();
  for (const { url } of everyUrl) {
    const { status, headers } = await askTwice(origin, url);
    expect([status, headers['content-encoding']], url).toEqual([200, 'br']);
  }
});

test.for(names)('%s gets a page in an encoding that it accepts', async (name) => {
  const [accepted, encoding] = clients[name];
  const { origin } = await serveTestSite();
  const answer = await askTwice(origin, home, { headers: { 'Accept-Encoding': accepted } });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
  expect(decoded(answer).toString()).toContain('</html>');
});

test('a page tells caches to keep its encodings apart, also from the page cache (Vary)', async () => {
  const { origin } = await serveTestSite();
  const answers = [await askRaw(origin, home), await askRaw(origin, home)];
  expect(answers.map(({ headers }) => headers['vary'])).toEqual(['Accept-Encoding', 'Accept-Encoding']);
});

test('a client that names no encodings gets a page without compression', async () => {
  const { origin } = await serveTestSite();
  await askRaw(origin, home);
  const { headers, body } = await askRaw(origin, home);
  expect(headers['content-encoding']).toBeUndefined();
  expect(String(body)).toContain('</html>');
});

/** The answers to all clients, which have three encodings. */
const askAsAllClients = async () => {
  const { origin } = await serveTestSite();
  return Promise.all(names.map((name) => askRaw(origin, home, { 'Accept-Encoding': clients[name][0] })));
};

test('a page has the same text in all encodings', async () => {
  const answers = await askAsAllClients();
  expect(new Set(answers.map((answer) => decoded(answer).toString())).size).toBe(1);
});

test('a page has the same ETag in all encodings', async () => {
  const [first, ...others] = (await askAsAllClients()).map(({ headers }) => headers['etag']);
  expect(first).toMatch(/^W\/"/);
  for (const other of others) expect(other).toBe(first);
});

test('HEAD of a page gets the headers of GET and no body, also as the first request', async () => {
  const { origin } = await serveTestSite();
  const head = await askTwice(origin, home, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const { headers } = await askTwice(origin, home);
  expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
});

test('a browser that has a page gets 304, whether it is rendered or from the cache', async () => {
  const { origin: other } = await serveTestSite();
  const { headers: page } = await askTwice(other, home);
  // This site has not rendered the page yet.
  const { origin } = await serveTestSite();
  const { status, headers, body } = await askTwice(origin, home, {
    headers: { 'If-None-Match': page['etag'] ?? '' },
  });
  expect([status, body.length]).toEqual([304, 0]);
  for (const name of ['etag', 'cache-control', 'vary']) expect(headers[name], name).toBe(page[name]);
});

test('a browser that has another page gets the whole page', async () => {
  const { origin } = await serveTestSite();
  const { headers } = await askTwice(origin, contact);
  const other = await askTwice(origin, home, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
  expect(other.status).toBe(200);
});

/** Asks twice for a page whose text is the number of its rendering, the second time some minutes later. */
const readRenderings = async (minutes: number): Promise<string[]> => {
  const { sendIfCached, cacheAndSend } = createPageCache();
  let renderings = 0;
  const app = express();
  app.use(sendIfCached);
  app.get(home, (req, res) => {
    renderings += 1;
    return cacheAndSend(req, res, { html: `Rendering ${renderings}`, route: 'home', locale: otherLocale });
  });
  const start = Date.now();
  setClock(start);
  const first = await request(app).get(home);
  vi.setSystemTime(start + minutes * 60_000);
  const second = await request(app).get(home);
  return [first.text, second.text];
};

test('a page is kept for an hour', async () => {
  expect(await readRenderings(59)).toEqual(['Rendering 1', 'Rendering 1']);
});

test('a page is rendered again an hour after it was rendered', async () => {
  expect(await readRenderings(60)).toEqual(['Rendering 1', 'Rendering 2']);
});

test('neither a page with a query nor a missing page is kept', async () => {
  const paths = [
    `${home}?`,
    `${home}?utm_source=x`,
    `${home}?service=${massage.slug}`,
    `${urlOf({ page: 'services' }, otherLocale)}?q=x`,
    urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(2) }),
    `${contact}/nope`,
  ];
  const { origin } = await serveTestSite();
  for (const path of paths) expect((await askRaw(origin, path)).status, path).not.toBe(429);
  // A redirect is the cheapest answer that counts towards the limit, beyond which only kept pages are
  // answered.
  for (let count = paths.length; count < renderingsPerMinute; count += 1) await askRaw(origin, `${contact}/`);
  for (const path of paths) expect((await askRaw(origin, path)).status, path).toBe(429);
});

test.for([`${contact}/`, `/${contact}`, contact.toUpperCase()])(
  'the other spelling %s is redirected even while its page is cached',
  async (path) => {
    const { origin } = await serveTestSite();
    await askTwice(origin, contact);
    const { status, headers } = await askTwice(origin, path);
    expect([status, headers['location']]).toEqual([301, contact]);
  },
);

test('a page that could not be compressed is rendered again at the next request', async () => {
  const { sendIfCached, cacheAndSend } = createPageCache();
  // Node compresses text only, so `null` makes the compression fail.
  const renderings = [null, '<!doctype html>'] as string[];
  const app = express();
  // Otherwise Express prints the error.
  app.set('env', 'test');
  app.use(sendIfCached);
  app.get(home, (req, res) =>
    cacheAndSend(req, res, { html: renderings.shift() as string, route: 'home', locale: otherLocale }),
  );
  expect((await request(app).get(home)).status).toBe(500);
  const { status, text } = await request(app).get(home);
  expect([status, text]).toEqual([200, '<!doctype html>']);
});

test('a post to the path of a cached page gets 405, not the page', async () => {
  const { origin } = await serveTestSite();
  await askTwice(origin, contact);
  expect((await askTwice(origin, contact, { method: 'POST' })).status).toBe(405);
});

test.for(
  Object.entries({
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Original-URL': home,
    'Accept-Language': 'de',
    Cookie: 'cookie_consent=accepted',
    Authorization: 'Basic YTph',
    Range: 'bytes=0-9',
  }),
)('a first visitor with the header %s changes no page for others', async ([name, value]) => {
  const { origin } = await serveTestSite();
  const usual = withoutDate(await askTwice(origin, contact));
  // The first request for a page decides what is cached.
  const { origin: other } = await serveTestSite();
  expect(withoutDate(await askTwice(other, contact, { headers: { [name]: value } }))).toEqual(usual);
  expect(withoutDate(await askTwice(other, contact))).toEqual(usual);
});
