import { findLocale } from '../../content/locales.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language, or the text itself if it is no language of the site. */
export const getLanguageName = (locale: string): string => {
  const known = findLocale(locale);
  return (known && languageNames.of(known)) ?? locale;
};
