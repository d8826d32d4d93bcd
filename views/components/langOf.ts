import type { Locale } from '../../content/locales.ts';

/** The `lang` attribute of a passage: only where its language is not the page's. */
export const langOf = (textLocale: Locale, locale: Locale): { lang?: Locale } =>
  textLocale === locale ? {} : { lang: textLocale };
