import {
  catalogue,
  englishOnly,
  type Option,
  type OptionNote,
  type ServiceSlug,
} from '../content/catalogue.ts';
import { copies } from '../content/copy.ts';
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
  summary: string;
  features: readonly string[];
  intro: string;
  sections: readonly Section[];
  benefitsTitle: string;
  benefits: readonly string[];
  options: readonly PricedOption[];
  related: readonly ServiceSlug[];
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

const searchedText = (service: ServiceEntry, locale: Locale): string =>
  foldText(
    [
      service.title,
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

/** A search as it is used and shown: one line of at most `searchLimit` characters. */
export const searchWords = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/** The massages whose title, features or text have all the words of a search, whatever their case and accents. */
export const searchServices = (query: string, locale: Locale): ServiceEntry[] => {
  const words = foldText(query).split(' ').filter(Boolean);
  return servicesIn(locale).filter((service) => {
    const text = searchedText(service, locale);
    return words.every((word) => text.includes(word));
  });
};
