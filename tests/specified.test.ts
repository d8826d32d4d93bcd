/**
 * What the owner of this centre specified: prices, hours, people, fixed texts and facts. Another owner deletes
 * this file first; no other test knows a fact of this centre.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adultAge, business, castingAge, copyrightYear, dataConsentAge } from '../content/business.ts';
import { catalogue, type Option } from '../content/catalogue.ts';
import { openingHours, type Weekday } from '../content/hours.ts';
import { type Locale, languages, locales } from '../content/locales.ts';
import { masseuses } from '../content/masseuses.ts';
import { galleryPictures } from '../content/pictures.ts';
import { pageIds, pathOf } from '../content/routes.ts';
import { allTexts } from '../views/allTexts.ts';
import { formatDate } from '../views/format.ts';
import { hoursRows } from '../views/hours.ts';
import { servicesIn } from '../views/services.ts';
import { capitalise, plural } from '../views/text.ts';
import { chatUrl, phoneUrl, urlOf } from '../views/urls.ts';
import { load, plain } from './support/html.ts';
import { test as pageTest } from './support/pageTest.ts';
import { textEntries, textsBelow } from './support/texts.ts';

test('every massage has the prices in euros that the owner specified for each duration', () => {
  const priceList = catalogue.map(({ slug, options }) => [
    slug,
    Object.fromEntries(options.map(({ minutes, euros }) => [minutes, euros])),
  ]);
  expect(Object.fromEntries(priceList)).toEqual({
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
  });
});

test('only the prostate massage of 60 minutes tells visitors to ask for details', () => {
  const asking = catalogue.flatMap(({ slug, options }) =>
    options.flatMap(({ minutes, askForDetails }: Option) => (askForDetails ? [`${slug} ${minutes}`] : [])),
  );
  expect(asking).toEqual(['prostate-massage 60']);
});

test('the opening hours are those that the owner specified', () => {
  expect(openingHours.week).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '11:00', closes: '00:00' },
    { days: ['Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '11:00', closes: '02:00' },
  ]);
});

test('the masseuses have the order, nationalities and ages that the owner specified', () => {
  expect(masseuses.map(({ name, nationality, age }) => `${name}: ${nationality}, ${age}`)).toEqual([
    'Chiara: italian, 23',
    'Alba: spanish, 23',
    'Mila: slavic, 29',
    'Nora: spanish, 25',
    'Bua: thai, 28',
    'Vera: spanish, 26',
    'Carla: spanish, 24',
  ]);
});

test('the age limits are those that the owner specified', () => {
  expect({ adultAge, dataConsentAge, castingAge }).toEqual({
    adultAge: 18,
    dataConsentAge: 14,
    castingAge: 21,
  });
});

test('the gallery has 20 pictures, and the copyright is of 2025', () => {
  expect([galleryPictures.length, copyrightYear]).toEqual([20, 2025]);
});

test('telephone, e-mail, postal code and metro stops are those that the owner specified', () => {
  expect(business.metro.map(({ stop, lines }) => [stop, ...lines])).toEqual([
    ['Urgell', 'L1'],
    ['Catalunya', 'L1', 'L3'],
  ]);
  expect([business.phone, business.email, business.address.postalCode]).toEqual([
    '+34 600 000 000',
    'hola@ambaryseda.example',
    '08011',
  ]);
});

test('the pages have the paths that the owner specified in English, Spanish and French', () => {
  expect(pageIds.map((page) => locales.map((locale) => pathOf(page, locale)).join(' '))).toEqual([
    '/ /es /fr',
    '/services /es/services /fr/services',
    '/services/:slug /es/services/:slug /fr/services/:slug',
    '/gallery /es/gallery /fr/gallery',
    '/masseuses /es/masajistas /fr/masseuses',
    '/therapists/:slug /es/therapists/:slug /fr/therapists/:slug',
    '/hotels /es/hoteles /fr/hotels',
    '/about /es/about /fr/about',
    '/casting /es/casting /fr/casting',
    '/contact /es/contact /fr/contact',
    '/privacy-policy /es/politica-de-privacidad /fr/politique-de-confidentialite',
    '/cookie-policy /es/politica-de-cookies /fr/politique-de-cookies',
  ]);
});

test.each([
  ['en', 16],
  ['es', 10],
  ['fr', 16],
] as const)('the FAQ in %s has at least %i questions', (locale, count) => {
  expect(allTexts[locale].faq.length).toBeGreaterThanOrEqual(count);
});

test('the error pages and the casting page have the English texts that the owner specified', () => {
  const { pages, errors } = allTexts.en;
  const { masseuse, casting } = pages;
  expect(masseuse.notFound.title).toBe('Profile not found');
  expect(masseuse.notFound.lead).toBe('The requested masseuse does not exist.');
  expect(errors.notFound.lead).toBe("The page you requested doesn't exist.");
  expect(errors.unexpected.title).toBe('Unexpected Application Error!');
  expect([casting.applyChat, casting.applyEmail]).toEqual(['Apply on WhatsApp', 'Apply by Email']);
});

test('massage cards link to pages in English, and open panels in Spanish and French', () => {
  expect(locales.map((locale) => [locale, allTexts[locale].detailLinks])).toEqual([
    ['en', true],
    ['es', false],
    ['fr', false],
  ]);
});

/** What each page must say in each language. */
const mustSay: Record<Locale, Partial<Record<'home' | 'hotels' | 'contact' | 'masseuses', RegExp[]>>> = {
  en: {
    home: [
      /Visa/,
      /Amex/,
      /PayPal/,
      /cash/,
      /crypto/,
      /fee/,
      /supplement/,
      /lingam or yoni/,
      /no intercourse and no oral contact in any massage/,
      /no deposit/,
      /walk-ins are welcome/i,
      /neutral description/,
      /refund you in full/,
      /drunk or drugged/,
      /pregnant/,
      /two steps/,
      /cancel free of charge/,
      /on request/,
      /Seven of the twelve massages travel/,
      /Only the 90-minute Supreme, the 90-minute Paradise and the Tantric Divan can have two/,
      /a link that we send with the confirmation/,
      /combine two massages/,
    ],
    hotels: [/discretion/i, /before anyone sets out/, /19:00 on 24 and 31 December/, /no card reader/],
    contact: [
      /wheelchair/,
      /Monday to Sunday, 24 hours/,
      /top bell on the right/,
      /rim 55 cm high/,
      /Latest arrival/,
    ],
    masseuses: [/working today/],
  },
  es: {
    home: [
      /Visa/,
      /Amex/,
      /PayPal/,
      /efectivo/,
      /criptomonedas/,
      /comisi/,
      /suplemento/,
      /lingam o (de )?yoni/,
      /con tarjeta, viene recepción con el datáfono/,
      /elige el Tantra y escribe «yoni»/,
      /En ningún masaje hay relaciones con penetración ni contacto oral/,
      /No pedimos señal ni esperamos propina/,
      /venir sin reserva/,
      /concepto neutro/,
      /te devolvemos el dinero/,
      /bebido de más o tomado drogas/,
      /en el embarazo/,
      /dos escalones/,
      /Anular no cuesta nada/,
      /a consultar/,
    ],
    hotels: [/discreción/i, /antes de que nadie salga/],
    contact: [
      /todos los días, de 11:00 a 23:00/,
      /timbre de arriba a la derecha/,
      /borde alto/,
      /Última hora de llegada/,
      /silla de ruedas/,
      /Deja uno de los dos/,
    ],
    masseuses: [/trabaja hoy/],
  },
  fr: {
    home: [
      /Visa/,
      /Amex/,
      /PayPal/,
      /espèces/,
      /cryptomonnaies/,
      /frais/,
      /supplément/,
      /lingam ou (de )?yoni/,
      /Ni rapport sexuel ni contact oral, dans aucun massage/,
      /pas d’acompte/,
      /sans réservation/,
      /libellé neutre/,
      /nous vous remboursons/,
      /ivres ou droguées/,
      /grossesse/,
      /deux marches/,
      /annuler à tout moment, sans frais/,
      /sur demande/,
      /aucune des masseuses ne le parle/,
      /celle de votre arrivée/,
      /un prénom et d’un moyen de vous répondre/,
      /à la masseuse ou, par carte, à une personne de l’accueil/,
    ],
    hotels: [/discrétion/i, /avant tout déplacement/, /une seule fois par visite/],
    contact: [
      /tous les jours, de 11 h à 23 h/,
      /tout en haut à droite/,
      /fauteuil roulant/,
      /rebord haut/,
      /Dernière heure/,
    ],
    masseuses: [/travaille aujourd’hui/, /Aucune ne parle français/, /massage yoni/],
  },
};

