import { facts } from '../../content/business.ts';
import { catalogue, type Service, type ServiceSlug } from '../../content/catalogue.ts';
import { byLocale, type Locale, locales } from '../../content/locales.ts';
import { fillKnown } from '../../content/rules/placeholders.ts';
import type { ServiceTexts } from '../../content/textTypes/massages.ts';
import { allTexts } from './allTexts.ts';

/** The language of a massage's long texts: the page's language, or the first that has them. */
const textLocaleOf = (slug: ServiceSlug, locale: Locale): Locale =>
  [locale, ...locales].find((candidate) => allTexts[candidate].massages[slug].sections) ?? locale;

/** Returns a massage with all texts in one language. */
const createEntry = (service: Service, locale: Locale) => {
  const { slug, options, related, dress, ending, givenBy } = service;
  const { atCentreOnly = false, lessAtHotel = false, byMen = false, fourHands = false } = service;
  const atHotel = !atCentreOnly;
  const minutes = options.map((option) => option.minutes);
  const textLocale = textLocaleOf(slug, locale);
  // The long texts may come from another language, so that no part of them is missing.
  const texts = {
    ...allTexts[textLocale].massages[slug],
    ...allTexts[locale].massages[slug],
  } as ServiceTexts;
  const { includes, ...words } = fillKnown(texts, {
    shorter: Math.min(...minutes),
    longer: Math.max(...minutes),
  });
  const includesByMinutes: Readonly<Record<number, readonly string[]>> = includes;
  return {
    slug,
    /** The language of the long texts, which may differ from the language of the title. */
    textLocale,
    /** The name in headings. */
    heading: words.longTitle ?? words.title,
    ...words,
    benefits: words.benefits ?? [],
    options: options.map((option) => ({
      ...option,
      within: option.within ?? [],
      includes: includesByMinutes[option.minutes] ?? [],
    })),
    related,
    atHotel,
    /** Whether gel and mattress are not available at hotels. */
    lessAtHotel,
    /** The durations in minutes that are available at hotels only together with another massage. */
    shortAtHotel: atHotel ? minutes.filter((each) => each < facts.hotel.minMinutes) : [],
    dress,
    ending,
    givenBy,
    byMen,
    fourHands,
  };
};

/** A massage with all texts in one language. */
export type ServiceEntry = ReturnType<typeof createEntry>;

/** A duration with its price, and the inclusions in one language; none if `askForDetails` is set. */
export type PricedOption = ServiceEntry['options'][number];

const entries = byLocale((locale) => catalogue.map((service) => createEntry(service, locale)));

/** The massages in one language, in the catalogue's order. */
export const servicesIn = (locale: Locale): readonly ServiceEntry[] => entries[locale];

/** One massage in one language. */
export const serviceIn = (slug: ServiceSlug, locale: Locale): ServiceEntry => {
  const entry = entries[locale].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No massage '${slug}' in the catalogue`);
  return entry;
};
