/**
 * What the owner of this centre specified: prices, hours, people, fixed texts and facts. They are checked
 * only here, so another owner deletes this file first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adultAge, business, castingAge, copyrightYear, dataConsentAge } from '../content/business.ts';
import { catalogue, type Option } from '../content/catalogue.ts';
import { openingHours } from '../content/hours.ts';
import { type Locale, languages, locales } from '../content/locales.ts';
import { masseuses } from '../content/masseuses.ts';
import { galleryPictures } from '../content/pictures.ts';
import { pageIds, pathOf } from '../content/routes.ts';
import { allTexts } from '../views/texts/allTexts.ts';
import { formatDayWithYear } from '../views/texts/format.ts';
import { searchServices } from '../views/texts/search.ts';
import { serviceIn, servicesIn } from '../views/texts/serviceEntries.ts';
import { plural } from '../views/texts/text.ts';
import { chatUrl, phoneUrl, urlOf } from '../views/urls.ts';
import { load, plain } from './support/html.ts';
import { test as pageTest } from './support/pageTest.ts';
import { textEntries, textsBelow } from './support/texts.ts';

test('each duration of each massage has the price in euros that the owner specified', () => {
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

test('the gallery has 20 pictures', () => {
  expect(galleryPictures).toHaveLength(20);
});

test('the copyright is of 2025', () => {
  expect(copyrightYear).toBe(2025);
});

test('the metro stops and their lines are those that the owner specified', () => {
  expect(business.metro.map(({ stop, lines }) => [stop, ...lines])).toEqual([
    ['Urgell', 'L1'],
    ['Catalunya', 'L1', 'L3'],
  ]);
});

test('telephone, e-mail and postal code are those that the owner specified', () => {
  const { phone, email, address } = business;
  expect({ phone, email, postalCode: address.postalCode }).toEqual({
    phone: '+34 600 000 000',
    email: 'hola@ambaryseda.example',
    postalCode: '08011',
  });
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

const { pages: englishPages, errors: englishErrors } = allTexts.en;

test.each([
  ['English title of a missing profile', englishPages.masseuse.notFound.title, 'Profile not found'],
  [
    'English text of a missing profile',
    englishPages.masseuse.notFound.lead,
    'The requested masseuse does not exist.',
  ],
  ['English text of a missing page', englishErrors.notFound.lead, "The page you requested doesn't exist."],
  ['English title of the error page', englishErrors.unexpected.title, 'Unexpected Application Error!'],
  ['English link of the casting page to the chat', englishPages.casting.applyChat, 'Apply on WhatsApp'],
  ['English link of the casting page to e-mail', englishPages.casting.applyEmail, 'Apply by Email'],
  ['French problem of a message', allTexts.fr.form.failed.contact, "Échec de l'envoi du message"],
])('the %s is as specified', (_name, text, specified) => {
  expect(text).toBe(specified);
});

test('massage cards link to pages in English, and open panels in Spanish and French', () => {
  expect(locales.map((locale) => [locale, allTexts[locale].detailLinks])).toEqual([
    ['en', true],
    ['es', false],
    ['fr', false],
  ]);
});

test.each([
  ['en', 'massage'],
  ['es', 'masaje'],
  ['fr', 'massage'],
] as const)('in %s, a search for “%s” finds every massage', (locale, word) => {
  expect(searchServices(word, locale).services).toHaveLength(catalogue.length);
});

test.each([
  ['en', 'woman'],
  ['es', 'mujer'],
  ['fr', 'femme'],
] as const)('in %s, a search for “%s” begins with the yoni massage', (locale, woman) => {
  const { services, extras } = searchServices(woman, locale);
  expect([services, extras[0]]).toEqual([[], 'yoni']);
});

/** The facts that pages must state in each language. */
const mustSay: Record<Locale, Record<'home' | 'hotels' | 'contact' | 'masseuses', RegExp[]>> = {
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
      /drunk or high/,
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
      /con tarjeta, alguien de recepción trae el datáfono/,
      /elige el Tantra y escribe «yoni»/,
      /En ningún masaje hay relaciones con penetración ni contacto oral/,
      /No pedimos señal ni esperamos propina/,
      /venir sin reserva/,
      /concepto neutro/,
      /te devolvemos el dinero/,
      /bebido de más o tomado drogas/,
      /embarazada/,
      /dos escalones/,
      /Anular no cuesta nada/,
      /a consultar/,
    ],
    hotels: [/discreción/i, /antes de que nadie salga/],
    contact: [
      /Todos los días, de 11:00 a 23:00/,
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
      /Tous les jours, de 11 h à 23 h/,
      /tout en haut à droite/,
      /fauteuil roulant/,
      /rebord haut/,
      /Dernière heure/,
    ],
    masseuses: [/travaille aujourd’hui/, /Aucune ne parle français/, /massage yoni/],
  },
};

