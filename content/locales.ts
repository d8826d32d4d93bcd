import * as folders from './languages.ts';
import type { Texts } from './texts.ts';

/** The texts of all languages, with placeholders. */
export const languages = { ...folders } satisfies Record<string, Texts>;

export type Locale = keyof typeof languages;

/** The language without a path prefix, and the fallback. */
export const defaultLocale: Locale = 'en';
if (!(defaultLocale in languages)) throw new Error(`defaultLocale '${defaultLocale}' is not in languages.ts`);

const otherLocales = (Object.keys(languages) as Locale[]).filter((locale) => locale !== defaultLocale);

/** The languages in the order of the language switcher: the default language, then by their codes. */
export const locales: readonly [Locale, ...Locale[]] = [defaultLocale, ...otherLocales.sort()];

/** The BCP 47 tags for `Intl`, which determine the formats of dates and prices. */
export const intlTags = Object.fromEntries(
  locales.map((locale) => [locale, languages[locale].intlTag]),
) as Record<Locale, string>;
