import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, languages, locales } from '../../content/locales.ts';
import { fill, fillKnown } from '../../content/placeholders.ts';
import { factPlaceholders } from '../../views/factPlaceholders.ts';
import { search } from '../../views/search.ts';
import { serviceIn, servicesIn } from '../../views/services.ts';
import { otherLocale } from '../support/sample.ts';
import { textsBelow } from '../support/texts.ts';

const translations = locales.filter((locale) => locale !== defaultLocale);

const everyService = locales.flatMap((locale) =>
  servicesIn(locale).map((service) => ({ slug: service.slug, locale, service })),
);

test.each(everyService)('massage $slug in $locale lists inclusions or asks for details', ({ service }) => {
  for (const { askForDetails, includes } of service.options) expect(includes.length > 0).toBe(!askForDetails);
});

test.each(everyService)('massage $slug in $locale names three others as related', ({ service }) => {
  const others = catalogue.map(({ slug }) => slug).filter((slug) => slug !== service.slug);
  expect(new Set(service.related).intersection(new Set(others)).size).toBe(3);
});

test.each(locales)('massages without long texts in %s have those of another language', (locale) => {
  for (const { slug, intro, textLocale } of servicesIn(locale)) {
    expect(intro).toBe(serviceIn(slug, textLocale).intro);
    expect(textLocale === locale).toBe(languages[locale].massages[slug].intro !== undefined);
  }
});

/** Texts that the centre specified exactly, even where they break the typographic rules below. */
const exemptTexts = [
  "The page you requested doesn't exist.",
  "Échec de l'envoi du message",
  'Unexpected Application Error!',
];

const [french, spanish] = ['fr' as Locale, 'es' as Locale];

test.each(locales.filter((locale) => locale === french))(
  'the French texts (%s) have no-break spaces before punctuation and inside quotes',
  (locale) => {
    const wrong = /[^\u202F][;!?]|[^\u00A0]:(?!\S)|«[^\u00A0]|[^\u00A0]»/;
    const texts = textsBelow(languages[locale]).filter((text) => !exemptTexts.includes(text));
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  },
);

test.each(locales)('texts in %s have no straight apostrophes', (locale) => {
  const texts = textsBelow(languages[locale]);
  expect(texts.filter((text) => text.includes("'") && !exemptTexts.includes(text))).toEqual([]);
});

/** The placeholders of texts that code fills in; a translation may use a fact in another text. */
const placeholdersIn = (locale: Locale): string[][] => {
  const { layout, form, errors, answeringHours, pages } = languages[locale];
  const { home, services, service, contact } = pages;
  const { daily } = answeringHours;
  const facts = factPlaceholders(languages[locale], locale);
  const texts = textsBelow({ layout, form, errors, daily, home, services, service, contact });
  return texts.map((text) => {
    const names = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    return names.filter((name) => !(name in facts)).sort();
  });
};

test.each(translations)('texts in %s have the placeholders of the default language', (locale) => {
  expect(placeholdersIn(defaultLocale).flat()).not.toEqual([]);
  expect(placeholdersIn(locale)).toEqual(placeholdersIn(defaultLocale));
});

test('fill replaces placeholders whose names have accents and spaces, and refuses unknown ones', () => {
  expect(fill('{walk.Plaça Reial} minutes', { 'walk.Plaça Reial': 5 })).toBe('5 minutes');
  expect(() => fill('{nobody}', {})).toThrow('{nobody}');
});

test('fillKnown fills in all texts below a value, and keeps unknown placeholders', () => {
  const texts = { title: '{centre}', items: ['{centre} and {name}'], isShown: true };
  expect(fillKnown(texts, { centre: 'Casa Luna' })).toEqual({
    title: 'Casa Luna',
    items: ['Casa Luna and {name}'],
    isShown: true,
  });
});

test('the search finds massages by words of their language, without case and accents', () => {
  const { slug, title } = serviceIn(catalogue[0].slug, otherLocale);
  const found = (query: string) => search(query, otherLocale).services.map((service) => service.slug);
  expect(found(`  ${title.toUpperCase()} `)).toContain(slug);
  expect(found(title.normalize('NFD').replace(/\p{M}/gu, ''))).toContain(slug);
  const beginning = title.slice(0, 3);
  expect(found(beginning)).toContain(slug);
  expect(found(`${title} unknownword`)).toEqual([]);
  expect(found('?!')).toEqual([]);
});

test.each(locales)('a search for a massage by its name in %s finds few massages beside it', (locale) => {
  for (const { slug, title } of servicesIn(locale)) {
    const found = search(title, locale).services.map((service) => service.slug);
    expect(found).toContain(slug);
    expect(found.length, slug).toBeLessThan(catalogue.length / 2);
  }
});

test.each(locales)('a search for a word of all massages in %s finds all of them', (locale) => {
  const [word = ''] = languages[locale].pages.home.title.split(' ').slice(-3);
  expect(search(word, locale).services).toHaveLength(catalogue.length);
});

// A site without Spanish has no such searches.
const spanishTest = test.skipIf(!locales.includes(spanish));

spanishTest('a Spanish search finds fewer massages for té than for te', () => {
  const found = (query: string) => search(query, spanish).services.map(({ slug }) => slug);
  expect(found('té').length).toBeGreaterThan(0);
  expect(found('té').length).toBeLessThan(found('te').length);
  expect(found('te')).toEqual(expect.arrayContaining(found('té')));
});

spanishTest('a Spanish search finds a massage by its title with a wrong accent', () => {
  const { slug, title } = serviceIn(catalogue[0].slug, spanish);
  const withWrongAccent = title.replace(/[aeiou]/, (vowel) => `${vowel}\u0301`);
  expect(search(withWrongAccent, spanish).services.map((service) => service.slug)).toContain(slug);
});
