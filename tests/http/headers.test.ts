import { createHash } from 'node:crypto';
import request from 'supertest';
import { expect } from 'vitest';
import { isOffered } from '../../content/offers.ts';
import { speculationRules } from '../../content/speculationRules.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, otherLocale);

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const policyOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('the policy of a page allows only own files, hashed inline code and configured embeds', async () => {
  const { app } = createTestSite({
    variables: { MAP_EMBED_URL: 'https://maps.example/embed?x', TOUR_EMBED_URL: 'https://tour.example/1' },
  });
  const { headers } = await request(app).get(home);
  const embeds = [isOffered('map') && 'https://maps.example', isOffered('tour') && 'https://tour.example'];
  expect(policyOf(headers)).toMatchObject({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}='){2}$/),
    'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    'img-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'frame-src': embeds.filter(Boolean).join(' ') || "'none'",
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
});

test('a page tells other sites no path, uses no device and does not name its server', async ({ get }) => {
  const { headers } = await get(home);
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('the Content-Security-Policy of answers other than pages allows no resources', async ({ get }) => {
  const asset = load((await get(home)).text).attributes('script[src]', 'src')[0] ?? '';
  for (const path of [asset, '/sitemap.xml', '/healthz', '/api/bookings'])
    expect(policyOf((await get(path)).headers), path).toEqual({
      'default-src': "'none'",
      'frame-ancestors': "'none'",
    });
});

test('the Content-Security-Policy hashes the inline script and speculation rules', async ({ get }) => {
  const { text, headers } = await get(home);
  const { $ } = load(text);
  const scripts = [...$('script:not([src], [type])')].map((script) => $(script).text());
  const [script = ''] = scripts;
  // The same short script runs in the head and after the first screen.
  expect(scripts).toEqual([script, script]);
  expect(Buffer.byteLength(script), 'short, as every page has it twice').toBeLessThanOrEqual(200);
  expect(policyOf(headers)['script-src']).toBe(`'self' ${[script, speculationRules].map(hashOf).join(' ')}`);
});

test('every page has one hashed inline style and one linked style sheet', async ({ visit, read }) => {
  for (const { url } of everyUrl) {
    const { headers } = await visit(url);
    const { $, attributes } = await read(url);
    expect($('style'), url).toHaveLength(1);
    expect($('style').text()).toContain('@layer');
    expect(policyOf(headers)['style-src'], url).toBe(`'self' ${hashOf($('style').text())}`);
    expect(attributes('body link[rel=stylesheet]', 'href'), url).toEqual([
      expect.stringMatching(/^\/assets\/styles\/site\.[\w-]{10}\.css$/),
    ]);
  }
});

test('a 304 has the policy of the page that the browser has in its cache', async ({ get }) => {
  const page = await get(home);
  const again = await get(home).set('If-None-Match', page.headers['etag'] ?? '');
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
});

test.for([
  ['https://www.example.com', true],
  ['http://www.example.com', false],
] as const)('a site at %s sends HSTS and upgrades insecure requests: %s', async ([origin, isSecure]) => {
  const { headers } = await request(createTestSite({ origin }).app).get(home);
  expect(headers['strict-transport-security']?.startsWith('max-age=31536000') ?? false).toBe(isSecure);
  expect(headers['content-security-policy']?.includes('upgrade-insecure-requests')).toBe(isSecure);
});
