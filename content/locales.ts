import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { Texts } from './textTypes/texts.ts';

/** The texts of all languages, with placeholders. A language is one import and one entry here. */
export const languages = { en, es, fr } satisfies Record<string, Texts>;

export type Locale = keyof typeof languages;

/** The language without a path prefix, and the fallback. */
export const defaultLocale: Locale = 'en';

const otherLocales = (Object.keys(languages) as Locale[]).filter((locale) => locale !== defaultLocale);

/** The languages in the order of the language switcher: the default language, then by their codes. */
export const locales: readonly [Locale, ...Locale[]] = [defaultLocale, ...otherLocales.sort()];

/** Makes a value for each language. */
export const byLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** The BCP 47 tags for `Intl`, which determine the formats of dates and prices. */
export const intlTags = byLocale((locale) => languages[locale].intlTag);

/** Returns the language of a text such as `es`; `undefined` for any other value. */
export const findLocale = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);
