import { expect, test } from 'vitest';
import { renderingsPerMinute } from '../../content/limits.ts';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { askTwice, test as pageTest, serveTestSite } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { everyUrl, missingUrl, templates } from '../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';

const home = urlOf({ page: 'home' }, otherLocale);

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

test('the policy of a page without embeds allows only files of the own site', async () => {
  const { origin } = await serveTestSite({ variables: withoutEmbeds });
  const { headers } = await askTwice(origin, home);
  expect(directivesOf(headers)).toEqual(ownSiteOnly);
});

test('pages without embeds ask nobody about cookies', async () => {
  const { origin } = await serveTestSite({ variables: withoutEmbeds });
  const page = load(String(decoded(await askTwice(origin, home))));
  const { settings } = allTexts[otherLocale].layout.consent;
  expect(page.targets(settings, 'footer')).toEqual([]);
  expect(page.attributes('button[value=accepted]', 'value')).toEqual([]);
});

test('the policy of a page allows the embeds and the image CDN that are configured', async () => {
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

test('every kind of answer has the Content-Security-Policy of a page', async () => {
  const { origin } = await serveTestSite();
  const page = await askTwice(origin, home);
  const { attributes } = load(String(decoded(page)));
  const [styles = ''] = attributes('link[rel=stylesheet]', 'href');
  const [picture = ''] = attributes('img[src*=".jpg"]', 'src');
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  const asBrowser = { Accept: 'text/html' };
  const form = { ...asBrowser, 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const [status, method, path, headers] of [
    [200, 'GET', `${home}?x`, {}],
    [200, 'GET', styles, {}],
    [200, 'GET', picture, {}],
    [200, 'GET', '/sitemap.xml', {}],
    [200, 'GET', '/healthz', {}],
    [206, 'GET', picture, { Range: 'bytes=0-9' }],
    [301, 'GET', `${home}/`, {}],
    [303, 'GET', '/api/bookings', asBrowser],
    [304, 'GET', home, { 'If-None-Match': String(page.headers['etag']) }],
    [404, 'GET', missingUrl(otherLocale), {}],
    [404, 'GET', '/assets/none.css', {}],
    [405, 'GET', '/api/bookings', {}],
    [405, 'DELETE', home, {}],
    [403, 'POST', '/api/bookings', { 'Sec-Fetch-Site': 'cross-site' }],
    [415, 'POST', '/api/bookings', asBrowser],
    [422, 'POST', '/api/bookings', form],
  ] as const) {
    const answer = await askTwice(origin, path, { method, headers });
    expect(answer.status, `${method} ${path}`).toBe(status);
    expect(answer.headers['content-security-policy'], `${method} ${path}`).toBe(policy);
  }
});

test('the answers to too many requests and to an error have the policy of every answer', async () => {
  const { origin, db } = await serveTestSite();
  const { headers } = await askTwice(origin, home);
  for (let count = 0; count < renderingsPerMinute; count += 1) await askRaw(origin, `${home}?x`);
  const limited = await askTwice(origin, `${home}?x`);
  db.close();
  const failed = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana', service: titleOf(massage.slug) }),
  });
  expect([limited.status, failed.status]).toEqual([429, 500]);
  expect(limited.headers['content-security-policy']).toBe(headers['content-security-policy']);
  expect(failed.headers.get('content-security-policy')).toBe(headers['content-security-policy']);
});

const paths = [
  ...everyUrl.map(({ url }) => url),
  ...templates.flatMap(({ path }) => locales.map((locale) => path(locale))),
];

pageTest.for(locales)(
  'pages in %s have no inline script but data, no inline style and no event handler',
  async (locale, { read }) => {
    const ownPaths = [
      ...everyUrl.filter((each) => each.locale === locale).map(({ url }) => url),
      ...templates.map(({ path }) => path(locale)),
    ];
    for (const path of ownPaths) {
      const { $ } = await read(path);
      const inline = $('script:not([src])').toArray();
      expect(
        inline.filter(({ attribs }) => !/^application\/(ld\+)?json$/.test(attribs['type'] ?? '')),
      ).toEqual([]);
      expect($('style, [style]').length, path).toBe(0);
      const names = [...$('*')].flatMap((element) =>
        'attribs' in element ? Object.keys(element.attribs) : [],
      );
      expect(
        names.filter((name) => name.startsWith('on')),
        path,
      ).toEqual([]);
    }
  },
);

pageTest('every page links one style sheet, in its head', async ({ read }) => {
  const links = await Promise.all(
    paths.map(async (path) => {
      const page = await read(path);
      expect(page.$('link[rel=stylesheet]').length, path).toBe(1);
      return page.attributes('head > link[rel=stylesheet]', 'href');
    }),
  );
  expect(new Set(links.flat()).size, 'all pages share one style sheet').toBe(1);
  expect(links.flat()[0]).toMatch(/^\/assets\/styles\/site\.[\w-]{10}\.css$/);
});

test('a page tells other sites no path, uses no device, has no frame, and does not name its server', async () => {
  const { origin } = await serveTestSite();
  const { headers } = await askTwice(origin, home);
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('set-cookie');
});

test.for([
  ['https://www.example.com', true],
  ['http://www.example.com', false],
] as const)('a site at %s sends HSTS and upgrades insecure requests: %s', async ([site, isSecure]) => {
  const { origin } = await serveTestSite({ origin: site });
  const { headers } = await askTwice(origin, home);
  const hsts = headers['strict-transport-security'];
  expect(hsts?.startsWith('max-age=31536000') ?? false).toBe(isSecure);
  expect('upgrade-insecure-requests' in directivesOf(headers)).toBe(isSecure);
});