pageTest.for(
  locales.flatMap((locale) =>
    (['home', 'hotels', 'contact', 'masseuses'] as const).map((page) => [page, locale] as const),
  ),
)('the %s page in %s states the facts that the owner specified', async ([page, locale], { read }) => {
  const text = (await read(urlOf({ page }, locale))).text('main');
  expect(mustSay[locale][page].filter((fact) => !fact.test(text))).toEqual([]);
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

pageTest.for(locales)('the cookie policy in %s has the date of its last change', async (locale, { read }) => {
  const text = (await read(urlOf({ page: 'cookies' }, locale))).text('main');
  expect(text).toContain(plain(formatDayWithYear('2024-05-07', locale)));
});

pageTest.for(locales)(
  'the cookie policy in %s lists every cookie with its lifetime',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'cookies' }, locale));
    const { layout, pages } = allTexts[locale];
    const namesAndLifetimes = cookieLifetimes.flatMap(([id, count, unit]) => [
      plain(pages.cookies.cookies[id].name),
      plain(plural(layout.periods[unit], count, locale)),
    ]);
    expect(page.textsOf('tbody :is(th, td:last-child)')).toEqual(namesAndLifetimes);
  },
);

pageTest.for([
  ['en', 'Spanish, 23'],
  ['es', 'Española, 23 años'],
  ['fr', 'Espagnole, 23 ans'],
] as const)('the list of masseuses in %s has a Spaniard of 23 as "%s"', async ([locale, shown], { read }) => {
  const alba = masseuses.findIndex(({ name }) => name === 'Alba');
  const page = await read(urlOf({ page: 'masseuses' }, locale));
  expect(page.textsOf('.portraits h2 + p')[alba]).toBe(shown);
});

const awayPage = load(readFileSync(join(import.meta.dirname, '../docs/deploy/away.html'), 'utf8'));

test('the page that proxies show while the site is down has the name of the centre', () => {
  expect(awayPage.title).toBe(business.name);
});

test('the page that proxies show while the site is down links telephone and chat', () => {
  const links = locales.flatMap((locale) => [chatUrl(allTexts[locale]), phoneUrl]);
  expect(awayPage.attributes('a', 'href').sort()).toEqual(links.sort());
});

test.each(locales.flatMap((locale) => catalogue.map(({ slug }) => ({ slug, locale }))))(
  'the texts of $slug in $locale have at least 250 words',
  ({ slug, locale }) => {
    const { intro, sections, benefits } = serviceIn(slug, locale);
    const prose = [intro, ...textsBelow(sections), ...benefits].join(' ');
    expect(prose.split(/\s+/).length).toBeGreaterThanOrEqual(250);
  },
);

test.each(locales)('no two massages in %s share a passage', (locale) => {
  const passages = servicesIn(locale).flatMap(({ sections, benefits }) => [
    ...sections.flatMap(({ paragraphs, bullets = [] }) => [...paragraphs, ...bullets]),
    ...benefits,
  ]);
  expect(passages.length).toBeGreaterThan(catalogue.length);
  expect(passages.filter((passage, index) => passages.indexOf(passage) !== index)).toEqual([]);
});

test.each(locales.filter((locale) => locale !== 'en'))('no sentence in content/%s is English', (locale) => {
  const english = textEntries(languages.en).map(([, text]) => text);
  expect(english.length).toBeGreaterThan(0);
  // Names and short words, such as 'Tantra' and 'Casting', may be the same.
  const sentences = textEntries(languages[locale]).filter(([, text]) => text.split(' ').length > 3);
  expect(sentences.filter(([, text]) => english.includes(text))).toEqual([]);
});
