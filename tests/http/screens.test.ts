import { expect } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { copies } from '../../views/copies.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { capitalised, fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { testOrigin } from '../support/testSite.ts';

test.for(locales)('the home page in %s has its sections in order', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'home' }, locale));
  const { pages, form, faq } = copies[locale];
  expect(page.textsOf('main h1, main h2')).toEqual(
    [
      pages.home.heading,
      pages.home.masseusesHeading,
      pages.home.servicesHeading,
      pages.home.galleryHeading,
      pages.home.textHeading,
      form.bookingHeading,
      pages.home.faqHeading,
    ].map(headingText),
  );
  expect(page.textsOf('[aria-labelledby=masseuses-heading] li')).toHaveLength(7);
  expect(page.textsOf('[aria-labelledby=gallery-heading] li')).toHaveLength(6);
  expect(page.textsOf('details summary')).toEqual(faq.map(({ question }) => plain(question)));
  expect(new Set(page.attributes('details', 'name')).size, 'one is open at a time').toBe(1);
});

/** What a language must say about payment, supplement, endings and walk-ins, in its own words. */
const facts: Partial<Record<Locale, readonly RegExp[]>> = {
  en: [/supplement/, /cash/, /crypto/, /fees/, /[Ww]alk/, /lingam or (a )?yoni/, /four-hands/i],
  es: [
    /suplemento/,
    /efectivo/,
    /criptomonedas/,
    /comisi/,
    /sin reserva/,
    /lingam o (de )?yoni/,
    /cuatro manos/,
  ],
  fr: [
    /supplément/,
    /espèces/,
    /cryptomonnaies/,
    /frais/,
    /sans réserv/,
    /lingam ou (de )?yoni/,
    /quatre mains/,
  ],
};

const enquiryHours: Partial<Record<Locale, string>> = {
  en: 'Monday to Sunday, 24 hours',
  es: 'todos los días, de 11:00 a 23:00',
  fr: 'tous les jours, de 11 h à 23 h',
};

test.for(locales)(
  'facts of a visit are told in %s: payment, supplement, endings, metro, walk-ins',
  async (locale, { read }) => {
    const home = (await read(urlOf({ page: 'home' }, locale))).text('main');
    for (const fact of [/Visa/, /Mastercard/, /Amex/, /PayPal/, ...(facts[locale] ?? [])])
      expect(home).toMatch(fact);
    expect(home).toContain('Urgell (L1), Catalunya (L1, L3)');
    expect(home).toContain('11:00–00:00');
    expect(home).toContain('11:00–02:00');
    const contact = (await read(urlOf({ page: 'contact' }, locale))).text('main');
    expect(contact).toContain(enquiryHours[locale] ?? plain(formatAnsweringHours(copies[locale])));
  },
);

