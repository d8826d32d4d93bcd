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

const searchedWords = (service: ServiceEntry, locale: Locale): string[] =>
  wordsOf(
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
    ].join(' '),
  );

/** What there is besides the twelve massages, in the order of the page. */
export type ExtraId = keyof Copy['extras']['items'];
export const extraIds: readonly ExtraId[] = ['gay', 'yoni', 'couples', 'hotel'];

/** Whether each word of a search begins one of the words; never for a search without words. */
const hasAll = (searched: readonly string[], query: string): boolean => {
  const words = wordsOf(query);
  return words.length > 0 && words.every((word) => searched.some((candidate) => candidate.startsWith(word)));
};

/** A search as it is used and shown: one line of at most `searchLimit` characters. */
export const searchLine = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/**
 * The massages in whose title, features or text each word of a search begins a word, whatever its case and accents; none
 * for a search without words.
 */
export const searchServices = (query: string, locale: Locale): ServiceEntry[] =>
  servicesIn(locale).filter((service) => hasAll(searchedWords(service, locale), query));

/** The same for what there is besides the massages. */
export const searchExtras = (query: string, locale: Locale): ExtraId[] => {
  const { items } = copies[locale].extras;
  return extraIds.filter((id) => hasAll(wordsOf(`${items[id].title} ${items[id].description}`), query));
};
