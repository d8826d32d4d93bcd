import { intlTags, type Locale } from '../../content/locales.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { load } from './html.ts';

/** Whether a page says that a text is in a language, in the words of a label. */
export const isLabelled = (
  page: ReturnType<typeof load>,
  label: string,
  language: string,
  locale: Locale,
): boolean => {
  const name = new Intl.DisplayNames(intlTags[locale], { type: 'language' }).of(language) ?? '';
  return page.text('main').includes(fill(label, { language: name }));
};