pageTest.for(locales)('pages in %s state the facts that the owner specified', async (locale, { read }) => {
  for (const [page, facts] of Object.entries(mustSay[locale])) {
    const text = (await read(urlOf({ page: page as 'home' }, locale))).text('main');
    expect(
      facts.filter((fact) => !fact.test(text)),
      page,
    ).toEqual([]);
  }
});

pageTest.for([
  ['en', '€300 for 45 min or €400 for 60 min'],
  ['es', '300 € (45 min) o 400 € (60 min)'],
  ['fr', '300 € pour 45 min ou 400 € pour 60 min'],
] as const)(
  'the price of Tantra for two in %s is words, not a row of numbers',
  async ([locale, price], { read }) => {
    const page = await read(urlOf({ page: 'service', slug: 'tantra-massage' }, locale));
    expect(page.text('.price-panel')).toContain(price);
  },
);

/** What the law requires in the privacy policy, in every language and in each. */
const legalFacts = [
  ...['Registro Mercantil', '34/2002', '3/2018', 'fulls de reclamació', 'Jorge Juan', '28001'],
  ...['Agencia Española de Protección de Datos', business.legal.controller, business.legal.taxNumber],
];
const legalBases: Record<Locale, string[]> = {
  en: ['12 months', '6(1)(b)', '9(2)(a)', '8 May 2024'],
  es: ['12 meses', '6.1.b', '9.2.a', '8 de mayo de 2024'],
  fr: ['12 mois', 'article 6, paragraphe 1, point b', 'article 9, paragraphe 2, point a', '8 mai 2024'],
};

