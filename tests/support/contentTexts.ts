import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, languages, locales } from '../../content/locales.ts';
import { root } from './folders.ts';
import { textEntries } from './texts.ts';

type ContentText = {
  locale: Locale;
  /** The name of the file, which is the same in all languages: `home`; `massages` for all massages. */
  name: string;
  /** The path in the texts of the language: `pages.home.title`. */
  place: string;
  /** Where an owner finds the text: `content/en/home.ts: title`. */
  source: string;
  text: string;
};

/**
 * A massage with long texts has a file of its own: `tantric-divan-massage` is in `massages/tantricDivan.ts`.
 */
const findMassage = (locale: Locale, slug: string, entry: string): string => {
  const name = slug.replace('-massage', '').replaceAll(/-./g, (letter) => letter.slice(1).toUpperCase());
  const file = `content/${locale}/massages/${name}.ts`;
  return existsSync(join(root, file))
    ? `${file}: ${entry}`
    : `content/${locale}/massages.ts: ${slug}.${entry}`;
};

/** The file and the entry of a text: `pages.home.title` is `content/en/home.ts: title`. */
export const sourceOf = (locale: Locale, place: string): string => {
  const [name = '', ...keys] = place.replace('pages.', '').split('.');
  const [first = '', ...others] = keys;
  if (name === 'massages') return findMassage(locale, first, others.join('.'));
  return keys.length > 0
    ? `content/${locale}/${name}.ts: ${keys.join('.')}`
    : `content/${locale}/${locale}.ts: ${name}`;
};

/** All texts of all languages, with their placeholders. */
export const contentTexts: readonly ContentText[] = locales.flatMap((locale) =>
  textEntries(languages[locale]).map(([place, text]) => {
    const [name = ''] = place.replace('pages.', '').split('.');
    return { locale, name, place, source: sourceOf(locale, place), text };
  }),
);
