import { load as parse } from 'cheerio';
import request from 'supertest';
import { expect, vi } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl, isLegal } from '../support/routeTable.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test('every page answers in every language with a complete head', async ({ get }) => {
  const complaints = vi.spyOn(console, 'error');
  const seen = new Set<string>();
  for (const { ref, locale, url } of everyUrl) {
    const { status, headers, text } = await get(url);
    expect(status, url).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe(locale);
    const page = load(text);
    expect(page.language).toBe(locale);
    expect(page.title.length, url).toBeGreaterThan(0);
    expect(page.title.length, url).toBeLessThan(60);
    const description = page.meta('description') ?? '';
    expect(description.length, url).toBeGreaterThan(0);
    expect(description.length, url).toBeLessThan(155);
    expect(seen.has(description), url).toBe(false);
    seen.add(description);
    expect(page.canonical).toBe(testOrigin + url);
    expect(page.meta('robots')).toBe(
      `${isLegal(ref) ? 'noindex' : 'index'},follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1`,
    );
    expect(page.alternates).toEqual({
      ...Object.fromEntries(locales.map((other) => [other, testOrigin + urlOf(ref, other)])),
      'x-default': testOrigin + urlOf(ref, defaultLocale),
    });
    expect(page.meta('og:image')).toMatch(/^http:\/\/localhost:3000\/assets\/pictures\/social\/.+\.jpg$/);
    const attributes = page
      .$('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(page.textsOf('h1'), url).toHaveLength(1);
  }
  // React reports duplicate keys and invalid nesting on the console.
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('returns 304 for a known ETag, and no body for HEAD', async ({ get }) => {
  const first = await get('/es');
  const etag = first.headers['etag'] ?? '';
  expect(first.headers['cache-control']).toMatch(/public.*s-maxage=\d+/);
  expect((await get('/es').set('If-None-Match', etag)).status).toBe(304);
  expect((await get('/fr').set('If-None-Match', etag)).status).toBe(200);
  const { app } = createTestSite();
  const head = await request(app).head('/es');
  expect(head.status).toBe(200);
  expect(head.text).toBeFalsy();
  expect(head.headers['etag']).toBe(etag);
});

test('neither sets nor reads cookies on a page', async ({ get }) => {
  const plain = await get('/es');
  const other = await get('/es').set({ Cookie: 'a=b', 'Accept-Language': 'fr', 'User-Agent': 'x' });
  expect(plain.text).toContain('</html>');
  expect(other.text).toBe(plain.text);
  expect(other.headers['set-cookie']).toBeUndefined();
});

test.for(['post', 'put', 'patch', 'delete'] as const)(
  'returns 405 with Allow for %s on a page',
  async (method) => {
    const { app } = createTestSite();
    const response = await request(app)[method]('/es/contact');
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  },
);

test.for([
  ['/es/', '/es'],
  ['/EN/Services', '/services'],
  ['/es//services/?q=a&b=%20c', '/es/services?q=a&b=%20c'],
  ['/masajistas', '/masseuses'],
  ['/es/hotels', '/es/hoteles'],
  ['/fr/hoteles?x', '/fr/hotels?x'],
] as const)('redirects %s to %s', async ([path, target], { get }) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers['location']).toBe(target);
});

test.for([
  ['/nope', 'en'],
  ['/es/nada', 'es'],
  ['/fr/services/rien', 'fr'],
  ['//evil.example/', 'en'],
  ['/es/%E0%A4%A', 'es'],
  ['/assets/none.css', 'en'],
  ['/assets/%E0%A4%A', 'en'],
  ['/assets/..%2f..%2fpackage.json', 'en'],
] as const)('returns 404 for %s in %s', async ([path, locale], { get }) => {
  const { status, text } = await get(path);
  const page = load(text);
  const { title, home, contact } = allTexts[locale].errors.notFound;
  expect(status).toBe(404);
  expect(page.language).toBe(locale);
  expect(page.text('h1')).toBe(title);
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect([page.canonical, page.alternates]).toEqual([undefined, {}]);
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  expect(page.targets(contact, 'main')).toEqual([urlOf({ page: 'contact' }, locale)]);
});

test.for([
  ['/services/%zz', 'en'],
  ['/services/%c3%28?q=%zz', 'en'],
  ['/therapists/%E0%A4%A', 'en'],
  ['/es/services/%zz', 'es'],
  ['/es/therapists/%', 'es'],
  ['/fr/services/%zz?photo=1', 'fr'],
  ['/fr/therapists/%c3%28', 'fr'],
] as const)('returns 404 for the undecodable path %s in %s, and logs no error', async ([path, locale]) => {
  const { app, logged } = createTestSite();
  const get = await request(app).get(path);
  expect(get.status).toBe(404);
  expect(get.headers['content-language']).toBe(locale);
  expect(load(get.text).text('h1')).toBe(allTexts[locale].errors.notFound.title);
  expect((await request(app).head(path)).status).toBe(404);
  for (const method of ['post', 'put', 'patch', 'delete', 'options'] as const)
    expect((await request(app)[method](path)).status, method).toBe(404);
  await expect.poll(() => logged.length).toBe(7);
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines.filter(({ level, msg }) => level !== 30 || msg !== 'request')).toEqual([]);
});

