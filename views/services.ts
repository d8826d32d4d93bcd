import { facts } from '../content/business.ts';
import { catalogue, type Option, pickServices, type ServiceSlug } from '../content/catalogue.ts';
import { type Locale, locales } from '../content/locales.ts';
import type { Massage } from '../content/massage.ts';
import type { MasseuseSlug } from '../content/masseuses.ts';
import { isOffered } from '../content/offers.ts';
import { allTexts, fillPlaceholders } from './allTexts.ts';

/** The texts of any massage. `includes` has the minutes of an option as keys. */
type MassageTexts = Omit<Massage, 'includes'> & { includes: Readonly<Record<number, readonly string[]>> };

/** The number of related massages of a page. */
const relatedCount = 3;

/** The language of a massage's long texts: the page's language, or the first that has them. */
const textLocaleOf = (slug: ServiceSlug, locale: Locale): Locale =>
  [locale, ...locales].find((candidate) => allTexts[candidate].massages[slug].sections) ?? locale;

/** The minutes of the shortest option of a massage. */
export const shortestMinutes = ({ options }: { options: readonly { minutes: number }[] }): number =>
  Math.min(...options.map(({ minutes }) => minutes));

/** Returns a massage with all texts in one language. */
const createEntry = (service: (typeof catalogue)[number], locale: Locale) => {
  const { slug, related, dress } = service;
  const givenBy: readonly MasseuseSlug[] = service.givenBy;
  const atHotel = isOffered('hotels') && !('atCentreOnly' in service);
  const minutes = service.options.map((option) => option.minutes);
  const textLocale = textLocaleOf(slug, locale);
  const texts = {
    ...allTexts[textLocale].massages[slug],
    ...allTexts[locale].massages[slug],
  } as MassageTexts;
  const { includes, ...words } = fillPlaceholders(texts, {
    shorter: Math.min(...minutes),
    longer: Math.max(...minutes),
  });
  return {
    slug,
    /** The language of the long texts, which may differ from the language of the title. */
    textLocale,
    /** The name in headings. */
    heading: words.longTitle ?? words.title,
    /** The name in sentences. */
    inSentence: words.inSentence ?? words.title,
    ...words,
    options: service.options.map((option: Option) => ({
      ...option,
      within: option.within ?? [],
      includes: includes[option.minutes] ?? [],
    })),
    related: pickServices(related, relatedCount + 1)
      .filter((other) => other !== slug)
      .slice(0, relatedCount),
    atHotel,
    /** Whether gel and mattress are not available at hotels. */
    lessAtHotel: 'lessAtHotel' in service,
    /** The durations in minutes that are available at hotels only together with another massage. */
    shortAtHotel: atHotel ? minutes.filter((each) => each < facts.hotel.least) : [],
    dress,
    givenBy,
    byMen: isOffered('men') && 'byMen' in service,
    fourHands: 'fourHands' in service,
  };
};

/** A massage with all texts in one language. */
export type ServiceEntry = ReturnType<typeof createEntry>;

/** A duration with its price, and the inclusions in one language; none if `askForDetails` is set. */
export type PricedOption = ServiceEntry['options'][number];

const entries = Object.fromEntries(
  locales.map((locale) => [locale, catalogue.map((service) => createEntry(service, locale))]),
) as Record<Locale, ServiceEntry[]>;

/** The massages in one language, in the catalogue's order. */
export const servicesIn = (locale: Locale): readonly ServiceEntry[] => entries[locale];

/** One massage in one language. */
export const serviceIn = (slug: ServiceSlug, locale: Locale): ServiceEntry => {
  const entry = entries[locale].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No massage '${slug}' in the catalogue`);
  return entry;
};
