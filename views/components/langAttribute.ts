import type { Locale } from '../../content/locales.ts';

/** The `lang` attribute of a text; empty if the text is in the page's language. */
export const langAttribute = (language: string, locale: Locale): { lang?: string } =>
  language === locale ? {} : { lang: language };