test.for([
  ['/nope', ['Home /', 'Page not found']],
  ['/services/nope', ['Home /', 'Services /services', 'Page not found']],
  ['/es/gallery/typed/more', ['Inicio /es', 'Galería /es/gallery', 'Página no encontrada']],
  ['/es/hoteles/typed', ['Inicio /es', 'Hoteles /es/hoteles', 'Página no encontrada']],
  ['/fr/gallery?photo=99', ['Accueil /fr', 'Galerie /fr/gallery', 'Page introuvable']],
  ['/fr/therapists/typed', ['Accueil /fr', 'Masseuses /fr/masseuses', 'Profil introuvable']],
  ['/fr/therapists', ['Accueil /fr', 'Masseuses /fr/masseuses', 'Page introuvable']],
] as const)(
  'the breadcrumb at %s links the known segment and repeats nothing typed',
  async ([path, crumbs], { get }) => {
    const page = load((await get(path)).text);
    const items = page.$('.breadcrumb li').toArray();
    expect(
      items.map((item) =>
        [page.$(item).text(), page.$(item).find('a').attr('href')].filter(Boolean).join(' '),
      ),
    ).toEqual(crumbs);
  },
);

/** More URLs than the site can link to; a crawl that finds more is in a loop. */
const mostPages = everyUrl.length * 10;

const inSource = (set: string): string[] => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

test('a crawl reaches every page and finds no broken link or asset', async ({ get }) => {
  const known = new Set(['/']);
  const assets = new Set<string>();
  const indexable: string[] = [];
  for (const path of known) {
    expect(known.size).toBeLessThan(mostPages);
    const { status, text } = await get(path);
    // Links must not redirect.
    expect(status, path).toBe(200);
    const { $, attributes, meta, canonical } = load(text);
    expect($('[style], body style').length, path).toBe(0);
    if (meta('robots')?.startsWith('index') && canonical === testOrigin + path) indexable.push(path);
    const ids = attributes('[id]', 'id');
    for (const link of attributes('a[href]', 'href')) {
      const { origin, pathname, search, hash } = new URL(link, testOrigin + path);
      if (origin !== testOrigin) continue;
      known.add(pathname + search);
      // A fragment of the same page must exist.
      if (pathname + search === path && hash)
        expect(
          ids.filter((id) => id === hash.slice(1)),
          `${path}: ${link}`,
        ).toHaveLength(1);
    }
    const sources = [
      ...attributes('[src]', 'src'),
      ...attributes('[srcset]', 'srcset').flatMap(inSource),
      ...attributes('link[href], use[href]', 'href'),
    ];
    for (const source of sources) {
      const { origin, pathname } = new URL(source, testOrigin);
      if (origin === testOrigin) assets.add(pathname);
    }
  }
  const expected = everyUrl.filter(({ ref }) => !isLegal(ref)).map(({ url }) => url);
  expect(indexable.sort()).toEqual([...expected].sort());
  for (const { url } of everyUrl) expect(known).toContain(url);
  expect(assets.size).toBeGreaterThan(100);
  for (const asset of assets) expect((await get(asset)).status, asset).toBe(200);
});

test('the sitemap contains all indexable pages with their alternates', async ({ get }) => {
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
    // All alternates list the same set.
    for (const link of links) expect(twins.get(link.split(' ')[1] ?? ''), location).toEqual(links);
  }
});

test('robots.txt names the sitemap and allows all pages', async ({ get }) => {
  const { text } = await get('/robots.txt');
  expect(text).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /api/bookings']);
});

test('the home pages name the manifest, and other pages do not wait for it', async ({ get }) => {
  for (const { url } of everyUrl) {
    const isHome = ['/', '/es', '/fr'].includes(url);
    const named = load((await get(url)).text).attributes('link[rel=manifest]', 'href');
    expect(named, url).toEqual(isHome ? ['/manifest.webmanifest'] : []);
  }
});

test('the icons of the manifest have their declared sizes', async ({ get }) => {
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
  expect(body.icons).not.toEqual([]);
  for (const { src, sizes } of body.icons) {
    const icon = await get(src);
    expect(icon.status).toBe(200);
    // A PNG contains its width at byte 16.
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the favicon is an icon file', async ({ get }) => {
  const { status, headers, body } = await get('/favicon.ico');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/x-icon');
  expect([...body.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('security.txt expires within a year after the build', async ({ get }) => {
  const { text, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(text).toContain(`Canonical: ${testOrigin}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
