import { limitMarks } from '../content/bookingRules.ts';
import { searchLimit } from '../content/limits.ts';
import type { Locale } from '../content/locales.ts';
import { type ExtraId, extraIds } from '../content/subjects.ts';
import type { Texts } from '../content/texts/texts.ts';
import { allTexts } from './allTexts.ts';
import { type ServiceEntry, servicesIn } from './serviceEntries.ts';
import { foldText } from './text.ts';

/** Splits a text into words in lower case, with their accents. */
const splitWords = (text: string): string[] =>
  limitMarks(text)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The few words that describe a massage in the list. */
const shortText = ({ heading, subtitle, summary, features }: ServiceEntry): string =>
  [heading, subtitle, summary, ...features].join(' ');

const longText = (service: ServiceEntry): string =>
  [
    shortText(service),
    service.seoTitle,
    service.intro,
    ...service.sections.flatMap(({ heading, paragraphs, bullets = [] }) => [
      heading,
      ...paragraphs,
      ...bullets,
    ]),
    ...service.benefits,
    ...service.options.flatMap(({ includes }) => includes),
  ].join(' ');

const extraText = (id: ExtraId, { items, yoni }: Texts['extras']): string =>
  [
    items[id].title,
    items[id].description,
    ...(id === 'yoni' ? [...yoni.steps, ...yoni.facts.map(({ text }) => text)] : []),
  ].join(' ');

/** The words of a text, as written and without accents. Each word follows a space. */
const searchable = (text: string): string => {
  const words = [...new Set(splitWords(text))];
  return ` ${[...words, ...words.map(foldText)].join(' ')}`;
};

const hasAll = (words: string, starts: readonly string[]): boolean =>
  starts.every((start) => words.includes(` ${start}`));

/** An item with the words of its name, of its short texts and of all its texts. */
type Searchable<T> = { item: T; name: string; short: string; all: string };

type SearchIndex = {
  /** Words that every item has, like 'massage'. */
  common: string;
  services: readonly Searchable<ServiceEntry>[];
  extras: readonly Searchable<ExtraId>[];
};

const createSearchIndex = (locale: Locale): SearchIndex => {
  const { extras, pages } = allTexts[locale];
  return {
    common: searchable(pages.home.title),
    services: servicesIn(locale).map((service) => ({
      item: service,
      name: searchable(service.heading),
      short: searchable(shortText(service)),
      all: searchable(longText(service)),
    })),
    extras: extraIds.map((id) => ({
      item: id,
      name: searchable(extras.items[id].title),
      short: searchable(extras.items[id].title),
      all: searchable(extraText(id, extras)),
    })),
  };
};

const indexes = new Map<Locale, SearchIndex>();

/** Returns the searchable items of a language, which the first search creates. */
const getSearchIndex = (locale: Locale): SearchIndex => {
  const index = indexes.get(locale) ?? createSearchIndex(locale);
  indexes.set(locale, index);
  return index;
};

/** What a search finds. `extrasFirst`: the visitor typed the name of an extra, and not that of a massage. */
type Found = { services: ServiceEntry[]; extras: ExtraId[]; extrasFirst: boolean };

const itemsOf = <T>(found: readonly Searchable<T>[]): T[] => found.map(({ item }) => item);

const find = ({ common, services, extras }: SearchIndex, typed: readonly string[]): Found => {
  const starts = typed.filter((word) => !common.includes(` ${word}`));
  const areNamed = (items: readonly Searchable<unknown>[]): boolean =>
    starts.length > 0 && items.some(({ name }) => hasAll(name, starts));
  const [massageIsNamed, extraIsNamed] = [areNamed(services), areNamed(extras)];
  // Many texts mention other massages and endings. Whoever types a name looks for what has that name.
  const depth = massageIsNamed || extraIsNamed ? 'short' : 'all';
  const matches = (item: Searchable<unknown>): boolean => hasAll(item[depth], starts);
  return {
    services: itemsOf(services.filter(matches)),
    extras: itemsOf(extras.filter(matches)),
    extrasFirst: extraIsNamed && !massageIsNamed,
  };
};

/** Normalises a query to one line of at most `searchLimit` characters. */
export const normaliseQuery = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/**
 * Finds the massages and extras that have, for each word of the query, a word that begins with it; if the words are
 * in a name, only those that have them in their short texts. Accents may be omitted. Accents that are typed count,
 * unless nothing has them. Returns nothing for a query without words.
 */
export const search = (query: string, locale: Locale): Found => {
  const typed = splitWords(query);
  if (typed.length === 0) return { services: [], extras: [], extrasFirst: false };
  const index = getSearchIndex(locale);
  const found = find(index, typed);
  return found.services.length + found.extras.length > 0 ? found : find(index, typed.map(foldText));
};
