import { gunzipSync } from 'node:zlib';
import request from 'supertest';
import { expect, onTestFinished } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { searchesPerMinute } from '../../content/limits.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatPrice } from '../../views/format.ts';
import { serviceIn, servicesIn } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { askRaw } from '../support/rawHttp.ts';
import { serve } from '../support/serve.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

/** The owner's price list in minutes and euros, repeated here on purpose. */
const priceList = {
  'tantra-massage': { 45: 150, 60: 200 },
  'lingam-massage': { 30: 90 },
  'nuru-massage': { 30: 140, 60: 180 },
  'body-to-body-massage': { 30: 130 },
  'prostate-massage': { 30: 140, 60: 200 },
  'sensitive-massage': { 60: 170 },
  'supreme-massage': { 60: 220, 90: 280 },
  'fetish-massage': { 60: 270 },
  'bdsm-massage': { 60: 300 },
  'paradise-massage': { 70: 400, 90: 550 },
  'tantric-divan-massage': { 60: 300 },
  'desire-massage': { 60: 270, 90: 340 },
} as const;

const slugs = Object.keys(priceList) as (keyof typeof priceList)[];

const allSlugs = catalogue.map(({ slug }) => slug);

test.for(locales)(
  'the list in %s shows every massage with its durations and prices',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'services' }, locale));
    expect(page.textsOf('.service-card h2')).toEqual(servicesIn(locale).map(({ heading }) => heading));
    const seen = slugs.map((slug) => {
      const durations = page.textsOf(`#${slug} dt span`);
      const prices = page.textsOf(`#${slug} dd`);
      return [slug, durations.map((duration, index) => `${duration} ${prices[index]}`)];
    });
    const wanted = slugs.map((slug) => [
      slug,
      Object.entries(priceList[slug]).map(
        ([minutes, euros]) => `${minutes} min ${plain(formatPrice(euros, locale))}`,
      ),
    ]);
    expect(seen).toEqual(wanted);
  },
);

test.for(locales)('the cards in %s link to massages, or to their own panels', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'services' }, locale));
  expect(page.attributes('.service-card h2 a', 'href')).toEqual(
    allSlugs.map((slug) =>
      allTexts[locale].detailLinks ? urlOf({ page: 'service', slug }, locale) : `#${slug}`,
    ),
  );
});

