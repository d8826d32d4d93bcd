import type { Locale } from '../../content/locales.ts';

/** The `lang` attribute of a text; empty if the text is in the page's language. */
export const langAttribute = (textLocale: Locale, locale: Locale): { lang?: Locale } =>
  textLocale === locale ? {} : { lang: textLocale };
