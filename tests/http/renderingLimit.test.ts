import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { renderingsPerMinute } from '../../content/limits.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { readAssets } from '../../src/http/assets.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { setClock } from '../support/clock.ts';
import { root } from '../support/folders.ts';
import { load, plain } from '../support/html.ts';
import { serveTestSite } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const services = urlOf({ page: 'services' }, otherLocale);

/** Serves a site behind a proxy, and returns a function that asks for a path from an address. */
const serveAddresses = async () => {
  const { origin } = await serveTestSite({ variables: { TRUST_PROXY: '1' } });
  const ask = (path: string, address = '192.0.2.1') => askRaw(origin, path, { 'X-Forwarded-For': address });
  /**
   * Asks for redirects, the cheapest answers that count, until an address has this number left of its limit.
   */
  const useLimit = async (address?: string, left = 0): Promise<void> => {
    for (let count = left; count < renderingsPerMinute; count += 1)
      expect((await ask(`${home}/`, address)).status).toBe(301);
  };
  return { origin, ask, useLimit };
};

/** Serves a site to an address that has used its limit. */
const asLimitedAddress = async () => {
  const { ask, useLimit } = await serveAddresses();
  await useLimit();
  return { ask };
};

test.each([
  ['a page with a query', `${home}?x`],
  ['a search', `${services}?q=x`],
  ['a missing page', missingUrl(otherLocale)],
  ['a redirect', `${home}/`],
])('a request for %s counts towards the limit', async (_name, path) => {
  const { ask, useLimit } = await serveAddresses();
  await useLimit('192.0.2.1', 1);
  expect((await ask(path, '192.0.2.1')).status).not.toBe(429);
  expect((await ask(`${home}/`, '192.0.2.1')).status).toBe(429);
});

test('an address beyond the limit gets 429 and a time to retry within a minute', async () => {
  const { ask } = await asLimitedAddress();
  for (const path of [`${services}?q=x`, missingUrl(otherLocale)]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
});

test('an address beyond the limit gets a page in the language of the URL', async () => {
  const { ask } = await asLimitedAddress();
  for (const locale of locales) {
    const answer = await ask(`${urlOf({ page: 'services' }, locale)}?q=x`);
    expect(answer.headers['content-language']).toBe(locale);
    const page = load(String(decoded(answer)));
    const { title, lead } = allTexts[locale].errors.tooManyRequests;
    expect([page.language, page.text('h1')]).toEqual([locale, plain(title)]);
    expect(page.text('main')).toContain(plain(lead));
    expect(page.attributes('main a', 'href')).toEqual([urlOf({ page: 'home' }, locale)]);
  }
});

test('neither caches nor search engines keep the page of an address beyond the limit', async () => {
  const { ask } = await asLimitedAddress();
  const answer = await ask(`${services}?q=x`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(load(String(decoded(answer))).meta('robots')).toMatch(/^noindex/);
});

test('an address beyond the limit still gets pages that are cached', async () => {
  const { ask, useLimit } = await serveAddresses();
  await ask(home, '192.0.2.9');
  await useLimit('192.0.2.1');
  expect((await ask(`${home}?x`, '192.0.2.1')).status).toBe(429);
  expect((await ask(home, '192.0.2.1')).status).toBe(200);
});

const [styles = ''] = Object.values(readAssets(join(root, 'dist')).urls).filter((url) =>
  url.endsWith('.css'),
);

test.each([
  ['styles', styles],
  ['the health check', '/healthz'],
  ['robots.txt', '/robots.txt'],
])('an address beyond the limit still gets %s', async (_name, path) => {
  const { ask } = await asLimitedAddress();
  expect((await ask(path)).status).toBe(200);
});

test('requests for cached pages do not count towards the limit', async () => {
  const { ask } = await serveAddresses();
  await ask(home, '192.0.2.9');
  for (let count = 0; count < renderingsPerMinute + 10; count += 1)
    expect((await ask(home)).status).toBe(200);
  expect((await ask(`${home}?x`)).status).toBe(200);
});

test('another address gets its pages while one address is beyond the limit', async () => {
  const { ask, useLimit } = await serveAddresses();
  await useLimit('192.0.2.1');
  expect((await ask(`${home}?x`, '192.0.2.1')).status).toBe(429);
  expect((await ask(`${home}?x`, '192.0.2.2')).status).toBe(200);
});

test('an address gets its pages again after a minute', async () => {
  setClock(Date.now());
  const { ask, useLimit } = await serveAddresses();
  await useLimit();
  expect((await ask(`${home}?x`)).status).toBe(429);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await ask(`${home}?x`)).status).toBe(200);
});

test('an address beyond the limit can still send a booking', async () => {
  const { origin, useLimit } = await serveAddresses();
  await useLimit('192.0.2.1');
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1' },
    body: JSON.stringify({ name: 'Ana', service: allTexts[defaultLocale].massages[massage.slug].title }),
  });
  expect(response.status).toBe(201);
});
