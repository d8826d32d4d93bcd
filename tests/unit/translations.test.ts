import { expect, test } from 'vitest';
import { copies } from '../../content/copies.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { pictures } from '../../content/pictures.ts';
import { formatOptions } from '../../views/format.ts';
import { servicesIn } from '../../views/services.ts';
import { fill } from '../../views/text.ts';

/** Every text of a language by its place: 'pages.home.nav' → 'Home'. */
const textsOf = (value: unknown, place = ''): [place: string, text: string][] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, place ? `${place}.${key}` : key));
};

const wordsOf = (locale: Locale) => textsOf(copies[locale]);

/** The places of the texts that equal English on purpose; every language but English says which and why. */
const sameOnPurpose = async (locale: Locale): Promise<string[]> => {
  const { sameAsEnglish } = (await import(`../../content/${locale}/sameAsEnglish.ts`)) as {
    sameAsEnglish: Record<string, string>;
  };
  return Object.keys(sameAsEnglish);
};

/** Keys for machines, figures, and the names of what is stored. */
const isNoTranslation = (place: string): boolean =>
  /\.links\.\d+\.to$/.test(place) ||
  /^pages\.(privacy|cookies)\.sections\.\d+\.(id|table)$/.test(place) ||
  /^pages\.cookies\.cookies\.consent(Date)?\.name$/.test(place) ||
  /^answeringHours\.(hours|clock)\b/.test(place) ||
  /[lL]inks\.\d+\.to$/.test(place);

const translations = locales.filter((locale) => locale !== defaultLocale);

test.each(translations)('no text of %s is still English, but those listed', async (locale) => {
  const english = new Map(wordsOf(defaultLocale));
  const same = wordsOf(locale)
    .filter(([place, text]) => english.get(place) === text && !isNoTranslation(place))
    .map(([place]) => place);
  expect(same.sort()).toEqual((await sameOnPurpose(locale)).sort());
});

test.each(locales)('no text of %s types in a price, a telephone number, an address or an age', (locale) => {
  // Articles of law and their years are not the centre's facts; neither is what stands on a door in a picture.
  const mayHaveFigures =
    /^pages\.(privacy|cookies)\.|^pictureAlts\.hotels$|^pages\.service\.optionNotes\.|^answeringHours\./;
  const typed = wordsOf(locale).filter(
    ([place, text]) =>
      /€|euros? \d|\+34|600|@(?!example)|wa\.me/.test(text.replaceAll(/\w+@example\.com/g, '')) ||
      (!mayHaveFigures.test(place) && /\d/.test(text.replaceAll('3D', ''))),
  );
  expect(typed).toEqual([]);
});

test.each(locales)('every picture has a text of its own in %s, a sentence', (locale) => {
  const alts = Object.keys(pictures).map((id) => copies[locale].pictureAlts[id as keyof typeof pictures]);
  expect(alts.filter((alt) => !/^\p{Lu}.{15,}\.$/u.test(alt))).toEqual([]);
  expect(new Set(alts).size).toBe(alts.length);
});

test.each([
  ['en', 16],
  ['es', 10],
  ['fr', 16],
] as const)('the FAQ in %s has %i questions', (locale, count) => {
  expect(copies[locale].faq).toHaveLength(count);
});

test.each(locales)('titles and descriptions of all pages in %s are short and unique', (locale) => {
  const { pages } = copies[locale];
  // A masseuse's head has places: its own test is that of the profiles.
  const services = servicesIn(locale).map(({ seoTitle, description, options }) => ({
    title: seoTitle,
    description: fill(description, { prices: formatOptions(options, locale) }),
  }));
  const heads = [...Object.values(pages), ...services].flatMap((words) => {
    if (!('description' in words) || words === pages.masseuse) return [];
    return [{ title: words.title, description: words.description }];
  });
  expect(heads.length).toBeGreaterThan(20);
  const titles = heads.map(({ title }) => title);
  const descriptions = heads.map(({ description }) => description);
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
  expect(descriptions.filter((description) => description.length >= 155)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
