import { bios } from '../../content/bios.ts';
import { type ServiceSlug, yoniModel } from '../../content/catalogue.ts';
import { byLocale, intlTags, type Locale } from '../../content/locales.ts';
import { type MasseuseSlug, masseuses, maxOtherMasseuses, type Specialty } from '../../content/masseuses.ts';
import { allTexts } from './allTexts.ts';
import { servicesIn } from './serviceEntries.ts';

const isSpecialty = (massage: ServiceSlug, specialties: readonly Specialty[]): boolean =>
  specialties.some((specialty) => massage === `${specialty}-massage`);

const createEntries = (locale: Locale) => {
  const { pages, extras } = allTexts[locale];
  const words = pages.masseuse;
  const list = new Intl.ListFormat(intlTags[locale], { type: 'conjunction' });
  const yoniTitle = extras.items.yoni.title.toLocaleLowerCase(locale);
  return masseuses.map(({ slug, name, age, nationality, languages, specialties }) => ({
    slug,
    name,
    age,
    nationality: words.nationalities[nationality],
    languages: list.format(languages.map((language) => words.languageNames[language])),
    specialties: list.format(
      specialties.map((specialty) => words.specialtyNames[specialty]).filter((specialty) => specialty !== ''),
    ),
    /**
     * The massages that she gives besides her specialties, and the yoni massage, which is not in the list.
     */
    alsoGives: list.format([
      ...servicesIn(locale)
        .filter(({ slug: massage, givenBy }) => givenBy.includes(slug) && !isSpecialty(massage, specialties))
        .map(({ title }) => title),
      ...(yoniModel.givenBy.some((giver) => giver === slug) ? [yoniTitle] : []),
    ]),
    bio: bios[slug],
  }));
};

export type MasseuseEntry = ReturnType<typeof createEntries>[number];

const entries = byLocale(createEntries);

/** Returns all masseuses with their texts in one language, except `bio`, which is in `bioLanguage`. */
export const masseusesIn = (locale: Locale): readonly MasseuseEntry[] => entries[locale];

/** Returns one masseuse with the texts in one language. */
export const masseuseIn = (slug: MasseuseSlug, locale: Locale): MasseuseEntry => {
  const masseuse = masseusesIn(locale).find((candidate) => candidate.slug === slug);
  if (!masseuse) throw new Error(`No masseuse '${slug}'`);
  return masseuse;
};

/** The masseuses that a profile links to: the next ones in the list, which wraps around. */
export const otherMasseuses = (slug: MasseuseSlug, locale: Locale): MasseuseEntry[] => {
  const all = masseusesIn(locale);
  const index = all.findIndex((candidate) => candidate.slug === slug);
  return [...all.slice(index + 1), ...all.slice(0, index)].slice(0, maxOtherMasseuses);
};
