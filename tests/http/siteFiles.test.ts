import { load as parse } from 'cheerio';
import { expect, onTestFinished, vi } from 'vitest';
import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { askTwice, test } from '../support/pageTest.ts';
import { decoded } from '../support/rawHttp.ts';
import { indexable } from '../support/routeTable.ts';
import { testOrigin } from '../support/testSite.ts';

/** Asks for a file twice, and returns its headers and its text. */
const readFile = async (origin: string, path: string) => {
  const answer = await askTwice(origin, path);
  expect(answer.status).toBe(200);
  return { type: answer.headers['content-type'], text: String(decoded(answer)), answer };
};

test('the sitemap contains all indexable pages with their alternates', async ({ origin }) => {
  const { type, text } = await readFile(origin, '/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const $ = parse(text, { xml: true });
  const alternates = new Map(
    $('url')
      .toArray()
      .map((entry) => [
        $('loc', entry).text(),
        $('xhtml\\:link[rel=alternate]', entry)
          .toArray()
          .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`),
      ]),
  );
  expect([...alternates.keys()].sort()).toEqual(indexable.map((url) => testOrigin + url).sort());
  for (const [location, links] of alternates) {
    expect(links.map((link) => link.split(' ')[0])).toEqual(
      locales.length > 1 ? [...locales, 'x-default'] : [],
    );
    // All alternates list the same set.
    for (const link of links) expect(alternates.get(link.split(' ')[1] ?? ''), location).toEqual(links);
  }
});

test('robots.txt names the sitemap, and disallows only /api/bookings', async ({ origin }) => {
  const { type, text } = await readFile(origin, '/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /api/bookings']);
});

test('the web manifest has the name of the centre, and icons of their declared sizes', async ({
  origin,
  get,
}) => {
  const { type, text } = await readFile(origin, '/manifest.webmanifest');
  expect(type).toContain('application/manifest+json');
  const { name, icons } = JSON.parse(text);
  expect(name).toBe(business.name);
  expect(icons).not.toEqual([]);
  for (const { src, sizes } of icons) {
    const icon = await get(src);
    // A PNG contains its width at byte 16, and its height at byte 20.
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the favicon is an icon file', async ({ origin }) => {
  const { answer } = await readFile(origin, '/favicon.ico');
  expect(answer.headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  const iconSignature = [0, 0, 1, 0];
  expect([...answer.body.subarray(0, iconSignature.length)]).toEqual(iconSignature);
});

test('security.txt names a mail address, and expires in less than a year', async ({ get }) => {
  const { headers, text } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Contact: mailto:${business.email}`);
  expect(text).toContain(`Canonical: ${testOrigin}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('security.txt of a site that runs for two years has not expired', async ({ get }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 365 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { text } = await get('/.well-known/security.txt');
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test.for([
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
])('shared caches keep %s for an hour', async (path, { get }) => {
  const { headers } = await get(path);
  expect(headers['cache-control']).toMatch(/^public, max-age=3600\b/);
});
