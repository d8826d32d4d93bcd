import { execFileSync } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { expect } from 'vitest';
import { readAssets } from '../../src/build/manifest.ts';
import { load } from '../support/html.ts';
import { nginxTest, startCachingProxy } from '../support/nginx.ts';
import { postForm } from '../support/postBooking.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

/** The encodings of browsers, older programs and simple clients. */
const encodings = ['gzip, deflate, br, zstd', 'gzip', 'identity'];

const missing = ['/nope', '/es/nada'];

const documents = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
];

/** The URLs with a query that a page links to. */
const linkedQueries = (html: string): string[] =>
  load(html)
    .attributes('a[href]', 'href')
    .map((link) => new URL(link, testOrigin))
    .filter(({ origin, search }) => origin === testOrigin && search)
    .map(({ pathname, search }) => pathname + search);

nginxTest(
  'serves everything from the cache at the second request, in each encoding',
  async () => {
    const { origin, behind, reached } = await startCachingProxy(createTestSite().app);
    const assets = Object.values(readAssets(new URL('../../dist/', import.meta.url)).manifest);
    const addresses = new Set([
      ...everyUrl.map(({ url }) => url),
      ...documents,
      ...assets,
      ...missing,
      '/ES',
    ]);
    for (const { url } of everyUrl)
      for (const linked of linkedQueries(String((await askRaw(behind, url)).body))) addresses.add(linked);
    const etags = new Map<string, unknown>();
    for (const path of addresses) {
      const direct = await askRaw(behind, path);
      etags.set(path, direct.headers['etag']);
      for (const encoding of encodings) {
        const answer = await askRaw(origin, path, { 'Accept-Encoding': encoding });
        expect(answer.status, path).toBe(direct.status);
        expect(decoded(answer).equals(direct.body), `${path} as ${encoding}`).toBe(true);
        expect(encoding).toContain(answer.headers['content-encoding'] ?? '');
        expect(answer.headers['content-language'], path).toBe(direct.headers['content-language']);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    }
    reached.length = 0;
    let hits = 0;
    for (const path of addresses) {
      for (const encoding of encodings) {
        const { status, headers } = await askRaw(origin, path, {
          'Accept-Encoding': encoding,
          Cookie: 'cookie_consent=accepted',
        });
        // The proxy caches missing pages for ten seconds only.
        if (status === 404) continue;
        expect(headers['x-cache'], path).toBe('HIT');
        expect(headers['etag']).toBe(etags.get(path));
        hits += 1;
      }
    }
    expect(reached.filter((line) => !missing.some((path) => line.endsWith(path)))).toEqual([]);
    expect(hits).toBe((addresses.size - missing.length) * encodings.length);
  },
  240_000,
);

nginxTest('caches missing pages, never missing assets', async () => {
  const { origin, reached } = await startCachingProxy(createTestSite().app);
  for (const path of ['/nope', '/nope', '/assets/nope.js', '/assets/nope.js'])
    expect((await askRaw(origin, path)).status).toBe(404);
  expect(reached).toEqual(['GET /nope', 'GET /assets/nope.js', 'GET /assets/nope.js']);
});

nginxTest('never caches answers for one visitor', async () => {
  const { origin, reached } = await startCachingProxy(
    createTestSite({ variables: { RATE_LIMIT_MAX: '1' } }).app,
  );
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const fields = { name: 'Canary Visitor', service: 'Nuru', email: 'not an address' };
  const invalid = await post('/api/bookings?locale=es', fields);
  expect(invalid.status).toBe(422);
  expect(invalid.text).toContain('Canary Visitor');
  expect(load(invalid.text).language).toBe('es');
  expect((await post('/api/bookings', { ...fields, email: '' })).status).toBe(303);
  expect((await post('/api/bookings', { ...fields, email: '', message: 'again' })).status).toBe(429);
  const consent = await post('/consent', { choice: 'accepted', return: '/fr' });
  expect(consent.headers.getSetCookie()).toHaveLength(1);
  const twice = [
    '/consent.css',
    '/?sent=1',
    '/services?q=canary',
    '/gallery?photo=99',
    '/api/bookings',
    '/readyz',
  ];
  for (const path of [...twice, ...twice]) {
    const { body, headers } = await askRaw(origin, path);
    expect(String(body)).not.toContain('Canary');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-cache'], path).toBe('MISS');
  }
  // Search words arrive unchanged, whatever the rest of the query contains.
  const search = await askRaw(origin, '/fr/services?utm=1&q=huile%20%26+%3Cb%3E%7c');
  expect(load(String(search.body)).$('input[name=q]').val()).toBe('huile & <b>|');
  const chosen = await askRaw(origin, '/consent.css', { Cookie: 'cookie_consent=accepted' });
  expect(chosen.body.length).toBeGreaterThan(0);
  expect((await askRaw(origin, '/consent.css')).body.length).toBe(0);
  for (const path of twice)
    expect(reached.filter((line) => line.split(' ')[1] === path).length, path).toBeGreaterThanOrEqual(2);
});

type Trick = readonly [name: string, path: string, headers: Record<string, string>, victim: string];

/** Each trick has its own victim, because cached answers cannot be replaced. */
const tricks: readonly Trick[] = [
  ['a made-up query', '/es?utm_source=x&cachebuster=1', {}, '/es'],
  ['a known name twice', '/gallery?photo=3&photo=4', {}, '/gallery?photo=3'],
  ['a path that looks like a query', '/gallery%3Fphoto=5', {}, '/gallery?photo=5'],
  ['a query that looks like a path', '/?q=a|/services', {}, '/services'],
  ['a bar in a path', '/fr/hotels|', {}, '/fr/hotels'],
  ['another host', '/', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }, '/'],
  ['another address inside', '/contact', { 'X-Original-URL': '/es', 'X-Rewrite-URL': '/es' }, '/contact'],
  ['another language', '/fr', { 'Accept-Language': 'es' }, '/fr'],
  ['a cookie', '/es/contact', { Cookie: 'cookie_consent=accepted' }, '/es/contact'],
  ['capitals', '/ES/Gallery', {}, '/es/gallery'],
  ['slashes', '//es//masajistas//', {}, '/es/masajistas'],
  ['an encoded slash', '/es%2fhoteles', {}, '/es/hoteles'],
  ['the way up', '/services/..%2fmasseuses', {}, '/masseuses'],
  ['a file that is none', '/services/tantra-massage/x.css', {}, '/services/tantra-massage'],
  ['a part of a page', '/hotels', { Range: 'bytes=0-9', 'Accept-Encoding': 'br' }, '/hotels'],
  ['no brotli', '/about', { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' }, '/about'],
  ['a strange encoding', '/casting', { 'Accept-Encoding': 'brr, xgzip, *;q=0.1' }, '/casting'],
];

nginxTest('a hostile first request never changes what later visitors get', async () => {
  const { origin, behind } = await startCachingProxy(createTestSite().app);
  for (const [name, path, headers, victim] of tricks) {
    const trick = await askRaw(origin, path, headers);
    expect(trick.status, name).toBeLessThan(500);
    for (const encoding of encodings) {
      const answer = await askRaw(origin, victim, { 'Accept-Encoding': encoding });
      const direct = await askRaw(behind, victim);
      expect(answer.status, name).toBe(200);
      expect(decoded(answer).equals(direct.body), name).toBe(true);
      const { date: _, connection: _c, 'keep-alive': _k, 'content-length': _l, ...expected } = direct.headers;
      const same = Object.fromEntries(Object.keys(expected).map((key) => [key, answer.headers[key]]));
      expect(same, name).toEqual(expected);
    }
  }
});

nginxTest('unknown queries and encodings create no cache entries', async () => {
  const { origin, reached } = await startCachingProxy(createTestSite().app);
  for (let number = 0; number < 30; number += 1) {
    const { status } = await askRaw(origin, `/es?utm=${number}&service=%6euru`, {
      'Accept-Encoding': `gzip;q=0.${number}1, br, x${number}`,
    });
    expect(status).toBe(200);
  }
  expect(reached).toEqual(['GET /es']);
});

nginxTest('answers ranges, HEAD and conditions from the cache', async () => {
  const { origin, behind, reached } = await startCachingProxy(createTestSite().app);
  const [picture = ''] = load(String((await askRaw(behind, '/')).body)).attributes('img[src*=".jpg"]', 'src');
  // A failed range must not be cached as the picture.
  expect((await askRaw(origin, picture, { Range: 'bytes=99999999-' })).status).toBe(416);
  const whole = await askRaw(origin, picture);
  expect(whole.status).toBe(200);
  const part = await askRaw(origin, picture, { Range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  const page = await askRaw(origin, '/es', { 'Accept-Encoding': 'gzip' });
  const etag = page.headers['etag'] ?? '';
  expect(etag).toMatch(/^W\//);
  for (const encoding of encodings) {
    const same = await askRaw(origin, '/es', { 'Accept-Encoding': encoding, 'If-None-Match': etag });
    expect([same.status, same.body.length]).toEqual([304, 0]);
  }
  const other = await askRaw(origin, '/es', { 'Accept-Encoding': 'gzip', 'If-None-Match': 'W/"other"' });
  expect([other.status, other.headers['x-cache']]).toEqual([200, 'HIT']);
  const head = await fetch(`${origin}/fr`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-language')]).toEqual([200, 'fr']);
  // The proxy requested the whole page for the first HEAD.
  expect(reached.filter((line) => line.endsWith('/fr'))).toEqual(['GET /fr']);
});

nginxTest('serves the next release after a purge, and stale pages without the site', async () => {
  const sites = ['one', 'two'].map((name) =>
    createTestSite({ variables: { TOUR_EMBED_URL: `https://${name}.example/tour` } }),
  );
  let answering: RequestListener | undefined = sites[0]?.app;
  const { origin, cache, stopSite } = await startCachingProxy((req, res) => {
    const set = res.setHeader.bind(res);
    // Shortens the lifetime of ten minutes to two seconds.
    const hurried = (value: string) =>
      value.replace('s-maxage=300, stale-while-revalidate=300', 's-maxage=2');
    res.setHeader = (name, value) => set(name, typeof value === 'string' ? hurried(value) : value);
    if (answering) answering(req, res);
    else res.writeHead(503).end();
  });
  const ask = async () => {
    const { status, headers } = await askRaw(origin, '/about');
    const [release] = /(one|two)(?=\.example)/.exec(String(headers['content-security-policy'])) ?? [];
    return { status, release, from: headers['x-cache'] };
  };
  expect(await ask()).toEqual({ status: 200, release: 'one', from: 'MISS' });
  answering = sites[1]?.app;
  execFileSync('find', [cache, '-type', 'f', '-delete']);
  expect(await ask()).toMatchObject({ status: 200, release: 'two' });
  answering = undefined;
  await expect.poll(async () => (await ask()).from).toBe('STALE');
  expect(await ask()).toMatchObject({ status: 200, release: 'two' });
  expect((await askRaw(origin, '/hotels')).status).toBe(503);
  await stopSite();
  expect((await ask()).from).toBe('STALE');
  expect(await ask()).toMatchObject({ status: 200, release: 'two' });
  expect((await askRaw(origin, '/contact')).status).toBe(502);
  const post = await postForm(origin);
  expect(post.status).toBe(502);
});
