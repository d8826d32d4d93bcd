import request from 'supertest';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { formatPrice } from '../../views/format.ts';
import { serviceIn } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

/** The owner's price list in minutes and euros, written out once more on purpose. */
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

test.for(locales)(
  'the list in %s shows every massage with exactly its durations and prices',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'services' }, locale));
    expect(page.textsOf('.service-card h2')).toEqual(slugs.map((slug) => serviceIn(slug, locale).title));
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

test.for(locales)(
  'the links of the list in %s lead to the massages, or to themselves',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'services' }, locale));
    expect(page.attributes('.service-card h2 a', 'href')).toEqual(
      slugs.map((slug) =>
        copies[locale].detailLinks ? urlOf({ page: 'service', slug }, locale) : `#${slug}`,
      ),
    );
  },
);

test('English cards lead to the massages, Spanish and French ones to themselves', () => {
  expect([copies.en, copies.es, copies.fr].map(({ detailLinks }) => detailLinks)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a search shows what it found, or the whole list, and is not indexed', async ({ get }) => {
  const search = async (path: string, query: string) => {
    const { text: html } = await get(path).query({ q: query });
    const page = load(html);
    return { ...page, html, shown: page.attributes('.service-card', 'id') };
  };
  const found = await search('/es/services', '  ALGA  NORI ');
  expect(found.shown).toEqual(['nuru-massage']);
  expect(found.meta('robots')).toMatch(/^noindex/);
  expect(found.canonical).toBe(`${testOrigin}/es/services`);
  expect(found.field(copies.es.pages.services.searchLabel).val()).toBe('ALGA NORI');
  expect(found.attributes('.language-switcher a[lang=fr]', 'href')).toEqual(['/fr/services?q=ALGA+NORI']);
  const nothing = await search('/services', '<b>zzz</b>');
  expect(nothing.shown).toEqual(slugs);
  expect(nothing.text('.search [role=status]')).toContain('‘<b>zzz</b>’');
  expect(nothing.html).not.toContain('<b>zzz');
  expect((await search('/services', `${'tantra '.repeat(20)}zzz`)).shown).toContain('tantra-massage');
  expect((await search('/services', ' ')).meta('robots')).toMatch(/^index/);
});

test('the booking form opens with the massage that the address names, and only with one that exists', async ({
  get,
  read,
}) => {
  const chosen = await read('/es?service=body-to-body-massage');
  expect(chosen.field(copies.es.form.service).val()).toBe('Cuerpo a cuerpo');
  expect(chosen.meta('robots')).toMatch(/^noindex/);
  expect(chosen.canonical).toBe(`${testOrigin}/es`);
  expect(chosen.attributes('.language-switcher a[lang=fr]', 'href')).toEqual([
    '/fr?service=body-to-body-massage',
  ]);
  const unknown = await get('/es?service=no-such&other=1');
  expect(unknown.text).toBe((await get('/es')).text);
});

test('a massage’s page has all that a visitor decides by', async ({ read }) => {
  const page = await read('/fr/services/paradise-massage');
  const { service } = copies.fr.pages;
  const { optionNotes, vatIncluded } = service;
  expect(page.targets(service.back, 'main')).toEqual(['/fr/services']);
  expect(page.text('h1')).toBe('Paradise');
  expect(page.attributes('main article > picture img', 'alt')).toEqual([
    copies.fr.pictureAlts['services/paradise-massage'],
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

test('one option of one massage invites to ask for its details', async ({ read }) => {
  const { askForDetails } = copies.es.pages.service;
  const counts = await Promise.all(
    slugs.map(async (slug) => {
      const page = await read(urlOf({ page: 'service', slug }, 'es'));
      return [slug, page.text().split(askForDetails).length - 1] as const;
    }),
  );
  expect(counts.filter(([, count]) => count > 0)).toEqual([['prostate-massage', 1]]);
});

test('an abbreviation keeps its capitals in the breadcrumb', async ({ read }) => {
  const page = await read('/services/bdsm-massage');
  expect(page.text('.breadcrumb [aria-current=page]')).toBe('BDSM Massage');
});

test('the hotel line stands only where the massage can travel', async ({ read }) => {
  const line = copies.en.pages.service.hotel;
  expect((await read('/services/tantra-massage')).text('main')).toContain(line);
  expect((await read('/services/nuru-massage')).text('main')).not.toContain(line);
});

test('pictures come from the picture network where one is set', async () => {
  const { app } = createTestSite({ variables: { IMAGE_CDN_URL: 'https://cdn.example/base/' } });
  const { text, headers } = await request(app).get('/services/nuru-massage');
  const [picture] = load(text).attributes('main article > picture img', 'src');
  expect(picture).toMatch(
    /^https:\/\/cdn\.example\/base\/assets\/pictures\/services\/nuru-massage-800\.[\w-]+\.jpg$/,
  );
  expect(headers['content-security-policy']).toContain("img-src 'self' https://cdn.example;");
});
