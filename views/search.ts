import type { Copy } from '../content/copy.ts';
import { searchLimit } from '../content/limits.ts';
import type { Locale } from '../content/locales.ts';
import { copies } from './copies.ts';
import { type ServiceEntry, servicesIn } from './services.ts';
import { foldText } from './text.ts';

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const textOf = (service: ServiceEntry, locale: Locale): string =>
  [
    service.title,
    copies[locale].pages.home.title,
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

/** What there is besides the twelve massages, in the order of the page. */
export type ExtraId = keyof Copy['extras']['items'];
export const extraIds: readonly ExtraId[] = ['gay', 'yoni', 'couples', 'hotel'];

/** What can be found by words, each with the words of its text, every one once and after a space. */
type Searchable<T> = readonly { item: T; words: string }[];

const searchable = <T>(items: readonly T[], textOf: (item: T) => string): Searchable<T> =>
  items.map((item) => ({ item, words: ` ${[...new Set(wordsOf(textOf(item)))].join(' ')}` }));

type Searched = { services: Searchable<ServiceEntry>; extras: Searchable<ExtraId> };

const made = new Map<Locale, Searched>();

/** All that is searched in a language, split into words once. */
const searchedIn = (locale: Locale): Searched => {
  const { items } = copies[locale].extras;
  const searched = made.get(locale) ?? {
    services: searchable(servicesIn(locale), (service) => textOf(service, locale)),
    extras: searchable(extraIds, (id) => `${items[id].title} ${items[id].description}`),
  };
  made.set(locale, searched);
  return searched;
};

/** What has a word that begins with each word of a search; nothing for a search without words. */
const find = <T>(items: Searchable<T>, query: string): T[] => {
  const starts = [...new Set(wordsOf(query))].map((word) => ` ${word}`);
  if (starts.length === 0) return [];
  return items.filter(({ words }) => starts.every((start) => words.includes(start))).map(({ item }) => item);
};

/** A search as it is used and shown: one line of at most `searchLimit` characters. */
export const searchLine = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/**
 * The massages in whose title, features or text each word of a search begins a word, whatever its case and accents; none
 * for a search without words.
 */
export const searchServices = (query: string, locale: Locale): ServiceEntry[] =>
  find(searchedIn(locale).services, query);

/** The same for what there is besides the massages. */
export const searchExtras = (query: string, locale: Locale): ExtraId[] =>
  find(searchedIn(locale).extras, query);
