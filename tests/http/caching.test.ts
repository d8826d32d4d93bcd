import { readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import request from 'supertest';
import { expect } from 'vitest';
import { assetRetentionMs, isCompressible, readAssets } from '../../src/build/manifest.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { askRaw, decoded, type RawAnswer } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

/** The directives of a `Cache-Control` header. */
const partsOf = (header: string): Record<string, number | true> =>
  Object.fromEntries(
    header.split(', ').map((part) => {
      const [name = '', seconds] = part.split('=');
      return [name, seconds === undefined ? true : Number(seconds)];
    }),
  );

/** Sends a request with the path exactly as given, which most clients would normalize. */
const ask = (
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<{ status: number; caching: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = send({ hostname, port, path, method, headers }, (response) => {
      response.resume();
      const { statusCode = 0, headers: found } = response;
      resolve({ status: statusCode, caching: found['cache-control'] ?? '', headers: found });
    });
    call.on('error', reject).end();
  });

test('cached pages expire before the assets that they link to', async ({ get }) => {
  const { headers } = await get('/es');
  const parts = partsOf(headers['cache-control'] ?? '');
  expect(parts).toMatchObject({ public: true, 'max-age': 60, 's-maxage': 300 });
  const seconds = Object.values(parts).map(Number);
  expect(seconds).toHaveLength(5);
  expect(seconds.reduce((sum, value) => sum + value, 0) * 1000).toBeLessThan(assetRetentionMs);
});

test('shared caches may store every URL that the site links to', async ({ get }) => {
  const linked = new Set<string>();
  const check = (path: string, { headers }: Pick<request.Response, 'headers'>): void => {
    expect(headers['cache-control'], path).toMatch(/^public, max-age=60, s-maxage=300/);
    expect(headers['vary'], path).toBe('Accept-Encoding');
    expect(headers['set-cookie'], path).toBeUndefined();
  };
  for (const { url } of everyUrl) {
    const answer = await get(url);
    check(url, answer);
    for (const link of load(answer.text).attributes('a[href]', 'href')) {
      const { origin, pathname, search } = new URL(link, testOrigin + url);
      if (origin === testOrigin && search) linked.add(pathname + search);
    }
  }
  expect(linked.size).toBeGreaterThan(50);
  for (const path of linked) check(path, await get(path));
});

test.for([
  '/?utm_source=x',
  '/es?service=nothing',
  '/?service=nuru&x',
  '/fr/gallery?photo=%33',
  '/gallery?photo=3&x=1',
  '/?sent=1',
  '/contact?sent=call',
  '/services?q=nuru',
  '/services?q=',
  '/?',
  '/ES?x=1',
  '/robots.txt?x',
  '/Robots.txt',
  '/sitemap.xml/',
  '/favicon.ico?1',
])('keeps %s out of shared caches', async (path, { origin }) => {
  const { status, caching } = await ask(origin, path);
  expect([200, 301]).toContain(status);
  expect(caching).toBe('private, max-age=60');
});

test('keeps assets with a query or another spelling out of shared caches', async ({ origin, read }) => {
  const { attributes } = await read('/');
  const [script = ''] = attributes('script[src]', 'src');
  const [picture = ''] = attributes('img[src*=".jpg"]', 'src');
  for (const path of [script, picture]) {
    expect((await ask(origin, path)).caching).toBe('public, max-age=31536000, immutable');
    expect((await ask(origin, `${path}?1`)).caching).toBe('private, max-age=60');
    expect((await ask(origin, path.replace('assets', 'ASSETS'))).status).toBe(404);
    expect((await ask(origin, path.replace('assets', 'assets/.'))).caching).toBe('private, max-age=60');
  }
});

test('keeps failed ranges and conditions out of all caches', async ({ origin, read }) => {
  const [picture = ''] = (await read('/')).attributes('img[src*=".jpg"]', 'src');
  const part = await ask(origin, picture, { headers: { Range: 'bytes=0-9' } });
  expect([part.status, part.headers['content-length']]).toEqual([206, '10']);
  const beyond = await ask(origin, picture, { headers: { Range: 'bytes=99999999-' } });
  expect([beyond.status, beyond.caching]).toEqual([416, 'no-store']);
  const other = await ask(origin, picture, { headers: { 'If-Match': '"x"' } });
  expect([other.status, other.caching]).toEqual([412, 'no-store']);
});

test('caches missing pages for seconds, and missing assets not at all', async ({ origin }) => {
  for (const path of [
    '/nope',
    '/es/therapists/nadie',
    '/services/x.css',
    '/contact/..%2fx.js',
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
    '/gallery?photo=99',
    '/nope?1',
    '/api/bookings/x.css?1',
  ])
    expect(await ask(origin, path), path).toMatchObject({ status: 404, caching: 'no-store' });
});

test.for([
  ['DELETE', '/', 405],
  ['PURGE', '/es', 405],
  ['POST', '/nope', 404],
  ['POST', '/robots.txt', 404],
  ['POST', '/healthz', 404],
  ['GET', '/consent', 405],
  ['GET', '/api/bookings', 405],
  ['GET', '/API/bookings/', 405],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/Consent.css', 200],
] as const)('never caches the answer to %s %s', async ([method, path, status], { origin }) => {
  const answer = await ask(origin, path, { method });
  expect(answer.status).toBe(status);
  expect(answer.caching).toMatch(/^(private, )?no-store$/);
});

test('never caches the answer to a post', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const statuses: number[] = [];
  for (const message of ['', 'one', 'two']) {
    const answer = await request(app)
      .post('/api/bookings')
      .set('Accept', 'text/html')
      .type('form')
      .send({ name: message && 'Ana', service: 'Nuru', message });
    statuses.push(answer.status);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(statuses).toEqual([422, 303, 429]);
  const consent = await request(app)
    .post('/consent')
    .type('form')
    .send({ choice: 'accepted', return: '/es' });
  expect([consent.status, consent.headers['cache-control']]).toEqual([303, 'no-store']);
  expect(consent.headers['set-cookie']).toHaveLength(1);
});

test('returns the same page for any host, language, cookie and address', async ({ origin, get }) => {
  const strange = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Original-URL': '/es',
    'X-Rewrite-URL': '/es',
    'Accept-Language': 'fr',
    Cookie: 'cookie_consent=accepted',
    Authorization: 'Basic YTph',
    Range: 'bytes=0-9',
  };
  for (const path of ['/', '/gallery?photo=2', '/sitemap.xml', '/nope']) {
    const plain = await get(path);
    const other = await request(origin).get(path).set(strange);
    expect(other.text, path).toBe(plain.text);
    const { date: _, ...headers } = other.headers;
    expect(headers, path).toEqual({ ...plain.headers, date: undefined });
  }
  const led = await ask(origin, '/ES/', { headers: strange });
  expect([led.status, led.headers['location'], led.headers['vary']]).toEqual([301, '/es', undefined]);
});