test('cards link to massages in English, and to panels in Spanish and French', () => {
  expect([allTexts.en, allTexts.es, allTexts.fr].map(({ detailLinks }) => detailLinks)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a search shows matches or the whole list, and is not indexed', async ({ get }) => {
  const search = async (path: string, query: string) => {
    const { text: html } = await get(path).query({ q: query });
    const page = load(html);
    return { ...page, html, shown: page.attributes('.service-card', 'id') };
  };
  const found = await search('/es/services', '  ALGA  NORI ');
  expect(found.shown).toEqual(['nuru-massage']);
  expect(found.meta('robots')).toMatch(/^noindex/);
  expect(found.canonical).toBe(`${testOrigin}/es/services`);
  expect(found.field(allTexts.es.pages.services.searchLabel).val()).toBe('ALGA NORI');
  expect(found.attributes('.language-switcher a[lang=fr]', 'href')).toEqual(['/fr/services?q=ALGA+NORI']);
  const nothing = await search('/services', '<b>zzz</b>');
  expect(nothing.shown).toEqual(allSlugs);
  expect(nothing.text('.search [role=status]')).toContain('‘<b>zzz</b>’');
  expect(nothing.html).not.toContain('<b>zzz');
  expect((await search('/services', `${'tantra '.repeat(20)}zzz`)).shown).toContain('tantra-massage');
  expect((await search('/services', ' ')).meta('robots')).toMatch(/^index/);
});

test('the query selects an existing massage in the booking form', async ({ get, read }) => {
  const chosen = await read('/es?service=body-to-body-massage');
  expect(chosen.field(allTexts.es.form.service).val()).toBe('Cuerpo a cuerpo');
  expect(chosen.meta('robots')).toMatch(/^noindex/);
  expect(chosen.canonical).toBe(`${testOrigin}/es`);
  expect(chosen.attributes('.language-switcher a[lang=fr]', 'href')).toEqual([
    '/fr?service=body-to-body-massage',
  ]);
  const unknown = await get('/es?service=no-such&other=1');
  expect(unknown.text).toBe((await get('/es')).text);
});

test('a massage page shows all options, prices, links and related massages', async ({ read }) => {
  const page = await read('/fr/services/paradise-massage');
  const { service } = allTexts.fr.pages;
  const { optionNotes, vatIncluded } = service;
  expect(page.targets(service.back, 'main')).toEqual(['/fr/services']);
  expect(page.text('h1')).toBe('Paradise');
  expect(page.attributes('main article > picture img', 'alt')).toEqual([
    allTexts.fr.pictureAlts['services/paradise-massage'],
  ]);
  expect(page.textsOf('main aside h3 > *')).toEqual([
    '70 min',
    plain(formatPrice(400, 'fr')),
    '90 min',
    plain(optionNotes.twoLingamAndGlass),
    plain(formatPrice(550, 'fr')),
  ]);
  expect(page.text('main aside')).toContain(vatIncluded);
  expect(page.targets(service.book)).toEqual(['/fr?service=paradise-massage#booking']);
  expect(page.targets(service.call, 'main')).toEqual(['tel:+34600000000']);
  expect(page.targets(service.contact, 'main')).toEqual(['/fr/contact']);
  expect(page.attributes('.prose', 'lang')).toEqual(['en']);
  expect(page.text('.breadcrumb [aria-current=page]')).toBe('Paradise Massage');
  expect(page.text('#related-heading')).toBe(headingText(service.related));
  expect(page.attributes('[aria-labelledby=related-heading] a', 'href')).toEqual(
    ['supreme-massage', 'tantric-divan-massage', 'nuru-massage'].map((slug) => `/fr/services/${slug}`),
  );
});

test('names massages in French headings, sentences and form values', async ({ read }) => {
  const page = await read('/fr/services/prostate-massage');
  expect(page.text('h1')).toBe('Massage prostatique');
  expect(page.textsOf('[aria-labelledby=related-heading] h3').at(-1)).toBe('Massage fétichiste');
  expect((await read('/fr/hotels')).text('main')).toContain('le corps à corps, le massage prostatique,');
  const home = await read('/fr?service=prostate-massage');
  expect(home.field(allTexts.fr.form.service).val()).toBe('Prostatique');
});

test('only one option of one massage asks for details', async ({ read }) => {
  const { askForDetails } = allTexts.es.pages.service;
  const counts = await Promise.all(
    slugs.map(async (slug) => {
      const page = await read(urlOf({ page: 'service', slug }, 'es'));
      return [slug, page.text().split(askForDetails).length - 1] as const;
    }),
  );
  expect(counts.filter(([, count]) => count > 0)).toEqual([['prostate-massage', 1]]);
});

test('keeps the capitals of an abbreviation in the breadcrumb', async ({ read }) => {
  const page = await read('/services/bdsm-massage');
  expect(page.text('.breadcrumb [aria-current=page]')).toBe('BDSM Massage');
});

test('mentions hotels only for massages that travel', async ({ read }) => {
  const line = allTexts.en.pages.service.hotel;
  expect((await read('/services/tantra-massage')).text('main')).toContain(line);
  expect((await read('/services/nuru-massage')).text('main')).not.toContain(line);
});

test('uses IMAGE_CDN_URL for pictures and policy', async () => {
  const { app } = createTestSite({ variables: { IMAGE_CDN_URL: 'https://cdn.example/base/' } });
  const { text, headers } = await request(app).get('/services/nuru-massage');
  const [picture] = load(text).attributes('main article > picture img', 'src');
  expect(picture).toMatch(
    /^https:\/\/cdn\.example\/base\/assets\/pictures\/services\/nuru-massage-800\.[\w-]+\.jpg$/,
  );
  expect(headers['content-security-policy']).toContain("img-src 'self' https://cdn.example;");
});

const closedLists = locales.filter((locale) => !allTexts[locale].detailLinks);

test.for(closedLists)(
  'each card in %s opens a panel with options, prices and a booking link',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'services' }, locale));
    const { book, askForDetails } = allTexts[locale].pages.service;
    for (const { slug, intro, options, atHotel } of servicesIn(locale)) {
      const panel = `#${slug} .service-panel`;
      const text = page.text(panel);
      expect(text).toContain(plain(intro));
      for (const option of options) {
        expect(text).toContain(plain(formatPrice(option.euros, locale)));
        for (const item of option.includes) expect(text).toContain(plain(item));
        if (option.askForDetails) expect(text).toContain(plain(askForDetails));
      }
      const booking = `${urlOf({ page: 'home' }, locale, { query: { service: slug } })}#booking`;
      expect(page.targets(book, panel)).toEqual([booking]);
      const hotels = atHotel ? [urlOf({ page: 'hotels' }, locale)] : [];
      expect(page.attributes(`#${slug} a`, 'href')).toEqual([
        `#${slug}`,
        ...hotels,
        booking,
        `#${slug}-title`,
      ]);
      expect(text.includes(plain(allTexts[locale].pages.service.atCentreOnly))).toBe(!atHotel);
      expect(page.$(`#${slug} h2 a`).attr('id')).toBe(`${slug}-title`);
    }
  },
);

