import { catalogue } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';

/** The pages of the site: what loop-driven tests walk. Written out, so that a page cannot get lost. */
const everyRef: readonly PageRef[] = [
  { page: 'home' },
  { page: 'services' },
  { page: 'gallery' },
  { page: 'masseuses' },
  { page: 'hotels' },
  { page: 'about' },
  { page: 'casting' },
  { page: 'contact' },
  { page: 'privacy' },
  { page: 'cookies' },
  ...catalogue.map(({ slug }): PageRef => ({ page: 'service', slug })),
  ...masseuses.map(({ slug }): PageRef => ({ page: 'masseuse', slug })),
];

export const everyUrl: readonly { ref: PageRef; locale: Locale; url: string }[] = locales.flatMap((locale) =>
  everyRef.map((ref) => ({ ref, locale, url: urlOf(ref, locale) })),
);

/** Pages that search engines must not list. */
export const isLegal = ({ page }: PageRef): boolean => page === 'privacy' || page === 'cookies';
