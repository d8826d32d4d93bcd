import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';

/** A language other than the default, if the site has one. */
export const otherLocale: Locale = locales.findLast((locale) => locale !== defaultLocale) ?? defaultLocale;

/** The languages that pages link to. */
export const linkedLocales = locales.length > 1 ? locales : [];

/** The shortest massage, which fits on every open day. */
export const massage =
  catalogue.toSorted((one, other) => one.options[0].minutes - other.options[0].minutes)[0] ?? catalogue[0];

/** A massage with several durations, or any massage. */
export const massageWithOptions = catalogue.find(({ options }) => options.length > 1) ?? massage;

export const masseuse = masseuses[0];

/** The name of a massage in requests. */
export const titleOf = (slug: ServiceSlug, locale: Locale = defaultLocale): string =>
  serviceIn(slug, locale).title;
