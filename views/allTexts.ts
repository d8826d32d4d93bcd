import { type Locale, locales } from '../content/locales.ts';
import type { Texts } from '../content/texts.ts';
import { textTemplates } from '../content/textTemplates.ts';
import { factPlaceholders } from './factPlaceholders.ts';

/** Copies a value and replaces the known placeholders in all its texts. Unknown placeholders stay. */
export const fillPlaceholders = <T>(value: T, values: Record<string, string | number>): T => {
  if (typeof value === 'string') {
    return value.replace(/\{([\w.]+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    ) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillPlaceholders(inner, values)]),
  ) as T;
};

/** All texts of the site by language, with the facts filled in. */
export const allTexts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    fillPlaceholders(textTemplates[locale], factPlaceholders(textTemplates[locale], locale)),
  ]),
) as Record<Locale, Texts> & { en: (typeof textTemplates)['en'] };
