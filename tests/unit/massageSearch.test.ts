import { expect, test } from 'vitest';
import { catalogue, type Option } from '../../content/catalogue.ts';
import { extraIds } from '../../content/extras.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatDuration, formatPrice } from '../../views/texts/format.ts';
import { searchServices } from '../../views/texts/search.ts';
import { servicesIn } from '../../views/texts/serviceEntries.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';

const slugsFoundBy = (query: string, locale: Locale): string[] =>
  searchServices(query, locale).services.map(({ slug }) => slug);

const { slug } = massage;
const title = titleOf(slug, otherLocale);

test('a search finds a massage by its title, in capitals and with spaces around it', () => {
  expect(slugsFoundBy(`  ${title.toUpperCase()} `, otherLocale)).toContain(slug);
});

test('a search finds a massage by the first letters of its title', () => {
  expect(slugsFoundBy(title.slice(0, 3), otherLocale)).toContain(slug);
});

test('a search finds no massage that lacks one of its words', () => {
  expect(slugsFoundBy(`${title} unknownword`, otherLocale)).toEqual([]);
});

test('a search for punctuation finds nothing', () => {
  expect(slugsFoundBy('?!', otherLocale)).toEqual([]);
});

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

test.each(locales)('a search in %s finds every massage by its title without the accents', (locale) => {
  for (const { slug, title } of servicesIn(locale))
    expect(slugsFoundBy(withoutAccents(title), locale), title).toContain(slug);
});

test('a search finds a massage by its title with a wrong accent', () => {
  const withWrongAccent = title.replace(/[aeiou]/, (vowel) => `${vowel}\u0301`);
  expect(slugsFoundBy(withWrongAccent, otherLocale)).toContain(slug);
});

test.each(locales)('a search for the name of a massage in %s finds few massages beside it', (locale) => {
  for (const { slug, title } of servicesIn(locale)) {
    const found = searchServices(title, locale).services.map((service) => service.slug);
    expect(found).toContain(slug);
    expect(found.length, slug).toBeLessThan(catalogue.length / 2);
  }
});

/** The massages with an option of these minutes, or of this price. */
const slugsWith = (wanted: Partial<Option>): string[] =>
  catalogue
    .filter(({ options }) =>
      options.some(({ minutes, euros }) => minutes === wanted.minutes || euros === wanted.euros),
    )
    .map((found) => found.slug);

const options = catalogue.flatMap((each) => [...each.options]);

test.each(locales)('a search for a duration in %s finds exactly the massages that have it', (locale) => {
  for (const { minutes } of options)
    expect(slugsFoundBy(formatDuration(minutes), locale), String(minutes)).toEqual(slugsWith({ minutes }));
});

test.each(locales)('a search for a price in %s finds exactly the massages that have it', (locale) => {
  for (const { euros } of options)
    expect(slugsFoundBy(formatPrice(euros, locale), locale), String(euros)).toEqual(slugsWith({ euros }));
});

test.each(locales)('a search for a masseuse in %s finds the massages that she gives', (locale) => {
  for (const { slug, name } of masseuses) {
    const given = catalogue.filter(({ givenBy }) => givenBy.includes(slug)).map((found) => found.slug);
    expect(slugsFoundBy(name, locale), name).toEqual(given);
  }
});

test.each(locales)('a search in %s finds a massage by its English title', (locale) => {
  for (const { slug } of catalogue) {
    const title = slug.replaceAll('-', ' ');
    expect(slugsFoundBy(title, locale)).toContain(slug);
  }
});

test.each(locales)(
  'a search in %s finds an extra by each of its search words, and few massages',
  (locale) => {
    for (const id of extraIds)
      for (const words of allTexts[locale].extras.searchWords[id]) {
        const { services, extras } = searchServices(words, locale);
        expect(extras, words).toContain(id);
        expect(services.length, words).toBeLessThan(catalogue.length / 4);
      }
  },
);
