import { expect, onTestFinished, test, vi } from 'vitest';
import { renderingsPerMinute } from '../../content/limits.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { askTwice, serveTestSite } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const services = urlOf({ page: 'services' }, otherLocale);

/** Serves a site behind a proxy, and returns a function that asks for a path from an address. */
const serveAddresses = async () => {
  const { origin } = await serveTestSite({ variables: { TRUST_PROXY: '1' } });
  const ask = (path: string, address = '192.0.2.1') => askRaw(origin, path, { 'X-Forwarded-For': address });
  /** Asks for as many pages as one address gets in a minute. */
  const useLimit = async (address?: string): Promise<void> => {
    const paths = [`${home}?x`, `${services}?q=x`, missingUrl(otherLocale), `${home}/`];
    for (let count = 0; count < renderingsPerMinute; count += 1)
      expect((await ask(paths[count % paths.length] ?? home, address)).status).not.toBe(429);
  };
  return { origin, ask, useLimit };
};

test('beyond the limit, an address gets 429 with Retry-After and a page in its language', async () => {
  const { ask, useLimit } = await serveAddresses();
  await useLimit();
  for (const locale of locales) {
    const { title, lead } = allTexts[locale].errors.tooManyRequests;
    for (const path of [`${urlOf({ page: 'services' }, locale)}?q=x`, missingUrl(locale)]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers['cache-control']], path).toEqual([429, 'no-store']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-language']).toBe(locale);
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      const page = load(String(decoded(answer)));
      expect(page.language).toBe(locale);
      expect(page.text('h1')).toBe(plain(title));
      expect(page.text('main')).toContain(plain(lead));
      expect(page.meta('robots')).toMatch(/^noindex/);
      expect(page.attributes('main a', 'href')).toEqual([urlOf({ page: 'home' }, locale)]);
    }
  }
});

test('beyond the limit, an address still gets cached pages, assets and health checks', async () => {
  const { origin, ask, useLimit } = await serveAddresses();
  const [styles = ''] = load(String(decoded(await ask(home, '192.0.2.9')))).attributes(
    'link[rel=stylesheet]',
    'href',
  );
  await useLimit();
  expect((await ask(`${home}?x`)).status).toBe(429);
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  expect((await askTwice(origin, home, { headers })).status).toBe(200);
  for (const path of [styles, '/healthz', '/robots.txt']) expect((await ask(path)).status, path).toBe(200);
});

test('requests for cached pages do not count towards the limit', async () => {
  const { ask } = await serveAddresses();
  for (let count = 0; count < renderingsPerMinute + 10; count += 1)
    expect((await ask(home)).status).toBe(200);
  expect((await ask(`${home}?x`)).status).toBe(200);
});

test('beyond the limit of one address, another address gets its pages', async () => {
  const { ask, useLimit } = await serveAddresses();
  await useLimit('192.0.2.1');
  expect((await ask(`${home}?x`, '192.0.2.1')).status).toBe(429);
  expect((await ask(`${home}?x`, '192.0.2.2')).status).toBe(200);
});

test('an address gets its pages again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, useLimit } = await serveAddresses();
  await useLimit();
  expect((await ask(`${home}?x`)).status).toBe(429);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await ask(`${home}?x`)).status).toBe(200);
});

test('an address without pages left can still send a booking', async () => {
  const { origin, useLimit } = await serveAddresses();
  await useLimit('192.0.2.1');
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1' },
    body: JSON.stringify({ name: 'Ana', service: allTexts[defaultLocale].massages[massage.slug].title }),
  });
  expect(response.status).toBe(201);
});
