import { searchLimit } from '../../content/limits.ts';
import type { Locale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { limitMarks } from '../../content/rules/cleanText.ts';
import { type ExtraId, extraIds } from '../../content/subjects.ts';
import type { Texts } from '../../content/texts/texts.ts';
import { allTexts } from './allTexts.ts';
import { type ServiceEntry, servicesIn } from './serviceEntries.ts';
import { foldText } from './text.ts';

/** Makes one word of a number and its unit, so that '90 min' does not find what costs €90. */
const joinUnits = (text: string): string =>
  text
    .replace(/(\d+)[\s-]*min(?:ute|uto)?s?\b/g, '$1min')
    .replace(/€\s*(\d+)|(\d+)\s*(?:€|euros?\b)/g, '$1$2euros');

/** Splits a text into words in lower case, with their accents. */
const splitWords = (text: string): string[] =>
  joinUnits(limitMarks(text).normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The name of a massage, also in the language of the slugs. */
const nameOf = ({ heading, slug }: ServiceEntry): string => `${heading} ${slug}`;

/** The few words that describe a massage in the list, its durations and prices, and who gives it. */
const shortText = (service: ServiceEntry): string =>
  [
    nameOf(service),
    service.subtitle,
    service.summary,
    ...service.features,
    ...service.options.map(({ minutes, euros }) => `${minutes} ${minutes} min ${euros} ${euros} €`),
    ...masseuses.filter(({ slug }) => service.givenBy.includes(slug)).map(({ name }) => name),
  ].join(' ');

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

/** The name of an extra, its id, which is English, and what else visitors may call it. */
const extraName = (id: ExtraId, { items, searchWords }: Texts['extras']): string =>
  [items[id].title, `${id} massage`, ...searchWords[id]].join(' ');

const extraText = (id: ExtraId, extras: Texts['extras']): string => {
  const { items, yoni } = extras;
  return [
    extraName(id, extras),
    items[id].description,
    ...(id === 'yoni' ? [...yoni.steps, ...yoni.facts.map(({ text }) => text)] : []),
  ].join(' ');
};

/** The words of a text, as written and without accents. Each word is between spaces. */
const searchable = (text: string): string => {
  const words = [...new Set(splitWords(text))];
  return ` ${[...words, ...words.map(foldText)].join(' ')} `;
};

/** A number is a whole word: 30 is not the beginning of 300. */
const hasAll = (words: string, starts: readonly string[]): boolean =>
  starts.every((start) => words.includes(/^\d+$/.test(start) ? ` ${start} ` : ` ${start}`));

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
      name: searchable(nameOf(service)),
      short: searchable(shortText(service)),
      all: searchable(longText(service)),
    })),
    extras: extraIds.map((id) => ({
      item: id,
      name: searchable(extraName(id, extras)),
      short: searchable(extraName(id, extras)),
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

/** The result of a search. `extrasFirst`: the visitor typed the name of an extra, and not that of a massage. */
type Found = { services: ServiceEntry[]; extras: ExtraId[]; extrasFirst: boolean };

const itemsOf = <T>(found: readonly Searchable<T>[]): T[] => found.map(({ item }) => item);

const find = ({ common, services, extras }: SearchIndex, typed: readonly string[]): Found => {
  const starts = typed.filter((word) => !common.includes(` ${word}`));
  const areNamed = (items: readonly Searchable<unknown>[]): boolean =>
    starts.length > 0 && items.some(({ name }) => hasAll(name, starts));
  const massageIsNamed = areNamed(services);
  const extraIsNamed = areNamed(extras);
  // Many texts mention other massages and endings, which a visitor who types a name does not look for.
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
export const searchServices = (query: string, locale: Locale): Found => {
  const typed = splitWords(query);
  if (typed.length === 0) return { services: [], extras: [], extrasFirst: false };
  const index = getSearchIndex(locale);
  const found = find(index, typed);
  return found.services.length + found.extras.length > 0 ? found : find(index, typed.map(foldText));
};
