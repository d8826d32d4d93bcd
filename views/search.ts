import { searchLimit } from '../content/limits.ts';
import type { Locale } from '../content/locales.ts';
import type { Texts } from '../content/texts.ts';
import { allTexts } from './allTexts.ts';
import { type ServiceEntry, servicesIn } from './services.ts';
import { foldText } from './text.ts';

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const serviceText = (service: ServiceEntry, locale: Locale): string =>
  [
    service.heading,
    // Its words, like 'massage' and 'Barcelona', find every massage.
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

/** The services besides the massages of the list, in the order of the page. */
export type ExtraId = keyof Texts['extras']['items'];
export const extraIds: readonly ExtraId[] = ['gay', 'yoni', 'couples', 'hotel'];

/** Items with the distinct words of their texts. Each word follows a space. */
type Searchable<T> = readonly { item: T; words: string }[];

const searchable = <T>(items: readonly T[], textOf: (item: T) => string): Searchable<T> =>
  items.map((item) => ({ item, words: ` ${[...new Set(splitWords(textOf(item)))].join(' ')}` }));

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

/** Finds the items that have, for each word of the query, a word that begins with it; none without words. */
const findMatches = <T>(items: Searchable<T>, query: string): T[] => {
  const starts = [...new Set(splitWords(query))].map((word) => ` ${word}`);
  if (starts.length === 0) return [];
  return items.filter(({ words }) => starts.every((start) => words.includes(start))).map(({ item }) => item);
};

/** Normalises a query to one line of at most `searchLimit` characters. */
export const normaliseQuery = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/** Finds the massages whose texts have words that begin with those of the query. Ignores case and accents. */
export const searchServices = (query: string, locale: Locale): ServiceEntry[] =>
  findMatches(getSearchIndex(locale).services, query);

/** Finds the extras in the same way. */
export const searchExtras = (query: string, locale: Locale): ExtraId[] =>
  findMatches(getSearchIndex(locale).extras, query);
