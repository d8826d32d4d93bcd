import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderingsPerMinute } from '../../content/limits.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { readAssets } from '../../src/http/assets.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { root } from '../support/folders.ts';
import { load } from '../support/html.ts';
import { askTwice, test as pageTest, serveTestSite } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { everyUrl, missingUrl, templates } from '../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';

const home = urlOf({ page: 'home' }, otherLocale);

/** The URLs of the build. */
const { urls } = readAssets(join(root, 'dist'));

type Headers = Record<string, string | string[] | undefined>;

/** The directives of a Content-Security-Policy, each with its values. */
const directivesOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );

const ownSiteOnly = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
};

const withoutEmbeds = { MAP_EMBED_URL: '', TOUR_EMBED_URL: '' };

test('without embeds, a page may load only files of the site (Content-Security-Policy)', async () => {
  const { origin } = await serveTestSite({ variables: withoutEmbeds });
  const { headers } = await askTwice(origin, home);
  expect(directivesOf(headers)).toEqual(ownSiteOnly);
});

// `client/page/consent.ts` asks only if both parts are in the page.
test('a site without embeds has neither a cookie question nor a link to its settings', async () => {
  const { origin } = await serveTestSite({ variables: withoutEmbeds });
  const page = load(String(decoded(await askTwice(origin, home))));
  const { settings } = allTexts[otherLocale].layout.consent;
  expect(page.targets(settings, 'footer')).toEqual([]);
  expect(page.attributes('button[value=accepted]', 'value')).toEqual([]);
});

test('a page may load the embeds and the pictures of the CDN that are configured', async () => {
  const { origin } = await serveTestSite({
    variables: {
      MAP_EMBED_URL: 'https://maps.example/embed?x',
      TOUR_EMBED_URL: 'https://tour.example/1',
      IMAGE_CDN_URL: 'https://cdn.example/base/',
    },
  });
  const { headers } = await askTwice(origin, home);
  expect(directivesOf(headers)).toMatchObject({
    'frame-src': 'https://maps.example https://tour.example',
    'img-src': "'self' https://cdn.example",
    'script-src': "'self'",
  });
});

const [styles = ''] = Object.values(urls).filter((url) => url.endsWith('.css'));
const [picture = ''] = Object.values(urls).filter((url) => url.endsWith('.jpg'));

const fromForm = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

/** The policy of the home page. */
const readPolicy = async (origin: string): Promise<string> =>
  String((await askRaw(origin, home)).headers['content-security-policy']);

pageTest.for<[name: string, status: number, method: string, path: string, headers: Record<string, string>]>([
  ['a page with a query', 200, 'GET', `${home}?x`, {}],
  ['a style sheet', 200, 'GET', styles, {}],
  ['a picture', 200, 'GET', picture, {}],
  ['the sitemap', 200, 'GET', '/sitemap.xml', {}],
  ['the health check', 200, 'GET', '/healthz', {}],
  ['a part of a picture', 206, 'GET', picture, { Range: 'bytes=0-9' }],
  ['a redirect', 301, 'GET', `${home}/`, {}],
  ['a redirect to the contact page', 303, 'GET', '/api/bookings', { Accept: 'text/html' }],
  ['a missing page', 404, 'GET', missingUrl(otherLocale), {}],
  ['a missing asset', 404, 'GET', '/assets/none.css', {}],
  ['a wrong method at the endpoint', 405, 'GET', '/api/bookings', {}],
  ['a wrong method at a page', 405, 'DELETE', home, {}],
  ['a booking from another site', 403, 'POST', '/api/bookings', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a booking of a wrong type', 415, 'POST', '/api/bookings', { Accept: 'text/html' }],
  ['an invalid form', 422, 'POST', '/api/bookings', fromForm],
])(
  'the answer to %s (%i) has the policy of a page',
  async ([, status, method, path, headers], { origin }) => {
    const policy = await readPolicy(origin);
    expect(policy).toContain("default-src 'none'");
    const answer = await askTwice(origin, path, { method, headers });
    expect([answer.status, answer.headers['content-security-policy']]).toEqual([status, policy]);
  },
);

test('the answer to a browser that has the page has the policy of a page', async () => {
  const { origin } = await serveTestSite();
  const { headers: page } = await askRaw(origin, home);
  const { status, headers } = await askRaw(origin, home, { 'If-None-Match': String(page['etag']) });
  expect([status, headers['content-security-policy']]).toEqual([304, page['content-security-policy']]);
});

test('the answer to too many requests has the policy of a page', async () => {
  const { origin } = await serveTestSite();
  const policy = await readPolicy(origin);
  // A redirect is the cheapest answer that counts towards the limit.
  for (let count = 0; count < renderingsPerMinute; count += 1) await askRaw(origin, `${home}/`);
  const { status, headers } = await askRaw(origin, `${home}?x`);
  expect([status, headers['content-security-policy']]).toEqual([429, policy]);
});

test('the answer to an unexpected error has the policy of a page', async () => {
  const { origin, db } = await serveTestSite();
  db.close();
  const { status, headers } = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana', service: titleOf(massage.slug) }),
  });
  expect([status, headers.get('content-security-policy')]).toEqual([500, await readPolicy(origin)]);
});

