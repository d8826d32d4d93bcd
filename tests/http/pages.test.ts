import request from 'supertest';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { copies } from '../../content/copies.ts';
import { locales } from '../../content/locales.ts';
import { formatPrice } from '../../views/format.ts';
import { urlOf } from '../../views/urls.ts';
import { headingHtml } from '../support/headings.ts';
import { everyUrl, isLegal } from '../support/routeTable.ts';
import { cleanUp, createTestSite, testOrigin } from '../support/testSite.ts';

afterEach(cleanUp);

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

test('every page answers in every language with a complete head', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { app } = createTestSite();
  const seen = new Set<string>();
  for (const { ref, locale, url } of everyUrl) {
    const { status, headers, text } = await request(app).get(url);
    expect(status, url).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe(locale);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(attribute(text, /<title>([^<]*)<\/title>/)?.length, url).toBeLessThan(60);
    const description = attribute(text, /name="description" content="([^"]+)"/) ?? '';
    expect(description.replaceAll('&#x27;', "'").length, url).toBeLessThan(155);
    expect(seen.has(description), url).toBe(false);
    seen.add(description);
    expect(attribute(text, /rel="canonical" href="([^"]+)"/)).toBe(testOrigin + url);
    expect(attribute(text, /name="robots" content="([^"]+)"/)).toBe(
      `${isLegal(ref) ? 'noindex' : 'index'},follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1`,
    );
    for (const other of locales) {
      expect(text).toContain(`hrefLang="${other}" href="${testOrigin}${urlOf(ref, other)}"`);
    }
    expect(text).toContain(`hrefLang="x-default" href="${testOrigin}${urlOf(ref, 'en')}"`);
    expect(text).toMatch(
      /property="og:image" content="http:\/\/localhost:3000\/assets\/pictures\/social\/[^"]+\.jpg"/,
    );
    expect(text).not.toMatch(/ style="| on[a-z]+="/);
    expect([...text.matchAll(/<h1/g)]).toHaveLength(1);
  }
  // React complains of doubled keys and wrong nesting there.
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('no link of any page is dead, and every asset is there', async () => {
  const { app } = createTestSite();
  const targets = new Set<string>();
  for (const { url } of everyUrl) {
    const { text } = await request(app).get(url);
    for (const [, target = ''] of text.matchAll(/(?:href|src)="(\/[^"#]*)/g))
      targets.add(target.replaceAll('&amp;', '&'));
    for (const [, set = ''] of text.matchAll(/srcSet="([^"]+)"/g)) {
      for (const candidate of set.split(', ')) targets.add(candidate.split(' ')[0] ?? '');
    }
    for (const [, fragment = ''] of text.matchAll(/href="#([^"]+)"/g))
      expect(text).toContain(`id="${fragment}"`);
  }
  for (const target of targets) expect((await request(app).get(target)).status, target).toBe(200);
  expect(targets.size).toBeGreaterThan(100);
});

test('a kept page is answered by 304 to those who have it, and HEAD has no body', async () => {
  const { app } = createTestSite();
  const first = await request(app).get('/es');
  const etag = first.headers['etag'] ?? '';
  expect(first.headers['cache-control']).toMatch(/public.*s-maxage=\d+/);
  expect((await request(app).get('/es').set('If-None-Match', etag)).status).toBe(304);
  expect((await request(app).get('/fr').set('If-None-Match', etag)).status).toBe(200);
  const head = await request(app).head('/es');
  expect(head.status).toBe(200);
  expect(head.text).toBeFalsy();
  expect(head.headers['etag']).toBe(etag);
});

test.each(['br', 'gzip', 'identity'])('a page comes in %s and says the same', async (encoding) => {
  const { app } = createTestSite();
  const response = await request(app).get('/fr').set('Accept-Encoding', encoding);
  expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(response.headers['vary']).toContain('Accept-Encoding');
  if (encoding !== 'br') expect(response.text).toContain(headingHtml(copies.fr.pages.home.heading));
});

test('a page is the same for everybody: no cookie is set or read', async () => {
  const { app } = createTestSite();
  const plain = await request(app).get('/es');
  const other = await request(app)
    .get('/es')
    .set('Cookie', 'a=b')
    .set('Accept-Language', 'fr')
    .set('User-Agent', 'x');
  expect(other.text).toBe(plain.text);
  expect(other.headers['set-cookie']).toBeUndefined();
});

test.each(['post', 'put', 'patch', 'delete'] as const)(
  '%s on a page is 405 and says what is allowed',
  async (method) => {
    const { app } = createTestSite();
    const response = await request(app)[method]('/es/contact');
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  },
);

test.each([
  ['/es/', '/es'],
  ['/EN/Services', '/services'],
  ['/es//services/?q=a&b=%20c', '/es/services?q=a&b=%20c'],
  ['/masajistas', '/masseuses'],
  ['/es/hotels', '/es/hoteles'],
  ['/fr/hoteles?x', '/fr/hotels?x'],
])('%s is led to %s', async (path, target) => {
  const { app } = createTestSite();
  const response = await request(app).get(path);
  expect(response.status).toBe(301);
  expect(response.headers['location']).toBe(target);
});

test.each([
  ['/nope', 'en'],
  ['/es/nada', 'es'],
  ['/fr/services/rien', 'fr'],
  ['//evil.example/', 'en'],
  ['/es/%E0%A4%A', 'es'],
  ['/assets/none.css', 'en'],
  ['/assets/%E0%A4%A', 'en'],
  ['/assets/..%2f..%2fpackage.json', 'en'],
] as const)('%s is not found, in %s', async (path, locale) => {
  const { app } = createTestSite();
  const { status, text } = await request(app).get(path);
  expect(status).toBe(404);
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain(copies[locale].errors.notFound.title);
  expect(text).toContain('content="noindex');
  expect(text).not.toMatch(/rel="(canonical|alternate)"/);
  expect(text).toContain(`href="${urlOf({ page: 'home' }, locale)}"`);
  expect(text).toContain(`href="${urlOf({ page: 'contact' }, locale)}"`);
});

test('the list shows every massage with every duration and price', async () => {
  const { app } = createTestSite();
  for (const locale of locales) {
    const { text } = await request(app).get(urlOf({ page: 'services' }, locale));
    for (const { title, options } of catalogue) {
      expect(text).toContain(`>${title[locale]}</a>`);
      for (const { minutes, euros } of options) {
        expect(text).toContain(`${minutes}\u00A0min`);
        expect(text).toContain(formatPrice(euros, locale));
      }
    }
  }
});

test('the list’s links lead to the massages in English, and to themselves elsewhere', async () => {
  const { app } = createTestSite();
  expect((await request(app).get('/services')).text).toContain('href="/services/nuru-massage"');
  const spanish = (await request(app).get('/es/services')).text;
  expect(spanish).toContain('href="#nuru-massage"');
  expect(spanish).not.toContain('href="/es/services/nuru-massage"');
});

test('a search shows what it found, or the whole list, and is not indexed', async () => {
  const { app } = createTestSite();
  const titles = (html: string) =>
    [...html.matchAll(/class="service-card" id="([^"]+)"/g)].map(([, slug]) => slug);
  const found = await request(app).get('/es/services').query({ q: '  ALGA  NORI ' });
  expect(titles(found.text)).toEqual(['nuru-massage']);
  expect(found.text).toContain('content="noindex');
  expect(found.text).toContain(`rel="canonical" href="${testOrigin}/es/services"`);
  expect(found.text).toContain('value="ALGA NORI"');
  expect(found.text).toContain('href="/fr/services?q=ALGA+NORI"');
  const nothing = await request(app).get('/services').query({ q: '<b>zzz</b>' });
  expect(titles(nothing.text)).toHaveLength(12);
  expect(nothing.text).toContain('&lt;b&gt;zzz&lt;/b&gt;');
  expect(nothing.text).not.toContain('<b>zzz');
  const long = await request(app)
    .get('/services')
    .query({ q: `${'tantra '.repeat(20)}zzz` });
  expect(titles(long.text)).toContain('tantra-massage');
  const blank = await request(app).get('/services?q=%20');
  expect(blank.text).toContain('content="index');
});

test('the booking form opens with the massage that the address names, and only with one that exists', async () => {
  const { app } = createTestSite();
  const selected = (html: string) => attribute(html, /<option value="([^"]*)" selected=""/);
  const chosen = await request(app).get('/es?service=body-to-body-massage');
  expect(selected(chosen.text)).toBe('Cuerpo a cuerpo');
  expect(chosen.text).toContain('content="noindex');
  expect(chosen.text).toContain(`rel="canonical" href="${testOrigin}/es"`);
  expect(chosen.text).toContain('href="/fr?service=body-to-body-massage"');
  const unknown = await request(app).get('/es?service=no-such&other=1');
  expect(unknown.text).toBe((await request(app).get('/es')).text);
});