test.for(locales)('each profile in %s says who she is and shows four others', async (locale, { read }) => {
  const words = copies[locale].pages.masseuse;
  for (const { slug, name, age, nationality } of masseuses) {
    const page = await read(urlOf({ page: 'masseuse', slug }, locale));
    expect(page.text('h1')).toBe(name);
    const told = page.textsOf('main dl > div');
    expect(told).toContain(`${words.age} ${plain(fill(words.ageInWords, { age }))}`);
    expect(told).toContain(`${words.nationality} ${capitalised(words.nationalities[nationality], locale)}`);
    expect(page.targets(words.back, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.$('main a[data-back]').text()).toBe(words.back);
    expect(page.targets(words.backToServices, 'main')).toEqual([urlOf({ page: 'services' }, locale)]);
    expect(page.attributes('.profile__bio', 'lang')).toEqual(locale === 'en' ? [] : ['en']);
    expect(page.text('#others-heading')).toBe(headingText(words.others));
    const others = page.attributes('[aria-labelledby=others-heading] a', 'href');
    expect(others).toHaveLength(4);
    expect(new Set(others).size).toBe(4);
    expect(others).not.toContain(urlOf({ page: 'masseuse', slug }, locale));
  }
});

test('names, ages and nationalities are those of the seven, in order', async ({ read }) => {
  const page = await read('/masseuses');
  const names = page.textsOf('.portraits h2');
  const lines = page.textsOf('.portraits h2 + p');
  expect(names.map((name, index) => `${name}: ${lines[index]}`)).toEqual([
    'Chiara: Italian, 23',
    'Alba: Spanish, 23',
    'Mila: Slavic, 29',
    'Nora: Spanish, 25',
    'Bua: Thai, 28',
    'Vera: Spanish, 26',
    'Carla: Spanish, 24',
  ]);
});

test.for(locales)(
  'an unknown masseuse is not found in %s, with a way home',
  async (locale, { get, read }) => {
    const url = urlOf({ page: 'masseuse', slug: 'nobody' }, locale);
    expect((await get(url)).status).toBe(404);
    const page = await read(url);
    const { title, lead, home } = copies[locale].pages.masseuse.notFound;
    expect(page.text('h1')).toBe(title);
    expect(page.text('main')).toContain(plain(lead));
    expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
    expect(page.meta('robots')).toMatch(/^noindex/);
    if (locale === 'en')
      expect([title, lead]).toEqual(['Profile not found', 'The requested masseuse does not exist.']);
  },
);

test('the gallery shows twenty pictures, each leading to itself in the lightbox', async ({ read }) => {
  const page = await read('/fr/gallery');
  expect(galleryPictures).toHaveLength(20);
  expect(page.attributes('.photo-grid a', 'href')).toEqual(
    galleryPictures.map((_, index) => `/fr/gallery?photo=${index + 1}`),
  );
  expect(page.$('dialog')).toHaveLength(1);
  expect(page.$('dialog[open]')).toHaveLength(0);
});

test.for([
  [1, 20, 2],
  [7, 6, 8],
  [20, 19, 1],
] as const)(
  'the lightbox on picture %i leads to %i and %i and back to the grid',
  async ([photo, previous, next], { read }) => {
    const page = await read(`/es/gallery?photo=${photo}`);
    const words = copies.es.pages.gallery;
    expect(page.targets(words.close, 'dialog[open]')).toEqual([`/es/gallery#photo-${photo}`]);
    expect(page.targets(words.previous, 'dialog')).toEqual([`/es/gallery?photo=${previous}`]);
    expect(page.targets(words.next, 'dialog')).toEqual([`/es/gallery?photo=${next}`]);
    expect(page.attributes('dialog a[rel]', 'rel')).toEqual(['prev', 'next']);
    expect(page.$(`#photo-${photo}`)).toHaveLength(1);
    expect(page.canonical).toBe(`${testOrigin}/es/gallery`);
    expect(page.attributes('.language-switcher a[lang=fr]', 'href')).toEqual([`/fr/gallery?photo=${photo}`]);
    const number = String(photo).padStart(2, '0');
    expect(page.meta('og:image')).toMatch(new RegExp(`/social/gallery/${number}\\.[^/]+$`));
  },
);

test.for(['0', '21', '-1', '7a', '007', 'x', ''])('there is no picture %j', async (photo, { get }) => {
  expect((await get('/gallery').query({ photo })).status).toBe(404);
});

test.for(locales)('casting in %s names its five requirements and three ways on', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'casting' }, locale));
  const { requirements, applyChat, applyEmail, home } = copies[locale].pages.casting;
  expect(requirements).toHaveLength(5);
  const items = page.textsOf('main li');
  for (const requirement of requirements) expect(items).toContain(plain(fill(requirement, { age: 21 })));
  expect(page.targets(applyChat, 'main')).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?/),
  ]);
  expect(page.targets(applyEmail, 'main')).toEqual(['mailto:hola@ambaryseda.example']);
  expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  if (locale === 'en') expect([applyChat, applyEmail]).toEqual(['Apply on WhatsApp', 'Apply by Email']);
});

test.for(locales)('every form in %s leads to the privacy policy', async (locale, { read }) => {
  for (const name of ['home', 'contact'] as const) {
    const page = await read(urlOf({ page: name }, locale));
    expect(page.attributes('main form a', 'href')).toContain(urlOf({ page: 'privacy' }, locale));
    expect(page.text('main form')).toContain(plain(copies[locale].form.statement));
  }
});
