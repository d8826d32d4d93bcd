/** Texts of all languages: what `npm run types` cannot find wrong. Each slip is `file: entry: problem`. */
import { expect, test } from 'vitest';
import { catalogue, type Option, type ServiceSlug } from '../../content/catalogue.ts';
import { byLocale, defaultLocale, type Locale, languages, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { placeholder } from '../../content/rules/placeholders.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { factPlaceholders } from '../../views/texts/factPlaceholders.ts';
import { contentTexts, sourceOf } from '../support/contentTexts.ts';
import { shownInResults } from '../support/searchResults.ts';

/** Whether a place is one of these, or below one. */
const isBelow = (place: string, parents: readonly string[]): boolean =>
  parents.some((parent) => `${place}.`.startsWith(`${parent}.`));

test('no text is empty', () => {
  const slips = contentTexts
    .filter(({ text }) => text.trim() === '')
    .map(({ source }) => `${source}: is empty`);
  expect(slips).toEqual([]);
});

/** Lists may have any length, and a language may leave out these parts. */
const isOptional = (place: string): boolean =>
  /\.\d/.test(place) ||
  isBelow(place, ['massages', 'pictureAlts', 'answeringHours.hours', 'pages.masseuse.leads']);

const textsIn = byLocale((locale) => contentTexts.filter((each) => each.locale === locale));
const translations = locales.filter((locale) => locale !== defaultLocale);

const requiredPlaces = (locale: Locale): Set<string> =>
  new Set(textsIn[locale].map(({ place }) => place).filter((place) => !isOptional(place)));

test('every translation has the texts of the default language, and no others', () => {
  const originals = requiredPlaces(defaultLocale);
  const slips = translations.flatMap((locale) => {
    const places = requiredPlaces(locale);
    return [
      ...[...originals.difference(places)].map((place) => `${sourceOf(locale, place)}: is missing`),
      ...[...places.difference(originals)].map(
        (place) => `${sourceOf(defaultLocale, place)}: is missing, but ${locale} has it`,
      ),
    ];
  });
  expect(slips).toEqual([]);
});

const hasLongTexts = (slug: ServiceSlug, locale: Locale): boolean => {
  const { massages }: Texts = languages[locale];
  return massages[slug]?.sections !== undefined;
};

test('every massage has its long texts in at least one language', () => {
  const slips = catalogue
    .filter(({ slug }) => !locales.some((locale) => hasLongTexts(slug, locale)))
    .map(
      ({ slug }) => `${sourceOf(defaultLocale, `massages.${slug}.sections`)}: are missing in all languages`,
    );
  expect(slips).toEqual([]);
});

test('every duration of a massage lists what it includes, or tells visitors to ask', () => {
  const slips = locales.flatMap((locale) =>
    catalogue.flatMap(({ slug, options }) => {
      const includes: Record<number, readonly string[]> = languages[locale].massages[slug]?.includes ?? {};
      return options
        .filter(({ minutes, askForDetails }: Option) => !askForDetails && !includes[minutes]?.length)
        .map(({ minutes }) => `${sourceOf(locale, `massages.${slug}.includes.${minutes}`)}: lists nothing`);
    }),
  );
  expect(slips).toEqual([]);
});

/**
 * The placeholders that are no facts, by file. Code fills them in when it knows the massage, the day or the
 * person. No module lists them, because each view fills in its own; `content/textTypes/` describes the texts.
 */
const filledLater: Record<string, readonly string[]> = {
  answeringHours: ['opens', 'closes', 'hours', 'hh', 'minutes'],
  cookies: ['updated'],
  errors: ['count'],
  form: ['asked', 'title', 'min', 'max', 'locales', 'day', 'nextDay', 'opens', 'lastStart', 'massage'],
  gallery: ['number', 'count'],
  layout: [
    'language',
    'price',
    'duration',
    'massage',
    'minutes',
    'provider',
    'number',
    'count',
    'first',
    'last',
    'days',
    'month',
    'time',
  ],
  massages: ['prices', 'shorter', 'longer'],
  masseuse: ['name', 'age', 'language', 'specialties'],
  masseuses: ['name'],
  privacy: ['updated', 'retention'],
  service: ['prices', 'minutes', 'within', 'short'],
  services: ['query', 'count'],
  staff: ['subject', 'day'],
};

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

const computeFacts = () => byLocale((locale) => factPlaceholders(languages[locale], locale));

test('every placeholder has a value', () => {
  const facts = computeFacts();
  const slips = contentTexts.flatMap(({ locale, name, source, text }) => {
    const later = filledLater[name] ?? [];
    return placeholdersIn(text)
      .filter((wanted) => !(wanted in facts[locale]) && !later.includes(wanted))
      .map((wanted) => `${source}: nothing fills in {${wanted}}`);
  });
  expect(slips).toEqual([]);
});

test('every brace in a text belongs to a placeholder', () => {
  const slips = contentTexts
    .filter(({ text }) => /[{}]/.test(text.replaceAll(placeholder, '')))
    .map(({ source, text }) => `${source}: has a brace without its pair: ${text}`);
  expect(slips).toEqual([]);
});

/** French writes hours without a leading zero, and need not repeat the name of a masseuse. */
const mayLeaveOut = ['answeringHours.clock', 'pages.masseuse'];

test('a translation has each value that the code fills into a text', () => {
  const originals = new Map(textsIn[defaultLocale].map(({ place, text }) => [place, text]));
  const slips = contentTexts
    .filter(({ place }) => !isOptional(place) && !isBelow(place, mayLeaveOut))
    .flatMap(({ name, place, source, text }) =>
      placeholdersIn(originals.get(place) ?? '')
        .filter((wanted) => filledLater[name]?.includes(wanted) && !placeholdersIn(text).includes(wanted))
        .map((wanted) => `${source}: lacks {${wanted}}, which ${sourceOf(defaultLocale, place)} has`),
    );
  expect(slips).toEqual([]);
});

const withoutPlaceholders = (text: string): string => text.replaceAll(placeholder, '');
const wordsOf = (text: string): string[] => withoutPlaceholders(text).split(/[^\p{L}]+/u);

/**
 * Articles of laws, addresses of pages, hours of answers, what a picture shows, the slots of an option, and
 * '4 hands'.
 */
const mayHaveDigits = [
  'pages.privacy',
  'pages.cookies',
  'paths',
  'answeringHours',
  'pictureAlts',
  'pages.service.optionNotes',
  'extras.searchWords',
];

test('no text has digits, except those of laws, addresses, hours and pictures', () => {
  const slips = contentTexts
    .filter(({ place }) => !isBelow(place, mayHaveDigits))
    .flatMap(({ source, text }) => {
      const [typed] = /\d+/.exec(withoutPlaceholders(text).replaceAll('3D', '')) ?? [];
      return typed ? [`${source}: types '${typed}' instead of a placeholder`] : [];
    });
  expect(slips).toEqual([]);
});

test('texts of laws, addresses, hours and pictures type no price and no telephone', () => {
  const slips = contentTexts
    .filter(({ place }) => isBelow(place, mayHaveDigits))
    .flatMap(({ source, text }) => {
      const [typed] = /[\d.,]*\s?€|\d+ euros?|\+\d[\d ]*/.exec(text) ?? [];
      return typed ? [`${source}: types '${typed}' instead of a placeholder`] : [];
    });
  expect(slips).toEqual([]);
});

/** Massages and pictures count things of their own, and `layout.numbers` is the list of the words. */
const mayCount = ['massages', 'pictureAlts', 'layout.numbers'];

/** Smaller numbers are ordinary words, as in 'four hands'. */
const minCount = 5;

test('no text spells out a number from five on', () => {
  const slips = contentTexts
    .filter(({ place }) => !isBelow(place, mayCount))
    .flatMap(({ locale, source, text }) => {
      const numbers = languages[locale].layout.numbers.slice(minCount);
      const typed = wordsOf(text).find((word) => numbers.includes(word.toLocaleLowerCase(locale)));
      return typed ? [`${source}: types '${typed}' instead of a placeholder`] : [];
    });
  expect(slips).toEqual([]);
});

test('no text types the name of a masseuse', () => {
  const slips = contentTexts.flatMap(({ source, text }) => {
    const words = wordsOf(text);
    const typed = masseuses.find(({ name }) => words.includes(name));
    return typed ? [`${source}: types '${typed.name}' instead of a placeholder`] : [];
  });
  expect(slips).toEqual([]);
});

const { title, description } = shownInResults;
const longest: Record<string, number> = { title, seoTitle: title, description };

test('without names and prices, each title and description fits into search results', () => {
  const facts = computeFacts();
  const slips = contentTexts
    .filter(({ place }) => isBelow(place, ['pages', 'massages']))
    .flatMap(({ locale, place, source, text }) => {
      const limit = longest[place.split('.').at(-1) ?? ''] ?? Number.POSITIVE_INFINITY;
      const { length } = text.replaceAll(placeholder, (typed, name) => String(facts[locale][name] ?? typed));
      return length > limit ? [`${source}: has ${length} characters, but search results show ${limit}`] : [];
    });
  expect(slips).toEqual([]);
});
