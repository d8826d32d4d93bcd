import {
  catalogue,
  englishOnly,
  type Option,
  type OptionNote,
  type ServiceSlug,
} from '../content/catalogue.ts';
import { type Copy, copies } from '../content/copy.ts';
import { searchLimit } from '../content/limits.ts';
import type { Locale } from '../content/locales.ts';
import type { Section } from '../content/service-words.ts';
import { serviceWords } from '../content/services.ts';
import { foldText } from './text.ts';

/** An option with what it includes in one language; `includes` is empty where the page invites to ask. */
export type PricedOption = {
  minutes: number;
  euros: number;
  note: OptionNote | undefined;
  askForDetails: boolean;
  includes: readonly string[];
};

/** One massage as its pages show it in one language. */
export type ServiceEntry = {
  slug: ServiceSlug;
  title: string;
  /** The language of the texts below, which is not always the page's. */
  textLocale: Locale;
  turn: string;
  summary: string;
  features: readonly string[];
  intro: string;
  sections: readonly Section[];
  benefitsTitle: string;
  benefits: readonly string[];
  options: readonly PricedOption[];
  related: readonly ServiceSlug[];
  /** Whether it can be had in a hotel room. */
  atHotel: boolean;
};

const isEnglishOnly = (slug: ServiceSlug): boolean => (englishOnly as readonly string[]).includes(slug);

const entryOf = (service: (typeof catalogue)[number], locale: Locale): ServiceEntry => {
  const { includes, ...words } = serviceWords[locale][service.slug];
  const listed: Readonly<Record<number, readonly string[]>> = includes;
  return {
    slug: service.slug,
    title: service.title[locale],
    textLocale: isEnglishOnly(service.slug) ? 'en' : locale,
    ...words,
    options: service.options.map((option: Option) => ({
      minutes: option.minutes,
      euros: option.euros,
      note: option.note,
      askForDetails: option.askForDetails ?? false,
      includes: listed[option.minutes] ?? [],
    })),
    related: service.related,
    atHotel: !('atCentreOnly' in service),
  };
};

/** The twelve massages in one language, in the catalogue's order. */
export const servicesIn = (locale: Locale): ServiceEntry[] =>
  catalogue.map((service) => entryOf(service, locale));

/** One massage in one language. */
export const serviceIn = (slug: ServiceSlug, locale: Locale): ServiceEntry => {
  const service = catalogue.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No massage '${slug}' in the catalogue`);
  return entryOf(service, locale);
};

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const searchedWords = (service: ServiceEntry, locale: Locale): string[] =>
  wordsOf(
    [
      service.title,
      copies[locale].pages.home.title,
      copies[locale].serviceHeads[service.slug].seoTitle,
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
