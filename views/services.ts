import { facts } from '../content/business.ts';
import {
  catalogue,
  type Dress,
  type Option,
  type OptionNote,
  pickServices,
  type ServiceSlug,
  type Within,
} from '../content/catalogue.ts';
import { type Locale, locales } from '../content/locales.ts';
import type { Massage } from '../content/massage.ts';
import type { MasseuseSlug } from '../content/masseuses.ts';
import { isOffered } from '../content/offers.ts';
import { allTexts, fillPlaceholders } from './allTexts.ts';

/** A duration with its price, and the inclusions in one language; none if `askForDetails` is set. */
export type PricedOption = {
  minutes: number;
  euros: number;
  note: OptionNote | undefined;
  /** Activities that the minutes include. */
  within: readonly Within[];
  askForDetails: boolean;
  includes: readonly string[];
};

/** A massage with all texts in one language. */
export type ServiceEntry = Omit<Massage, 'includes'> & {
  slug: ServiceSlug;
  /** The language of the long texts, which may differ from the language of the title. */
  textLocale: Locale;
  /** The name in headings. */
  heading: string;
  /** The name in sentences. */
  inSentence: string;
  options: readonly PricedOption[];
  related: readonly ServiceSlug[];
  /** Whether the massage is available at hotels. */
  atHotel: boolean;
  /** Whether gel and mattress are not available at hotels. */
  lessAtHotel: boolean;
  /** The durations in minutes that are available at hotels only together with another massage. */
  shortAtHotel: readonly number[];
  dress: Dress;
  givenBy: readonly MasseuseSlug[];
  /** Whether the men give the massage too. */
  byMen: boolean;
  /** Whether two masseuses work together, for one person. */
  fourHands: boolean;
};

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

const createEntry = (service: (typeof catalogue)[number], locale: Locale): ServiceEntry => {
  const { slug, related, dress, givenBy } = service;
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
    textLocale,
    heading: words.longTitle ?? words.title,
    inSentence: words.inSentence ?? words.title,
    ...words,
    options: service.options.map(({ minutes, euros, note, within = [], askForDetails }: Option) => ({
      minutes,
      euros,
      note,
      within,
      askForDetails: askForDetails ?? false,
      includes: includes[minutes] ?? [],
    })),
    related: pickServices(related, relatedCount + 1)
      .filter((other) => other !== slug)
      .slice(0, relatedCount),
    atHotel,
    lessAtHotel: 'lessAtHotel' in service,
    shortAtHotel: atHotel ? minutes.filter((each) => each < facts.hotel.least) : [],
    dress,
    givenBy,
    byMen: isOffered('men') && 'byMen' in service,
    fourHands: 'fourHands' in service,
  };
};

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