pageTest.for(locales)('the privacy policy in %s states what the law requires', async (locale, { read }) => {
  const text = (await read(urlOf({ page: 'privacy' }, locale))).text('main');
  expect([...legalFacts, ...legalBases[locale]].filter((fact) => !text.includes(fact))).toEqual([]);
});

const cookieLifetimes = [
  ['consent', 24, 'month'],
  ['consentDate', 24, 'month'],
  ['analyticsVisitor', 2, 'year'],
  ['analyticsSession', 1, 'day'],
  ['cardMachine', 1, 'year'],
  ['heatMapUser', 1, 'year'],
  ['heatMapSession', 1, 'day'],
  ['translation', 1, 'day'],
] as const;

pageTest.for(locales)(
  'the cookie policy in %s has its date and lists every cookie with its lifetime',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'cookies' }, locale));
    expect(page.text('main')).toContain(plain(formatDate('2024-05-07', locale)));
    const { cookies, lifetimes } = allTexts[locale].pages.cookies;
    const namesAndLifetimes = cookieLifetimes.flatMap(([id, count, unit]) => [
      plain(cookies[id].name),
      plain(plural(lifetimes[unit], count, locale)),
    ]);
    expect(page.textsOf('tbody :is(th, td:last-child)')).toEqual(namesAndLifetimes);
  },
);

test.each([
  ['en', 'Tuesday to Thursday', '24 and 31 December, 1 January and 5 March 2027'],
  ['es', 'de martes a jueves', '24 y 31 de diciembre, 1 de enero y 5 de marzo de 2027'],
  ['fr', 'du mardi au jeudi', '24 et 31 décembre, 1er janvier et 5 mars 2027'],
] as const)('opening hours in %s name ranges of days and lists of dates', (locale, inDays, inDates) => {
  const texts = allTexts[locale];
  const days = ['Tuesday', 'Wednesday', 'Thursday'] as const satisfies Weekday[];
  const dates = ['12-24', '12-31', '01-01', '2027-03-05'];
  const range = { opens: '11:00', closes: '20:00' };
  const hours = { week: [{ days, ...range }], dates: [{ dates, hours: range }] };
  const labels = hoursRows(texts, locale, hours).map(({ label }) => label);
  expect(labels).toEqual([capitalise(inDays, locale), inDates]);
});

pageTest('the list of masseuses writes ages and nationalities as each language does', async ({ get }) => {
  const alba = masseuses.findIndex(({ name }) => name === 'Alba');
  const shown = async (locale: Locale) =>
    load((await get(urlOf({ page: 'masseuses' }, locale))).text).textsOf('.portraits h2 + p')[alba];
  expect(await Promise.all(locales.map(shown))).toEqual([
    'Spanish, 23',
    'Española, 23 años',
    'Espagnole, 23 ans',
  ]);
});

test('the page that proxies show while the site is down has the contact data', () => {
  const page = load(readFileSync(join(import.meta.dirname, '../docs/deploy/away.html'), 'utf8'));
  expect(page.title).toBe(business.name);
  const links = locales.flatMap((locale) => [chatUrl(allTexts[locale]), phoneUrl]);
  expect(page.attributes('a', 'href').sort()).toEqual(links.sort());
});

test.each(locales)('the texts of each massage in %s have at least 250 words', (locale) => {
  for (const { slug, intro, sections, benefits } of servicesIn(locale)) {
    const prose = [intro, ...textsBelow(sections), ...benefits].join(' ');
    expect(prose.split(/\s+/).length, slug).toBeGreaterThanOrEqual(250);
  }
});

test.each(locales)('no two massages in %s share a passage', (locale) => {
  const passages = servicesIn(locale).flatMap(({ sections, benefits }) => [
    ...sections.flatMap(({ paragraphs, bullets = [] }) => [...paragraphs, ...bullets]),
    ...benefits,
  ]);
  expect(passages.filter((passage, index) => passages.indexOf(passage) !== index)).toEqual([]);
});

/** Paths that lead to a key, a number or the name of a cookie, which no language translates. */
const noTranslation =
  /^paths\.|[lL]inks\.\d+\.to$|^pages\.(privacy|cookies)\.sections\.\d+\.(id|table)$|^pages\.cookies\.cookies\.consent(Date)?\.name$|^answeringHours\.(hours|clock)\b/;

test.each(locales.filter((locale) => locale !== 'en'))(
  'only the texts listed in content/%s/sameAsEnglish.ts equal the English texts',
  async (locale) => {
    const { sameAsEnglish } = await import(`../content/${locale}/sameAsEnglish.ts`);
    const english = new Map(textEntries(languages.en));
    const same = textEntries(languages[locale])
      .filter(([place, text]) => english.get(place) === text && !noTranslation.test(place))
      .map(([place]) => place);
    expect(same.sort()).toEqual(Object.keys(sameAsEnglish).sort());
  },
);
