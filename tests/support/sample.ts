import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';

/** A language other than the default. */
export const otherLocale: Locale = locales.findLast((locale) => locale !== defaultLocale) ?? defaultLocale;

/** The languages whose list of massages opens panels. In the others it links pages (`detailLinks`). */
export const panelLocales = locales.filter((locale) => !allTexts[locale].detailLinks);

/** One of them, if there is one: what panels do in a browser is the same in all languages. */
export const onePanelLocale = panelLocales.slice(0, 1);

/** The shortest massage, which fits on every open day. */
export const massage =
  catalogue.toSorted((one, other) => one.options[0].minutes - other.options[0].minutes)[0] ?? catalogue[0];

/** A massage with several durations, or any massage. */
export const massageWithDurations = catalogue.find(({ options }) => options.length > 1) ?? massage;

export const masseuse = masseuses[0];

/** The name of a massage in requests. */
export const titleOf = (slug: ServiceSlug, locale: Locale = defaultLocale): string =>
  serviceIn(slug, locale).title;