test('cards that link to massages have no panel', async ({ read }) => {
  const page = await read('/services');
  expect(page.$('.service-card')).toHaveLength(allSlugs.length);
  expect(page.$('.service-panel, .service-card[tabindex]')).toHaveLength(0);
});

test.for(locales)('labels English texts on pages in %s', async (locale, { read }) => {
  const { inEnglish } = allTexts[locale].layout;
  const saying = async (path: string) => (await read(path)).text('main').includes(inEnglish);
  const isForeign = locale !== defaultLocale;
  for (const { slug, textLocale } of servicesIn(locale)) {
    const page = await read(urlOf({ page: 'service', slug }, locale));
    expect(page.text('main').includes(inEnglish), slug).toBe(textLocale !== locale);
    const list = await read(urlOf({ page: 'services' }, locale));
    if (!allTexts[locale].detailLinks)
      expect(list.text(`#${slug} .service-panel__intro`).includes(inEnglish), slug).toBe(
        textLocale !== locale,
      );
    // The lists and the subtitle are in the page's language.
    const english = serviceIn(slug, defaultLocale);
    if (isForeign) {
      expect(page.textsOf('.subtitle'), slug).not.toContain(english.subtitle);
      expect(list.textsOf(`#${slug} .features li`), slug).not.toEqual(english.features);
    }
  }
  for (const { slug } of masseuses)
    expect(await saying(urlOf({ page: 'masseuse', slug }, locale)), slug).toBe(isForeign);
  expect(await saying(urlOf({ page: 'home' }, locale))).toBe(false);
});

/** A site behind one proxy; returns a function that sends a request from an address. */
const openSite = async () => {
  const { origin, close } = await serve(createTestSite({ variables: { TRUST_PROXY: '1' } }).app);
  onTestFinished(close);
  return (path: string, address: string) => askRaw(origin, path, { 'X-Forwarded-For': address });
};

test('caches the list for all visitors, and searches for one browser', async ({ get }) => {
  expect((await get('/es/services?q=aceite')).headers['cache-control']).toBe('private, max-age=60');
  expect((await get('/es/services')).headers['cache-control']).toMatch(/^public.*s-maxage/);
});

test('a search is equal in all encodings and returns 304 for a known ETag', async ({ origin }) => {
  const path = '/fr/services?q=huile%20%26%20%3Cb%3E';
  const plain = await askRaw(origin, path, { 'Accept-Encoding': 'identity' });
  const gzip = await askRaw(origin, path, { 'Accept-Encoding': 'gzip, deflate' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(gzip.body.length).toBeLessThan(plain.body.length / 2.5);
  const etag = plain.headers['etag'] ?? '';
  expect((await askRaw(origin, path, { 'If-None-Match': etag })).status).toBe(304);
  const other = await askRaw(origin, '/fr/services?q=huile', { 'If-None-Match': etag });
  expect(other.status).toBe(200);
});

test('returns 429 after too many searches from one address', async () => {
  const ask = await openSite();
  for (let number = 0; number < searchesPerMinute; number += 1)
    expect((await ask(`/services?q=gel${number}`, '192.0.2.1')).status).toBe(200);
  for (const locale of locales) {
    const list = urlOf({ page: 'services' }, locale);
    const { status, headers, body } = await ask(`${list}?q=tantra`, '192.0.2.1');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-language']).toBe(locale);
    const page = load(String(body));
    expect(page.language).toBe(locale);
    expect(page.text('h1')).toBe(allTexts[locale].errors.tooManySearches.title);
    expect(page.meta('robots')).toMatch(/^noindex/);
    expect(page.targets(allTexts[locale].pages.services.showAll, 'main')).toEqual([list]);
    expect((await ask(list, '192.0.2.1')).status).toBe(200);
  }
  expect((await ask('/services?q=tantra', '192.0.2.2')).status).toBe(200);
});
