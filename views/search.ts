import { limitMarks } from '../content/bookingRules.ts';
import { searchLimit } from '../content/limits.ts';
import type { Locale } from '../content/locales.ts';
import { type ExtraId, extraIds } from '../content/subjects.ts';
import { allTexts } from './allTexts.ts';
import { type ServiceEntry, servicesIn } from './services.ts';
import { foldText } from './text.ts';

/** Splits a text into words in lower case, with their accents. */
const splitWords = (text: string): string[] =>
  limitMarks(text)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const serviceText = (service: ServiceEntry, locale: Locale): string =>
  [
    service.heading,
    // Its words, like 'massage', find every massage.
    allTexts[locale].pages.home.title,
    service.seoTitle,
    service.summary,
    ...service.features,
    service.intro,
    ...service.sections.flatMap(({ heading, paragraphs, bullets = [] }) => [
      heading,
      ...paragraphs,
      ...bullets,
    ]),
    ...service.benefits,
    ...service.options.flatMap(({ includes }) => includes),
  ].join(' ');

/** Items with the words of their texts, as written and without accents. Each word follows a space. */
type Searchable<T> = readonly { item: T; words: string }[];

const searchable = <T>(items: readonly T[], textOf: (item: T) => string): Searchable<T> =>
  items.map((item) => {
    const words = [...new Set(splitWords(textOf(item)))];
    return { item, words: ` ${[...words, ...words.map(foldText)].join(' ')}` };
  });

type SearchIndex = { services: Searchable<ServiceEntry>; extras: Searchable<ExtraId> };

const indexes = new Map<Locale, SearchIndex>();

/** Returns the searchable items of a language, which the first search creates. */
const getSearchIndex = (locale: Locale): SearchIndex => {
  const { items } = allTexts[locale].extras;
  const index = indexes.get(locale) ?? {
    services: searchable(servicesIn(locale), (service) => serviceText(service, locale)),
    extras: searchable(extraIds, (id) => `${items[id].title} ${items[id].description}`),
  };
  indexes.set(locale, index);
  return index;
};

const findMatches = <T>(items: Searchable<T>, starts: readonly string[]): T[] =>
  items.filter(({ words }) => starts.every((start) => words.includes(` ${start}`))).map(({ item }) => item);

/** Normalises a query to one line of at most `searchLimit` characters. */
export const normaliseQuery = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/**
 * Finds the massages and extras that have, for each word of the query, a word that begins with it. Accents may be
 * omitted. Accents that are typed count, unless nothing has them. Returns nothing for a query without words.
 */
export const search = (query: string, locale: Locale): { services: ServiceEntry[]; extras: ExtraId[] } => {
  const typed = splitWords(query);
  if (typed.length === 0) return { services: [], extras: [] };
  const { services, extras } = getSearchIndex(locale);
  const find = (starts: readonly string[]) => ({
    services: findMatches(services, starts),
    extras: findMatches(extras, starts),
  });
  const found = find(typed);
  return found.services.length + found.extras.length > 0 ? found : find(typed.map(foldText));
};
