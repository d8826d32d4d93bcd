import { byLocale, languages } from '../content/locales.ts';
import type { Texts } from '../content/texts.ts';
import { factPlaceholders } from './factPlaceholders.ts';
import { placeholder } from './text.ts';

type Values = Record<string, string | number>;

/** Copies a value and replaces the known placeholders in all its texts. Unknown placeholders stay. */
export const fillPlaceholders = <T>(value: T, values: Values): T => {
  const fillAny = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return inner.replace(placeholder, (typed, name: string) => String(values[name] ?? typed));
    if (Array.isArray(inner)) return inner.map(fillAny);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, fillAny(part)]));
  };
  // The copy has the same shape, which `unknown` cannot express.
  return fillAny(value) as T;
};

/** All texts of the site by language, with the facts filled in. */
export const allTexts = byLocale((locale) =>
  fillPlaceholders<Texts>(languages[locale], factPlaceholders(languages[locale], locale)),
);
