import { load as parse } from 'cheerio';
import request from 'supertest';
import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { routes } from '../../content/routes.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { openRaw, parseAnswer } from '../support/rawHttp.ts';
import { indexable, missingUrl } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

const contact = urlOf({ page: 'contact' }, otherLocale);

/** The answer to a request with exactly this target. Throws if bytes are missing or follow it. */
const askExactly = async (origin: string, method: string, target: string) => {
  const client = await openRaw(origin);
  client.socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await client.closed;
  return parseAnswer(client.text, method);
};

test('a page returns 304 for its own ETag, and no body for HEAD', async ({ origin, get }) => {
  const first = await get(contact);
  const etag = first.headers['etag'] ?? '';
  expect((await get(contact).set('If-None-Match', etag)).status).toBe(304);
  expect((await get(urlOf({ page: 'home' }, otherLocale)).set('If-None-Match', etag)).status).toBe(200);
  const head = await askExactly(origin, 'HEAD', contact); // It would throw if a body followed.
  expect([head.status, head.headers['etag']]).toEqual([200, etag]);
});

test.for([contact, '/sitemap.xml', '/favicon.ico', '/healthz', '/readyz', '/consent.css'])(
  '%s returns 405 with Allow for methods other than GET and HEAD',
  async (path) => {
    const { app } = createTestSite();
    for (const method of ['post', 'put', 'patch', 'delete', 'options'] as const) {
      const { status, headers } = await request(app)[method](path);
      expect([status, headers['allow']], method).toEqual([405, 'GET, HEAD']);
    }
  },
);

test('other spellings of documents and endpoints return 404', async ({ get }) => {
  const { app } = createTestSite();
  for (const path of ['/SITEMAP.XML', '/robots.txt/', '/Healthz', '/consent.css/', '/readyz/'])
    expect((await get(path)).status, path).toBe(404);
  for (const path of ['/API/BOOKINGS', '/api/bookings/', '/Consent'])
    expect((await request(app).post(path)).status, path).toBe(404);
});

test('a request may name a whole http URL, but no user, empty query or other scheme', async ({ origin }) => {
  const ask = (target: string) => askExactly(origin, 'GET', target);
  const home = urlOf({ page: 'home' }, otherLocale);
  expect((await ask(`HTTP://example.com${home}`)).headers['content-language']).toBe(otherLocale);
  expect((await ask('http://example.com')).headers['content-language']).toBe(defaultLocale);
  for (const target of ['ftp://example.com/', 'http://a@example.com/', 'http://example.com?'])
    expect((await ask(target)).status, target).toBe(400);
});

test('upper case and further slashes redirect to the usual URL, with the query', async ({ get }) => {
  for (const [path, target] of [
    [`${contact}/`, contact],
    [contact.toUpperCase(), contact],
    [`/${contact}/?q=a&b=%20c`, `${contact}?q=a&b=%20c`],
  ] as const) {
    const response = await get(path);
    expect([response.status, response.headers['location']], path).toEqual([301, target]);
  }
});

const expectNotFoundPage = (text: string, locale: Locale): void => {
  const page = load(text);
  const { title, home, contact: toContact } = allTexts[locale].errors.notFound;
  expect(page.language).toBe(locale);
  expect(page.text('h1')).toBe(title);
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect([page.canonical, page.alternates]).toEqual([undefined, {}]);
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  expect(page.targets(toContact, 'main')).toEqual([urlOf({ page: 'contact' }, locale)]);
};

test.for([
  ...locales.map((locale) => [missingUrl(locale), locale] as const),
  [missingUrl(otherLocale, '%c3%28?q=%zz'), otherLocale],
  ...locales.map((locale) => [urlOf({ page: 'service', slug: 'nothing' }, locale), locale] as const),
  ...locales.map(
    (locale) => [`${urlOf({ page: 'service', slug: massage.slug }, locale)}/more`, locale] as const,
  ),
  ['//evil.example/', defaultLocale],
  ['/\\evil.example', defaultLocale],
  ['/xx/services', defaultLocale],
  ['/assets/none.css', defaultLocale],
  ['/assets/%E0%A4%A', defaultLocale],
  ['/assets/..%2f..%2fpackage.json', defaultLocale],
] as const)('%s returns a page with 404 in %s', async ([path, locale], { get }) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expectNotFoundPage(text, locale);
});

test.for([
  missingUrl(otherLocale),
  missingUrl(otherLocale, '%'),
  urlOf({ page: 'service', slug: '%c3%28?q=%zz' }, otherLocale),
  urlOf({ page: 'masseuse', slug: '%E0%A4%A' }, otherLocale),
])('the missing page %s returns 404 for every method, and logs no error', async (path) => {
  const { app, logged } = createTestSite();
  const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;
  for (const method of methods) expect((await request(app)[method](path)).status, method).toBe(404);
  await expect.poll(() => logged.length).toBe(methods.length);
  const info = { level: 30, msg: 'request' };
  expect(logged.map((line) => JSON.parse(line))).toMatchObject(methods.map(() => info));
});

test.for(locales)('breadcrumbs of missing pages in %s repeat no typed words', async (locale, { get }) => {
  const { pages, errors } = allTexts[locale];
  const home = `${pages.home.nav} ${urlOf({ page: 'home' }, locale)}`;
  const services = `${pages.services.nav} ${urlOf({ page: 'services' }, locale)}`;
  const masseuses = `${pages.masseuses.nav} ${urlOf({ page: 'masseuses' }, locale)}`;
  for (const [path, crumbs] of [
    [missingUrl(locale), [home, errors.notFound.title]],
    [urlOf({ page: 'service', slug: 'typed' }, locale), [home, services, errors.notFound.title]],
    [urlOf({ page: 'masseuse', slug: 'typed' }, locale), [home, masseuses, pages.masseuse.notFound.title]],
  ] as const) {
    const page = load((await get(path)).text);
    const items = page.$('.breadcrumb li').toArray();
    const shown = items.map((item) =>
      [page.$(item).text(), page.$(item).find('a').attr('href')].filter(Boolean).join(' '),
    );
    expect(shown).toEqual(crumbs);
  }
});

test('the sitemap contains all indexable pages with their alternates', async ({ get }) => {
  const { text, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
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

test('long pages have their text in an article, so that reader modes find it', async ({ read }) => {
  const longPages = ['about', 'hotels', 'casting', 'privacy', 'cookies'] as const;
  for (const page of longPages.filter((id) => id in routes))
    expect((await read(urlOf({ page }, locales[0]))).$('main > article h1'), page).toHaveLength(1);
});

test('robots.txt names the sitemap, and disallows only /api/bookings', async ({ get }) => {
  const { text } = await get('/robots.txt');
  expect(text).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /api/bookings']);
});

test('the icons of the web manifest have their declared sizes', async ({ get }) => {
  const manifest = await get('/manifest.webmanifest').responseType('blob');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  const { icons } = JSON.parse(manifest.body);
  expect(icons).not.toEqual([]);
  for (const { src, sizes } of icons) {
    const icon = await get(src);
    // A PNG contains its width at byte 16, and its height at byte 20.
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the favicon is an icon file', async ({ get }) => {
  const { headers, body } = await get('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  const iconSignature = [0, 0, 1, 0];
  expect([...body.subarray(0, iconSignature.length)]).toEqual(iconSignature);
});

test('security.txt names a mail address, and expires about a year after the build', async ({ get }) => {
  const { text, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(text).toContain(`Canonical: ${testOrigin}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  // The build may be weeks old.
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
