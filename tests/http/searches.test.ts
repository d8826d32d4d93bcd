import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished } from 'vitest';
import { searchesPerMinute } from '../../content/limits.ts';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { askRaw } from '../support/askRaw.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { serve } from '../support/serve.ts';
import { createTestSite } from '../support/testSite.ts';

/** A site behind one proxy, and who asks it for a path from an address, in French by the path. */
const openSite = async () => {
  const { origin, close } = await serve(createTestSite({ variables: { TRUST_PROXY: '1' } }).app);
  onTestFinished(close);
  return (path: string, address: string) => askRaw(origin, path, { 'X-Forwarded-For': address });
};

test('a search is for one browser alone, the list for all', async ({ get }) => {
  expect((await get('/es/services?q=aceite')).headers['cache-control']).toBe('private, max-age=60');
  expect((await get('/es/services')).headers['cache-control']).toMatch(/^public.*s-maxage/);
});

test('a search is the same in every encoding, and 304 to a client that has it', async ({ origin }) => {
  const path = '/fr/services?q=huile%20%26%20%3Cb%3E';
  const plain = await askRaw(origin, path, { 'Accept-Encoding': 'identity' });
  const gzip = await askRaw(origin, path, { 'Accept-Encoding': 'gzip, deflate' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(gzip.body.length).toBeLessThan(plain.body.length / 2.5);
  const etag = plain.headers['etag'] ?? '';
  expect((await askRaw(origin, path, { 'If-None-Match': etag })).status).toBe(304);
  const other = await askRaw(origin, '/fr/services?q=huile', { 'If-None-Match': etag });
  expect(other.status).toBe(200);
});

test('more searches of an address than a person makes are refused for a minute, and nothing else', async () => {
  const ask = await openSite();
  for (let number = 0; number < searchesPerMinute; number += 1)
    expect((await ask(`/services?q=gel${number}`, '192.0.2.1')).status).toBe(200);
  for (const locale of locales) {
    const list = urlOf({ page: 'services' }, locale);
    const { status, headers, body } = await ask(`${list}?q=tantra`, '192.0.2.1');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-language']).toBe(locale);
    const page = load(String(body));
    expect(page.language).toBe(locale);
    expect(page.text('h1')).toBe(copies[locale].errors.tooManySearches.title);
    expect(page.meta('robots')).toMatch(/^noindex/);
    expect(page.targets(copies[locale].pages.services.showAll, 'main')).toEqual([list]);
    expect((await ask(list, '192.0.2.1')).status).toBe(200);
  }
  expect((await ask('/services?q=tantra', '192.0.2.2')).status).toBe(200);
}, 60_000);
