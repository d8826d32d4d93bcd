import { expect, test } from 'vitest';
import { catalogue, englishOnly } from '../../content/catalogue.ts';
import { copies } from '../../content/copies.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { formatDuration, formatPrice } from '../../views/format.ts';
import { searchServices } from '../../views/search.ts';
import { type ServiceEntry, servicesIn } from '../../views/services.ts';

const proseOf = (service: ServiceEntry): string[] => [
  service.intro,
  ...service.sections.flatMap(({ paragraphs, bullets = [] }) => [...paragraphs, ...bullets]),
  ...service.benefits,
];

const translations = locales.filter((locale) => locale !== defaultLocale);

const everyService = locales.flatMap((locale) =>
  servicesIn(locale).map((service): [string, Locale, ServiceEntry] => [service.slug, locale, service]),
);

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
  const spelled = textsBelow(copies[locale].massages).filter((text) => /€|\beuros?\b|\d/.test(text));
  expect(spelled).toEqual([]);
});

test.each(translations)(
  'the texts that are English everywhere are so in %s, all others are not',
  (locale) => {
    for (const { slug, intro, textLocale } of servicesIn(locale)) {
      const english = servicesIn(defaultLocale).find((service) => service.slug === slug);
      const isEnglish = (englishOnly as readonly string[]).includes(slug);
      expect(intro === english?.intro, slug).toBe(isEnglish);
      expect(textLocale).toBe(isEnglish ? defaultLocale : locale);
    }
  },
);

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

/** Texts that the centre fixed letter for letter. */
const fixedTexts = [
  "The page you requested doesn't exist.",
  "Échec de l'envoi du message",
  'Unexpected Application Error!',
];

test('French has a thin space before ; ! ? and a no-break space before : and inside quotes', () => {
  const texts = textsBelow(copies.fr).filter((text) => !fixedTexts.includes(text));
  const wrong = texts.filter(
    (text) =>
      /[^\u202F][;!?]/.test(text) || /[^\u00A0]:(?!\S)/.test(text) || /«[^\u00A0]|[^\u00A0]»/.test(text),
  );
  expect(wrong).toEqual([]);
});

test.each(locales)('no straight apostrophe stands in %s texts', (locale) => {
  const texts = textsBelow(copies[locale]);
  expect(texts.filter((text) => text.includes("'") && !fixedTexts.includes(text))).toEqual([]);
});

const placesOf = (locale: Locale) => {
  const { layout, form, errors, answeringHours, pages } = copies[locale];
  const { home, services, service, contact } = pages;
  return textsBelow({
    layout,
    form,
    errors,
    daily: answeringHours.daily,
    home,
    services,
    service,
    contact,
  }).map((text) =>
    [...text.matchAll(/\{([\w.]+)\}/g)]
      .map(([, name]) => name ?? '')
      // Facts may be named wherever a language likes.
      .filter((name) => !(name in factPlaceholders(copies[locale], locale)))
      .sort(),
  );
};

test.each(translations)('%s keeps the places of the English texts', (locale) => {
  expect(placesOf(defaultLocale).flat().length).toBeGreaterThan(15);
  expect(placesOf(locale)).toEqual(placesOf(defaultLocale));
});

test.each([
  ['en', '€90'],
  ['es', '90\u00A0€'],
  ['fr', '90\u00A0€'],
] as const)('a price is written as %s does', (locale, price) => {
  expect(formatPrice(90, locale)).toBe(price);
});

test('a duration is minutes with a no-break space', () => {
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
