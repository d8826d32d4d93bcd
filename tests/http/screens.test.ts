import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { copies } from '../../content/copies.ts';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { urlOf } from '../../views/urls.ts';
import { headingHtml } from '../support/headings.ts';
import { cleanUp, createTestSite, testOrigin } from '../support/testSite.ts';

afterEach(cleanUp);

/** A page's text as a person reads it. */
const read = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replace(/[\u00A0\s]+/g, ' ');

const pageText = async (app: Parameters<typeof request>[0], url: string): Promise<string> =>
  read((await request(app).get(url)).text);

test.each(locales)('the home page in %s has its sections in order', async (locale) => {
  const { app } = createTestSite();
  const { text } = await request(app).get(urlOf({ page: 'home' }, locale));
  const { pages, homeSections, form, faq } = copies[locale];
  const order = [
    pages.home.heading,
    homeSections.masseusesHeading,
    pages.home.servicesHeading,
    homeSections.galleryHeading,
    homeSections.textHeading,
    form.bookingHeading,
    homeSections.faqHeading,
  ].map((heading) => text.indexOf(`>${headingHtml(heading)}</h`));
  expect(order.every((position) => position > 0)).toBe(true);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
  expect(text.match(/class="portraits[ "].*?<\/ul>/s)?.[0].match(/<li/g)).toHaveLength(7);
  expect(text.match(/class="photo-grid".*?<\/ul>/s)?.[0].match(/<li/g)).toHaveLength(6);
  expect(text.match(/<details name="faq">/g)).toHaveLength(faq.length);
});

test.each(locales)(
  'facts of a visit are told in %s: payment, supplement, endings, metro, walk-ins',
  async (locale) => {
    const { app } = createTestSite();
    const home = await pageText(app, urlOf({ page: 'home' }, locale));
    const facts = {
      en: [
        /supplement/,
        /cash/,
        /Visa/,
        /Mastercard/,
        /Amex/,
        /PayPal/,
        /crypto/,
        /fees/,
        /[Ww]alk/,
        /lingam or (a )?yoni/,
        /four-hands/i,
      ],
      es: [
        /suplemento/,
        /efectivo/,
        /Visa/,
        /Mastercard/,
        /Amex/,
        /PayPal/,
        /criptomonedas/,
        /comisi/,
        /sin reserva/,
        /lingam o de yoni|lingam o yoni/,
        /cuatro manos/,
      ],
      fr: [
        /supplément/,
        /espèces/,
        /Visa/,
        /Mastercard/,
        /Amex/,
        /PayPal/,
        /cryptomonnaies/,
        /frais/,
        /sans réserv/,
        /lingam ou (de )?yoni/,
        /quatre mains/,
      ],
    };
    for (const fact of facts[locale]) expect(home).toMatch(fact);
    expect(home).toContain('Urgell (L1), Catalunya (L1, L3)');
    expect(home).toContain('11:00–00:00');
    expect(home).toContain('11:00–02:00');
    const contact = await pageText(app, urlOf({ page: 'contact' }, locale));
    expect(contact).toContain(
      {
        en: 'Monday to Sunday, 24 hours',
        es: 'todos los días, de 11:00 a 23:00',
        fr: 'tous les jours, de 11 h à 23 h',
      }[locale],
    );
  },
);

test.each(locales)('each profile in %s says who she is and shows up to four others', async (locale) => {
  const { app } = createTestSite();
  const words = copies[locale].profile;
  for (const { slug, name, age, nationality } of masseuses) {
    const { text } = await request(app).get(urlOf({ page: 'masseuse', slug }, locale));
    expect(text).toContain(`<h1>${name}</h1>`);
    expect(text).toContain(`<dt>${words.age}</dt><dd>${age}</dd>`);
    expect(text).toContain(`<dt>${words.nationality}</dt><dd>${words.nationalities[nationality]}</dd>`);
    expect(text).toContain(
      `<a class="back-link" data-back="" href="${urlOf({ page: 'home' }, locale)}">${words.back}</a>`,
    );
    expect(text).toContain(`href="${urlOf({ page: 'services' }, locale)}">${words.backToServices}</a>`);
    if (locale !== 'en') expect(text).toMatch(/<div class="profile__bio" lang="en"><p>/);
    const others = [
      ...(text.split(headingHtml(words.others))[1] ?? '').matchAll(/href="[^"]*\/therapists\/(\w+)"/g),
    ].map(([, other]) => other);
    expect(others).toHaveLength(4);
    expect(others).not.toContain(slug);
  }
});

test('ages and nationalities are those of the seven, in order', () => {
  expect(masseuses.map(({ name, age, nationality }) => `${name} ${age} ${nationality}`)).toEqual([
    'Chiara 23 italian',
    'Alba 23 spanish',
    'Mila 29 slavic',
    'Nora 25 spanish',
    'Bua 28 thai',
    'Vera 26 spanish',
    'Carla 24 spanish',
  ]);
});

test.each(locales)('an unknown masseuse is not found in %s, with a way home', async (locale) => {
  const { app } = createTestSite();
  const { status, text } = await request(app).get(urlOf({ page: 'masseuse', slug: 'nobody' }, locale));
  const { title, lead, home } = copies[locale].profile.notFound;
  expect(status).toBe(404);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(lead);
  expect(text).toContain(home);
  expect(text).toContain('content="noindex');
  if (locale === 'en')
    expect([title, lead]).toEqual(['Profile not found', 'The requested masseuse does not exist.']);
});

