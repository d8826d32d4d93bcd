import { load as parse } from 'cheerio';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl, isLegal } from '../support/routeTable.ts';
import { testOrigin } from '../support/testSite.ts';

test('the sitemap has exactly the indexable pages, each with all its twins', async ({ get }) => {
  const { text, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const $ = parse(text, { xml: true });
  const twins = new Map(
    $('url')
      .toArray()
      .map((entry) => [
        $('loc', entry).text(),
        $('xhtml\\:link[rel=alternate]', entry)
          .toArray()
          .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`),
      ]),
  );
  const expected = everyUrl.filter(({ ref }) => !isLegal(ref)).map(({ url }) => testOrigin + url);
  expect($('url')).toHaveLength(expected.length);
  expect([...twins.keys()].sort()).toEqual([...expected].sort());
  for (const [location, links] of twins) {
    expect(links.map((link) => link.split(' ')[0])).toEqual([...locales, 'x-default']);
    // Reciprocal: every twin names the same set.
    for (const link of links) expect(twins.get(link.split(' ')[1] ?? ''), location).toEqual(links);
  }
});

test('robots.txt names the sitemap and forbids no page', async ({ get }) => {
  const { text } = await get('/robots.txt');
  expect(text).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /api/bookings']);
});

test('the manifest’s icons exist in the size they say', async ({ get }) => {
  const { body, headers } = await get('/manifest.webmanifest')
    .buffer(true)
    .parse((response, done) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done(null, JSON.parse(text)));
    });
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(body.icons).toHaveLength(2);
  for (const { src, sizes } of body.icons) {
    const icon = await get(src);
    expect(icon.status).toBe(200);
    // The width stands at byte 16 of a PNG.
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the favicon is an icon', async ({ get }) => {
  const { status, headers, body } = await get('/favicon.ico');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/x-icon');
  expect([...body.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('security.txt expires within a year from its build', async ({ get }) => {
  const { text, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(text).toContain(`Canonical: ${testOrigin}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
