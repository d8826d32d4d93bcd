import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { offers } from '../../content/offers.ts';
import { assetRetentionMs, isCompressible, readAssets } from '../../src/build/manifest.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { test } from '../support/pageTest.ts';
import { sendJson } from '../support/postBooking.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const ask = async (origin: string, path: string, { method = 'GET', headers = {} } = {}) => {
  const answer = await askRaw(origin, path, headers, method);
  return { ...answer, caching: answer.headers['cache-control'] ?? '' };
};

const home = urlOf({ page: 'home' }, otherLocale);
const services = urlOf({ page: 'services' }, otherLocale);
const contact = urlOf({ page: 'contact' }, otherLocale);
const gallery = urlOf({ page: 'gallery' }, otherLocale);

test('pages expire in caches before the assets that they link to are deleted', async ({ get }) => {
  const caching: string = (await get(home)).headers['cache-control'] ?? '';
  // Each cache on the way may hold a page for its own time, so the times add up.
  const seconds = [...caching.matchAll(/=(\d+)/g)].map(([, each]) => Number(each));
  expect(caching).toMatch(/max-age=\d+, s-maxage=\d+/);
  expect(seconds.reduce((sum, each) => sum + each, 0) * 1000).toBeLessThan(assetRetentionMs);
});

test.for([
  `${home}?utm_source=x`,
  `${home}?service=nothing`,
  `${home}?service=${massage.slug}&x`,
  ...(offers.gallery ? [`${gallery}?photo=%33`, `${gallery}?photo=1&x=1`] : []),
  `${home}?sent=1`,
  `${contact}?sent=call`,
  `${services}?q=x`,
  `${home}?`,
  `${services.toUpperCase()}?x=1`,
  '/robots.txt?x',
  '/favicon.ico?1',
])('shared caches do not store a URL with a query: %s', async (path, { origin }) => {
  const { status, caching } = await ask(origin, path);
  expect([200, 301]).toContain(status);
  expect(caching).toBe('private, max-age=60');
});

test('shared caches store an asset, but not with a query or beyond its end', async ({ origin, read }) => {
  const { attributes } = await read(home);
  const [script = ''] = attributes('script[src]', 'src');
  const [picture = ''] = attributes('img[src*=".jpg"]', 'src');
  for (const path of [script, picture]) {
    expect((await ask(origin, path)).caching).toBe('public, max-age=31536000, immutable');
    expect((await ask(origin, `${path}?1`)).caching).toBe('private, max-age=60');
  }
  const beyondEnd = await ask(origin, picture, { headers: { Range: 'bytes=99999999-' } });
  expect([beyondEnd.status, beyondEnd.caching]).toEqual([416, 'no-store']);
});

test('shared caches keep a missing page ten seconds, a missing asset or query never', async ({ origin }) => {
  for (const path of [
    missingUrl(otherLocale),
    urlOf({ page: 'masseuse', slug: 'nobody' }, otherLocale),
    '/%ff',
    '//x.example/',
  ])
    expect(await ask(origin, path), path).toMatchObject({
      status: 404,
      caching: 'public, max-age=0, s-maxage=10',
    });
  for (const path of [
    '/assets/client/start.AAAAAAAA.js',
    '/assets/',
    `${gallery}?photo=999`,
    `${missingUrl(otherLocale)}?1`,
  ])
    expect(await ask(origin, path), path).toMatchObject({ status: 404, caching: 'no-store' });
});

test.for([
  ['DELETE', home, 405],
  ['PURGE', home, 405],
  ['POST', missingUrl(otherLocale), 404],
  ['POST', '/robots.txt', 405],
  ['GET', '/consent', 405],
  ['GET', '/api/bookings', 405],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/consent.css', 200],
] as const)('no cache stores the answer to %s %s', async ([method, path, status], { origin }) => {
  const answer = await ask(origin, path, { method });
  expect(answer.status).toBe(status);
  expect(answer.caching).toMatch(/^(private, )?no-store$/);
});

test('no cache stores the answer to a refused, stored or surplus booking, or to a consent', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const post = (path: string, body: object) =>
    request(app).post(path).set('Accept', 'text/html').type('form').send(body);
  const answers = [
    await post('/api/bookings', { name: '' }),
    await sendJson(app, { name: '' }),
    await post('/api/bookings', { name: 'Ana', service: 'One' }),
    await post('/api/bookings', { name: 'Ana', service: 'Two' }),
    await post('/consent', { choice: 'accepted', return: home }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 303, 429, 303]);
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
});

test('pages and redirects depend on no host, cookie, range or other header', async ({ origin, get }) => {
  const strange = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Original-URL': home,
    'Accept-Language': 'fr',
    Cookie: 'cookie_consent=accepted',
    Authorization: 'Basic YTph',
    Range: 'bytes=0-9',
  };
  const photo = urlOf({ page: 'gallery' }, defaultLocale, { query: photoQuery(2) });
  for (const path of [home, photo, '/sitemap.xml', missingUrl(defaultLocale)]) {
    const usual = await get(path);
    const other = await request(origin).get(path).set(strange);
    expect(other.text, path).toBe(usual.text);
    expect({ ...other.headers, date: '' }, path).toEqual({ ...usual.headers, date: '' });
  }
  const redirect = await ask(origin, `${contact}/`, { headers: strange });
  expect([redirect.status, redirect.headers['location']]).toEqual([301, contact]);
});

const dist = new URL('../../dist/', import.meta.url);
const { manifest } = readAssets(dist);

/** The threshold of `compression`, in bytes. */
const smallestCompressed = 1024;

test('larger text assets are sent compressed, with one ETag for all encodings', async ({ origin }) => {
  const urls = Object.values(manifest).filter(isCompressible);
  expect(urls).not.toEqual([]);
  for (const url of urls) {
    const file = readFileSync(new URL(`.${url}`, dist));
    const plain = await askRaw(origin, url, { 'Accept-Encoding': 'identity' });
    expect(plain.body.equals(file), url).toBe(true);
    for (const encoding of file.length < smallestCompressed ? [] : ['br', 'gzip']) {
      const answer = await askRaw(origin, url, { 'Accept-Encoding': encoding });
      expect(answer.headers['content-encoding'], url).toBe(encoding);
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
      expect(decoded(answer).equals(file)).toBe(true);
    }
  }
});
