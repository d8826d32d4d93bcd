import request from 'supertest';
import { expect, vi } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl, isLegal } from '../support/routeTable.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test('every page answers in every language with a complete head', { timeout: 120_000 }, async ({ get }) => {
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
  // React complains of doubled keys and wrong nesting there.
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('a kept page is answered by 304 to those who have it, and HEAD has no body', async ({ get }) => {
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

test('a page is the same for everybody: no cookie is set or read', async ({ get }) => {
  const plain = await get('/es');
  const other = await get('/es').set({ Cookie: 'a=b', 'Accept-Language': 'fr', 'User-Agent': 'x' });
  expect(plain.text).toContain('</html>');
  expect(other.text).toBe(plain.text);
  expect(other.headers['set-cookie']).toBeUndefined();
});

test.for(['post', 'put', 'patch', 'delete'] as const)(
  '%s on a page is 405 and says what is allowed',
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
] as const)('%s is led to %s', async ([path, target], { get }) => {
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
] as const)('%s is not found, in %s', async ([path, locale], { get }) => {
  const { status, text } = await get(path);
  const page = load(text);
  const { title, home, contact } = copies[locale].errors.notFound;
  expect(status).toBe(404);
  expect(page.language).toBe(locale);
  expect(page.text('h1')).toBe(title);
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect([page.canonical, page.alternates]).toEqual([undefined, {}]);
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  expect(page.targets(contact, 'main')).toEqual([urlOf({ page: 'contact' }, locale)]);
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