/** The path of every page and of a page of each kind, in a language. */
const pathsIn = (locale: Locale): string[] => [
  ...everyUrl.filter((each) => each.locale === locale).map(({ url }) => url),
  ...templates.map(({ path }) => path(locale)),
];

/**
 * The types of script elements that browsers do not run: data of islands, structured data, and the cookie
 * banner.
 */
const dataTypes = new Set<string | undefined>(['application/json', 'application/ld+json', 'text/html']);

pageTest.for(locales)('pages in %s have no inline script, only inline data', async (locale, { read }) => {
  for (const path of pathsIn(locale)) {
    const { $ } = await read(path);
    const types = $('script:not([src])')
      .toArray()
      .map(({ attribs }) => attribs['type']);
    expect(
      types.filter((type) => !dataTypes.has(type)),
      path,
    ).toEqual([]);
  }
});

pageTest.for(locales)('pages in %s have no inline style', async (locale, { read }) => {
  for (const path of pathsIn(locale)) expect((await read(path)).$('style, [style]'), path).toHaveLength(0);
});

pageTest.for(locales)('pages in %s have no event handlers in attributes', async (locale, { read }) => {
  for (const path of pathsIn(locale)) {
    const elements = [...(await read(path)).$('*')];
    const names = elements.flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(names, path).toContain('href');
    expect(
      names.filter((name) => name.startsWith('on')),
      path,
    ).toEqual([]);
  }
});

pageTest('all pages link the same style sheet, once and in their head', async ({ read }) => {
  const links = await Promise.all(
    locales.flatMap(pathsIn).map(async (path) => {
      const page = await read(path);
      expect(page.$('link[rel=stylesheet]').length, path).toBe(1);
      return page.attributes('head > link[rel=stylesheet]', 'href');
    }),
  );
  expect(new Set(links.flat())).toEqual(new Set([styles]));
});

pageTest.for([
  ['send other sites no Referer', 'referrer-policy', 'same-origin'],
  [
    'may not use camera, place or microphone',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=()',
  ],
  ['may not be shown in a frame, not even in an old browser', 'x-frame-options', 'DENY'],
  ['are not taken for another type by a browser', 'x-content-type-options', 'nosniff'],
  ['do not name the program that serves them', 'x-powered-by', undefined],
] as const)('pages %s', async ([, name, value], { origin }) => {
  const { headers } = await askTwice(origin, home);
  expect(headers[name]).toBe(value);
});

const secure = 'https://www.example.com';
const insecure = 'http://www.example.com';

/** The headers of the home page of a site with a public URL. */
const headersAt = async (publicUrl: string) => {
  const { origin } = await serveTestSite({ origin: publicUrl });
  return (await askTwice(origin, home)).headers;
};

test('browsers visit a site with https only with https for a year (HSTS)', async () => {
  expect((await headersAt(secure))['strict-transport-security']).toMatch(/^max-age=31536000\b/);
});

test('a site without https does not tell browsers to insist on https (HSTS)', async () => {
  expect(await headersAt(insecure)).not.toHaveProperty('strict-transport-security');
});

test.for([
  [secure, true],
  [insecure, false],
] as const)('pages at %s make browsers load files with https: %s', async ([publicUrl, isUpgraded]) => {
  expect('upgrade-insecure-requests' in directivesOf(await headersAt(publicUrl))).toBe(isUpgraded);
});
