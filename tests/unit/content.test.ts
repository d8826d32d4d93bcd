import { expect, test } from 'vitest';
import { catalogue, englishOnly } from '../../content/catalogue.ts';
import { copies } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { type ServiceEntry, searchServices, servicesIn } from '../../views/catalogue.ts';
import { formatDuration, formatPrice } from '../../views/format.ts';

const proseOf = (service: ServiceEntry): string[] => [
  service.intro,
  ...service.sections.flatMap(({ paragraphs, bullets = [] }) => [...paragraphs, ...bullets]),
  ...service.benefits,
];

const everyService = locales.flatMap((locale) =>
  servicesIn(locale).map((service): [string, Locale, ServiceEntry] => [service.slug, locale, service]),
);

/** The owner's price list, written out once more on purpose: what the catalogue has to say. */
test('the catalogue has the price list of the centre', () => {
  const list = Object.fromEntries(
    catalogue.map(({ slug, options }) => [
      slug,
      options.map(({ minutes, euros }) => `${minutes} min ${euros}`),
    ]),
  );
  expect(list).toEqual({
    'tantra-massage': ['45 min 150', '60 min 200'],
    'lingam-massage': ['30 min 90'],
    'nuru-massage': ['30 min 140', '60 min 180'],
    'body-to-body-massage': ['30 min 130'],
    'prostate-massage': ['30 min 140', '60 min 200'],
    'sensitive-massage': ['60 min 170'],
    'supreme-massage': ['60 min 220', '90 min 280'],
    'fetish-massage': ['60 min 270'],
    'bdsm-massage': ['60 min 300'],
    'paradise-massage': ['70 min 400', '90 min 550'],
    'tantric-divan-massage': ['60 min 300'],
    'desire-massage': ['60 min 270', '90 min 340'],
  });
});

test.each(everyService)('%s in %s has 250 words and three sections', (_slug, _locale, service) => {
  expect(proseOf(service).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(250);
  expect(service.sections.length).toBeGreaterThanOrEqual(3);
});

test.each(everyService)(
  '%s in %s says what each option includes, or invites to ask',
  (slug, _locale, service) => {
    for (const option of service.options) {
      const isException = slug === 'prostate-massage' && option.minutes === 60;
      expect(option.askForDetails).toBe(isException);
      expect(option.includes.length > 0).toBe(!isException);
    }
  },
);

test.each(locales)('no passage stands on two massages’ pages in %s', (locale) => {
  const passages = servicesIn(locale).flatMap(proseOf);
  expect(passages.filter((passage, index) => passages.indexOf(passage) !== index)).toEqual([]);
});

test.each(locales)('no massage’s text in %s spells a price or a duration of its own', (locale) => {
  const spelled = servicesIn(locale)
    .flatMap((service) => [
      service.summary,
      ...service.features,
      ...proseOf(service),
      ...service.options.flatMap(({ includes }) => includes),
    ])
    .filter((text) => /€|\beuros?\b|\d/.test(text));
  expect(spelled).toEqual([]);
});

test('the texts that are English everywhere are the same, all others are not', () => {
  for (const { slug, intro, textLocale } of servicesIn('es')) {
    const english = servicesIn('en').find((service) => service.slug === slug);
    const isEnglish = (englishOnly as readonly string[]).includes(slug);
    expect(intro === english?.intro).toBe(isEnglish);
    expect(textLocale).toBe(isEnglish ? 'en' : 'es');
  }
});

test.each(everyService)('%s in %s leads to three other massages', (slug, _locale, service) => {
  const known = catalogue.map((candidate) => candidate.slug as string);
  expect(new Set(service.related).size).toBe(3);
  expect(service.related).not.toContain(slug);
  expect(service.related.filter((other) => !known.includes(other))).toEqual([]);
});

const textsBelow = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsBelow)
      : [];

test('French has a thin space before ; ! ? and a no-break space before : and inside quotes', () => {
  const wrong = [
    ...textsBelow(copies.fr),
    ...textsBelow(servicesIn('fr').filter(({ textLocale }) => textLocale === 'fr')),
  ].filter(
    (text) =>
      /[^\u202F][;!?]/.test(text) || /[^\u00A0]:(?!\S)/.test(text) || /«[^\u00A0]|[^\u00A0]»/.test(text),
  );
  expect(wrong).toEqual([]);
});

/** Texts that the centre fixed letter for letter, straight apostrophe included. */
const fixedTexts = ["The page you requested doesn't exist.", "Échec de l'envoi du message"];

test.each(locales)('no straight apostrophe stands in %s texts', (locale) => {
  const texts = [...textsBelow(copies[locale]), ...textsBelow(servicesIn(locale))];
  expect(texts.filter((text) => text.includes("'") && !fixedTexts.includes(text))).toEqual([]);
});

test('every language keeps the places of the others’ texts', () => {
  const places = (locale: Locale) => {
    const { frame, pages, form, errors } = copies[locale];
    return textsBelow({ frame, pages, form, errors }).map((text) =>
      [...text.matchAll(/\{[\w.]+\}/g)].map(String).sort(),
    );
  };
  expect(places('es')).toEqual(places('en'));
  expect(places('fr')).toEqual(places('en'));
});

test('prices and durations are written as each language does', () => {
  expect(locales.map((locale) => formatPrice(90, locale))).toEqual(['€90', '90\u00A0€', '90\u00A0€']);
  expect(formatDuration(60)).toBe('60\u00A0min');
});

test('a search needs all its words, at the beginnings of words, and minds neither case nor accents', () => {
  const found = (query: string, locale: Locale) => searchServices(query, locale).map(({ slug }) => slug);
  expect(found('NORI kawas', 'en')).toEqual(['nuru-massage']);
  expect(found('prostatico', 'es')).toContain('prostate-massage');
  expect(found('corps-à-corps', 'fr')).toContain('body-to-body-massage');
  expect(found('awasaki', 'en')).toEqual([]);
  expect(found('tantra zzz', 'fr')).toEqual([]);
  expect(found('?!', 'en')).toEqual([]);
});
