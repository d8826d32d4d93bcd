import { load as parse } from 'cheerio';
import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { setClock } from '../support/clock.ts';
import { askTwice, test } from '../support/pageTest.ts';
import { decoded } from '../support/rawHttp.ts';
import { indexable } from '../support/routeTable.ts';
import { testOrigin } from '../support/testSite.ts';

/** Asks for a file of the site, and returns its headers and its text. */
const readFile = async (origin: string, path: string) => {
  const answer = await askTwice(origin, path);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, body: answer.body, text: String(decoded(answer)) };
};

/** The links of the sitemap to other languages, `<language> <URL>`, by the URL of their page. */
const readSitemap = async (origin: string): Promise<Map<string, string[]>> => {
  const $ = parse((await readFile(origin, '/sitemap.xml')).text, { xml: true });
  return new Map(
    $('url')
      .toArray()
      .map((entry) => [
        $('loc', entry).text(),
        $('xhtml\\:link[rel=alternate]', entry)
          .toArray()
          .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`),
      ]),
  );
};

test('the sitemap has exactly the pages that search engines may list', async ({ origin }) => {
  const sitemap = await readSitemap(origin);
  expect([...sitemap.keys()].sort()).toEqual(indexable.map((url) => testOrigin + url).sort());
});

test('the sitemap links each page in all languages', async ({ origin }) => {
  const sitemap = await readSitemap(origin);
  expect(sitemap.size).toBeGreaterThan(0);
  for (const [location, links] of sitemap)
    expect(
      links.map((link) => link.split(' ')[0]),
      location,
    ).toEqual([...locales, 'x-default']);
});

test('all languages of a page have the same links in the sitemap', async ({ origin }) => {
  const sitemap = await readSitemap(origin);
  const allLinks = [...sitemap.values()].flatMap((links) => links.map((link) => ({ link, links })));
  expect(allLinks).not.toEqual([]);
  for (const { link, links } of allLinks) expect(sitemap.get(link.split(' ')[1] ?? ''), link).toEqual(links);
});

test('robots.txt names the sitemap', async ({ origin }) => {
  const { text } = await readFile(origin, '/robots.txt');
  expect(text).toContain(`Sitemap: ${testOrigin}/sitemap.xml\n`);
});

test('robots.txt allows crawlers everything but the endpoint for bookings', async ({ origin }) => {
  const { text } = await readFile(origin, '/robots.txt');
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /api/bookings']);
});

test('the web manifest has the name of the centre', async ({ origin }) => {
  const { text } = await readFile(origin, '/manifest.webmanifest');
  expect(JSON.parse(text).name).toBe(business.name);
});

test('the icons of the web manifest have the sizes that it declares', async ({ origin, get }) => {
  const { icons } = JSON.parse((await readFile(origin, '/manifest.webmanifest')).text);
  expect(icons).not.toEqual([]);
  for (const { src, sizes } of icons) {
    const icon = await get(src);
    // A PNG contains its width at byte 16, and its height at byte 20.
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.for([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
] as const)('%s has the type %s', async ([path, type], { origin }) => {
  expect((await readFile(origin, path)).headers['content-type']).toBe(type);
});

test('the favicon is an icon file', async ({ origin }) => {
  const { headers, body } = await readFile(origin, '/favicon.ico');
  expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  const iconSignature = [0, 0, 1, 0];
  expect([...body.subarray(0, iconSignature.length)]).toEqual(iconSignature);
});

test('security.txt names the mail address of the centre, and its own URL', async ({ origin }) => {
  const { text } = await readFile(origin, '/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${business.email}\n`);
  expect(text).toContain(`Canonical: ${testOrigin}/.well-known/security.txt\n`);
});

/** The time at which security.txt expires. */
const readExpiry = async (origin: string): Promise<number> => {
  const { text } = await readFile(origin, '/.well-known/security.txt');
  return Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
};

test('security.txt is valid for 300 to 365 days from each answer, as RFC 9116 advises', async ({
  origin,
}) => {
  const days = ((await readExpiry(origin)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('security.txt of a site that runs for two years has not expired', async ({ origin }) => {
  setClock(Date.now() + 2 * 365 * 86_400_000);
  expect(await readExpiry(origin)).toBeGreaterThan(Date.now());
});

test.for([
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
])('caches keep %s for an hour', async (path, { get }) => {
  const { headers } = await get(path);
  expect(headers['cache-control']).toMatch(/^public, max-age=3600\b/);
});
