import {
  catalogue,
  type Dress,
  type EnglishOnlySlug,
  englishOnly,
  type Option,
  type OptionNote,
  type ServiceSlug,
} from '../content/catalogue.ts';
import { type Locale, locales } from '../content/locales.ts';
import type { Massage } from '../content/massage.ts';
import { copies } from './copies.ts';

/** An option with its inclusions in one language. `includes` is empty if `askForDetails` is set. */
export type PricedOption = {
  minutes: number;
  euros: number;
  note: OptionNote | undefined;
  askForDetails: boolean;
  includes: readonly string[];
};

/** A massage with all texts in one language. */
export type ServiceEntry = Omit<Massage, 'includes'> & {
  slug: ServiceSlug;
  /** The language of the long texts, which may differ from the language of the title. */
  textLocale: Locale;
  options: readonly PricedOption[];
  related: readonly ServiceSlug[];
  /** Whether the massage is available at hotels. */
  atHotel: boolean;
  /** Whether gel and mattress are not available at hotels. */
  lessAtHotel: boolean;
  dress: Dress;
  /** Whether a second ending is included in the price. */
  hasSecondEnding: boolean;
};

/** The texts of any massage, whatever its options. */
type Words = Omit<Massage, 'includes'> & { includes: Readonly<Record<number, readonly string[]>> };

const isEnglishOnly = (slug: ServiceSlug): slug is EnglishOnlySlug =>
  (englishOnly as readonly string[]).includes(slug);

const entryOf = (service: (typeof catalogue)[number], locale: Locale): ServiceEntry => {
  const { slug, related } = service;
  const { massages } = copies[locale];
  const { includes, ...words }: Words = isEnglishOnly(slug)
    ? { ...copies.en.massages[slug], ...massages[slug] }
    : massages[slug];
  return {
    slug,
    textLocale: isEnglishOnly(slug) ? 'en' : locale,
    ...words,
    options: service.options.map(({ minutes, euros, note, askForDetails }: Option) => ({
      minutes,
      euros,
      note,
      askForDetails: askForDetails ?? false,
      includes: includes[minutes] ?? [],
    })),
    related,
    atHotel: !('atCentreOnly' in service),
    lessAtHotel: 'lessAtHotel' in service,
    dress: service.dress,
    hasSecondEnding: service.options.some(({ note }: Option) => note === 'lingamsOptional'),
  };
};

const entries = Object.fromEntries(
  locales.map((locale) => [locale, catalogue.map((service) => entryOf(service, locale))]),
) as Record<Locale, ServiceEntry[]>;

/** The twelve massages in one language, in the catalogue's order. */
export const servicesIn = (locale: Locale): readonly ServiceEntry[] => entries[locale];

/** One massage in one language. */
export const serviceIn = (slug: ServiceSlug, locale: Locale): ServiceEntry => {
  const entry = entries[locale].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No massage '${slug}' in the catalogue`);
  return entry;
};
