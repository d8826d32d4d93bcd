import { slugTitles } from '../../content/catalogue.ts';
import { intlTags, type Locale } from '../../content/locales.ts';
import { fill } from '../../content/rules/placeholders.ts';

/** Selects the plural form for a number and fills in `{count}`. */
export const plural = (
  forms: { one: string; other: string },
  count: number,
  locale: Locale,
  values: Record<string, string> = {},
): string => {
  const form = new Intl.PluralRules(intlTags[locale]).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count, ...values });
};

/** Converts a slug to a title: 'nuru-massage' → 'Nuru Massage'. */
export const titleFromSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (slugTitles.capitals.includes(word) ? word.toUpperCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Capitalises the first letter. CSS `::first-letter` would shift the text when the font loads. */
export const capitalise = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
