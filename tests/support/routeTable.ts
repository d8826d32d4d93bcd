import { catalogue } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';

/** The pages that exist, in every language: what loop-driven tests walk. */
export const existingPages: readonly PageRef[] = [
  { page: 'home' },
  { page: 'services' },
  { page: 'contact' },
  ...catalogue.map(({ slug }): PageRef => ({ page: 'service', slug })),
];

export const everyUrl: readonly { ref: PageRef; locale: Locale; url: string }[] = locales.flatMap((locale) =>
  existingPages.map((ref) => ({ ref, locale, url: urlOf(ref, locale) })),
);
