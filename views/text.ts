import { intlTags, type Locale } from '../content/locales.ts';
import { limitMarks } from '../content/requestRules.ts';

/** Puts values into the `{name}` and `{some.name}` places of a text. A place without a value is a mistake and throws. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in '${text}'`);
    return String(value);
  });

/** The form of a text for a number, `{count}` filled in. */
export const plural = (
  forms: { one: string; other: string },
  count: number,
  locale: Locale,
  values: Record<string, string> = {},
): string => {
  const form = new Intl.PluralRules(intlTags[locale]).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count, ...values });
};

/** A text without case, accents and double spaces, for comparing what people type. */
export const foldText = (text: string): string =>
  limitMarks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A slug as a breadcrumb shows it: 'nuru-massage' → 'Nuru Massage'. BDSM is an abbreviation and stays in capitals. */
export const titleFromSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'bdsm' ? 'BDSM' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** A text as it begins a line of its own. Not by `::first-letter`: what follows it would move when the font comes. */
export const capitalised = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
