import { expect, test } from 'vitest';
import { englishOnly } from '../../content/catalogue.ts';
import { copies } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { pictures } from '../../content/pictures.ts';
import { serviceWords } from '../../content/services.ts';

/** Every text of a language by its place: 'frame.nav.home' → 'Home'. */
const textsOf = (value: unknown, place = ''): [place: string, text: string][] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, place ? `${place}.${key}` : key));
};

const wordsOf = (locale: Locale) => textsOf({ ...copies[locale], services: serviceWords[locale] });

/** Texts that are the same in English and another language, and why. */
const sameOnPurpose: Record<'es' | 'fr', Record<string, string>> = {
  es: {
    'frame.nav.casting': 'the word is Spanish too',
    'frame.chat': 'a name',
    'frame.footer.metro': 'the word is Spanish too',
    'frame.consent.heading': 'the word is Spanish too',
    'pages.optionNotes.twoLingam': 'the trade’s word, not inflected',
    'form.errorTitle': 'the word is Spanish too',
    'profile.specialtyNames.tantra': 'a name',
    'profile.specialtyNames.nuru': 'a name',
    'profile.specialtyNames.lingam': 'a name',
  },
  fr: {
    'frame.nav.masseuses': 'the word is French',
    'frame.nav.casting': 'the word is French too',
    'frame.nav.contact': 'the word is French too',
    'frame.openMenu': 'the word is French',
    'frame.chat': 'a name',
    'frame.footer.email': 'the word is French too',
    'frame.consent.heading': 'the word is French too',
    'pages.service.contact': 'the word is French too',
    'form.email': 'the word is French too',
    'form.service': 'the word is French',
    'form.message': 'the word is French',
    'profile.specialtyNames.tantra': 'a name',
    'profile.specialtyNames.nuru': 'a name',
    'profile.specialtyNames.lingam': 'a name',
    'profile.specialtyNames.couples': 'the word is French',
  },
};

/** Keys for machines, and the massages whose texts are English everywhere. */
const isNoTranslation = (place: string): boolean =>
  /^(privacy|cookies)\.sections\.\d+\.(id|table)$/.test(place) ||
  /^cookies\.cookies\.consent(Date)?\.name$/.test(place) ||
  englishOnly.some((slug) => place.startsWith(`services.${slug}.`));

test.each(['es', 'fr'] as const)('no text of %s is still English, but those listed', (locale) => {
  const english = new Map(wordsOf('en'));
  const same = wordsOf(locale)
    .filter(([place, text]) => english.get(place) === text && !isNoTranslation(place))
    .map(([place]) => place);
  expect(same.sort()).toEqual(Object.keys(sameOnPurpose[locale]).sort());
});

test.each(locales)('no text of %s types in a price, a telephone number, an address or an age', (locale) => {
  // Articles of law and their years are not the centre's facts; neither is what stands on a door in a picture.
  const mayHaveFigures =
    /^(privacy|cookies)\.|^pictureAlts\.hotels$|^pages\.optionNotes\.|^pages\.enquiryHours\./;
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

test('the FAQ has sixteen, ten and sixteen questions', () => {
  expect(locales.map((locale) => copies[locale].faq.length)).toEqual([16, 10, 16]);
});

test.each(locales)('titles and descriptions of all pages in %s are short and unique', (locale) => {
  const { pages, about, gallery, casting, masseuses, hotels, privacy, cookies, serviceHeads } =
    copies[locale];
  const heads = [
    pages.home,
    pages.services,
    pages.contact,
    about,
    gallery,
    casting,
    masseuses,
    hotels,
    privacy,
    cookies,
  ];
  const titles = [
    ...heads.map(({ title }) => title),
    ...Object.values(serviceHeads).map(({ seoTitle }) => seoTitle),
  ];
  const descriptions = [...heads, ...Object.values(serviceHeads)].map(({ description }) => description);
  expect(titles.filter((title) => title.length >= 60)).toEqual([]);
  expect(descriptions.filter((description) => description.length >= 155)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