test('the gallery shows twenty pictures, each leading to itself in the lightbox', async () => {
  const { app } = createTestSite();
  const { text } = await request(app).get('/fr/gallery');
  expect([...text.matchAll(/href="\/fr\/gallery\?photo=(\d+)"/g)].map(([, photo]) => Number(photo))).toEqual(
    galleryPictures.map((_, index) => index + 1),
  );
  expect(text).toMatch(/<dialog(?![^>]* open)/);
});

test.each([
  [1, 20, 2],
  [7, 6, 8],
  [20, 19, 1],
])('the lightbox on picture %i leads to %i and %i and back to the wall', async (photo, previous, next) => {
  const { app } = createTestSite();
  const { text } = await request(app).get(`/es/gallery?photo=${photo}`);
  const words = copies.es.gallery;
  const dialog = text.match(/<dialog.*<\/dialog>/s)?.[0] ?? '';
  expect(dialog).toContain(`href="/es/gallery#photo-${photo}"`);
  expect(dialog).toContain(`href="/es/gallery?photo=${previous}" rel="prev">`);
  expect(dialog).toContain(`href="/es/gallery?photo=${next}" rel="next">`);
  for (const name of [words.previous, words.next]) expect(dialog).toContain(`>${name}</span></a>`);
  expect(text).toContain(`id="photo-${photo}"`);
  expect(text).toContain(`rel="canonical" href="${testOrigin}/es/gallery"`);
  expect(text).toContain(`href="/fr/gallery?photo=${photo}"`);
  const number = String(photo).padStart(2, '0');
  expect(text).toMatch(new RegExp(`og:image" content="[^"]+/social/gallery/${number}\\.`));
});

test.each(['0', '21', '-1', '7a', '007', 'x', ''])('there is no picture %j', async (photo) => {
  const { app } = createTestSite();
  expect((await request(app).get('/gallery').query({ photo })).status).toBe(404);
});

test.each(locales)('casting in %s names its five requirements and three ways on', async (locale) => {
  const { app } = createTestSite();
  const { text } = await request(app).get(urlOf({ page: 'casting' }, locale));
  const words = copies[locale].casting;
  expect(words.requirements).toHaveLength(5);
  expect(read(text)).toMatch(/\b21\b/);
  expect(text).toContain(`href="https://wa.me/34600000000">${words.applyChat}</a>`);
  expect(text).toContain(`href="mailto:hola@ambaryseda.example">${words.applyEmail}</a>`);
  expect(text).toContain(`href="${urlOf({ page: 'home' }, locale)}">${words.home}</a>`);
  if (locale === 'en')
    expect([words.applyChat, words.applyEmail]).toEqual(['Apply on WhatsApp', 'Apply by Email']);
});

test.each(locales)('the legal pages in %s state what the law asks for', async (locale) => {
  const { app } = createTestSite();
  const privacy = await pageText(app, urlOf({ page: 'privacy' }, locale));
  for (const fact of [
    'Ámbar y Seda Barcelona, S. L.',
    'B00000000',
    'Registre Mercantil',
    'hola@ambaryseda.example',
    '+34 600 000 000',
    '34/2002',
    '3/2018',
    'fulls de reclamació',
    'Agencia Española de Protección de Datos',
    'Jorge Juan',
    '28001',
    /\b14\b/,
    /\b18\b/,
    /12 (months|meses|mois)/,
    /6\(1\)\(b\)|6\.1\.b|article 6, paragraphe 1, point b/,
    /9\(2\)\(a\)|9\.2\.a|article 9, paragraphe 2, point a/,
    { en: '8 May 2024', es: '8 de mayo de 2024', fr: '8 mai 2024' }[locale],
  ]) {
    expect(privacy).toMatch(fact);
  }
  expect(privacy).not.toMatch(/ec\.europa\.eu\/consumers\/odr|\{\w/);
  const cookies = await pageText(app, urlOf({ page: 'cookies' }, locale));
  for (const fact of [
    'cookie_consent',
    'cookie_consent_at',
    { en: '7 May 2024', es: '7 de mayo de 2024', fr: '7 mai 2024' }[locale],
  ]) {
    expect(cookies).toContain(fact);
  }
  const lifetimes = {
    en: /2 years|1 day|1 year|24 months/g,
    es: /2 años|1 día|1 año|24 meses/g,
    fr: /2 ans|1 jour|1 an\b|24 mois/g,
  };
  expect(cookies.match(lifetimes[locale])?.length).toBeGreaterThanOrEqual(8);
});

test('the hotel line stands only where the massage can travel', async () => {
  const { app } = createTestSite();
  const line = copies.en.pages.service.hotel;
  expect(await pageText(app, '/services/tantra-massage')).toContain(line);
  expect(await pageText(app, '/services/nuru-massage')).not.toContain(line);
});

test.each(locales)('every form in %s leads to the privacy policy', async (locale) => {
  const { app } = createTestSite();
  for (const page of ['home', 'contact'] as const) {
    const { text } = await request(app).get(urlOf({ page }, locale));
    const form = text.match(/<form class="form".*?<\/form>/s)?.[0] ?? '';
    expect(form).toContain(`href="${urlOf({ page: 'privacy' }, locale)}"`);
    expect(form).toContain(copies[locale].form.statement);
  }
});
