import { type Locale, languages, locales } from '../content/locales.ts';
import type { Texts } from '../content/texts.ts';
import { factPlaceholders } from './factPlaceholders.ts';
import { placeholder } from './text.ts';

type Values = Record<string, string | number>;

/** Removes parentheses and sentences about an empty list, for example the massages with a bath if none has one. */
const leaveOutEmpty = (text: string, values: Values): string => {
  const isKept = (part: string): boolean =>
    [...part.matchAll(placeholder)].every(([, name = '']) => values[name] !== '');
  const sentences = text
    .replace(/\s\([^()]*\)/g, (aside) => (isKept(aside) ? aside : ''))
    .split(/(?<=[.!?]) /);
  return sentences.filter(isKept).join(' ');
};

/** Copies a value and replaces the known placeholders in all its texts. Unknown placeholders stay. */
export const fillPlaceholders = <T>(value: T, values: Values): T => {
  if (typeof value === 'string') {
    return leaveOutEmpty(value, values).replace(placeholder, (typed, name: string) =>
      String(values[name] ?? typed),
    ) as T;
  }
  if (Array.isArray(value))
    return value.map((item) => fillPlaceholders(item, values)).filter((item) => item !== '') as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillPlaceholders(inner, values)]),
  ) as T;
};

/** All texts of the site by language, with the facts filled in. */
export const allTexts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    fillPlaceholders<Texts>(languages[locale], factPlaceholders(languages[locale], locale)),
  ]),
) as Record<Locale, Texts>;