test('a massage’s page has all that a visitor decides by', async () => {
  const { app } = createTestSite();
  const { text } = await request(app).get('/fr/services/paradise-massage');
  const words = copies.fr.pages.service;
  expect(text).toContain('href="/fr/services">');
  expect(text).toContain(words.back);
  expect(text).toContain('<h1>Paradise</h1>');
  expect(text).toContain(copies.fr.pictureAlts['services/paradise-massage']);
  expect(text).toContain(copies.fr.pages.optionNotes.twoLingamAndGlass);
  expect(text).toContain(copies.fr.pages.vatIncluded);
  expect(text).toContain('href="/fr?service=paradise-massage#booking"');
  expect(text).toContain('href="tel:+34600000000"');
  expect(text).toContain('href="/fr/contact"');
  expect(text).toContain('<div class="prose" lang="en">');
  expect(text).toContain('Paradise Massage</span>');
  for (const slug of ['supreme-massage', 'tantric-divan-massage', 'nuru-massage']) {
    expect(text).toContain(`href="/fr/services/${slug}"`);
  }
  const prostate = await request(app).get('/es/services/prostate-massage');
  expect([...prostate.text.matchAll(new RegExp(copies.es.pages.service.askForDetails, 'g'))]).toHaveLength(1);
  const bdsm = await request(app).get('/services/bdsm-massage');
  expect(bdsm.text).toContain('BDSM Massage</span>');
});

test('pictures come from the picture network where one is set', async () => {
  const { app } = createTestSite({ variables: { IMAGE_CDN_URL: 'https://cdn.example/base/' } });
  const { text, headers } = await request(app).get('/services/nuru-massage');
  expect(text).toMatch(
    /src="https:\/\/cdn\.example\/base\/assets\/pictures\/services\/nuru-massage-800\.[\w-]+\.jpg"/,
  );
  expect(headers['content-security-policy']).toContain("img-src 'self' https://cdn.example;");
});