/** The encodings of a browser. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const dist = new URL('../../dist/', import.meta.url);

const textOf = (answer: RawAnswer): string => String(decoded(answer));

/** The threshold of `compression`, in bytes. */
const threshold = 1024;

test('sends text assets compressed, with one ETag for all encodings', async ({ origin }) => {
  const { manifest } = readAssets(dist);
  const urls = Object.values(manifest).filter(isCompressible);
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) {
    const plain = await askRaw(origin, url, { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(readFileSync(new URL(`.${url}`, dist))), url).toBe(true);
    if (plain.body.length < threshold) continue;
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await askRaw(origin, url, { 'Accept-Encoding': encoding });
      expect(answer.headers['content-encoding'], url).toBe(encoding);
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
      expect(answer.body.length).toBeLessThan(plain.body.length);
      expect(textOf(answer)).toBe(String(plain.body));
    }
    expect((await askRaw(origin, url, browser)).headers['content-encoding']).toBe('br');
  }
});

test.for(['/fr/casting', '/es/gallery?photo=2', '/sitemap.xml', '/nope', '/services?q=oil'])(
  'returns the same content for %s in every encoding',
  async (path, { origin }) => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => askRaw(origin, path, { 'Accept-Encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const { headers } of answers) expect(headers['vary']).toContain('Accept-Encoding');
    expect(new Set(answers.map(textOf)).size).toBe(1);
    expect((await askRaw(origin, path, browser)).headers['content-encoding']).toBe('br');
  },
);

test('sends ranges of a text uncompressed', async ({ origin }) => {
  const { manifest } = readAssets(dist);
  const url = manifest['styles/site.css'] ?? '';
  const part = await askRaw(origin, url, { ...browser, Range: 'bytes=0-1999' });
  expect(part.headers['content-encoding']).toBeUndefined();
  expect(part.body.equals(readFileSync(new URL(`.${url}`, dist)).subarray(0, 2000))).toBe(true);
});
