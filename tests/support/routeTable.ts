import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { type PageId, pageIds } from '../../content/routes.ts';
import { type PageRef, photoQuery, urlOf } from '../../views/urls.ts';
import { massage, massageWithDurations, titleOf } from './sample.ts';

const slugsOf = {
  service: catalogue.map(({ slug }) => slug),
  masseuse: masseuses.map(({ slug }) => slug),
};

/** Every page of the route table. A test compares this list with the pages in `views/pageDefinitions.ts`. */
const allPages = pageIds.flatMap((page): PageRef[] =>
  page === 'service' || page === 'masseuse' ? slugsOf[page].map((slug) => ({ page, slug })) : [{ page }],
);

/** Every URL of the route table, in every language. */
export const everyUrl: readonly { ref: PageRef; locale: Locale; url: string }[] = locales.flatMap((locale) =>
  allPages.map((ref) => ({ ref, locale, url: urlOf(ref, locale) })),
);

/** The pages that search engines must not list. */
const legalPages: readonly PageId[] = ['privacy', 'cookies'];

export const isLegal = ({ page }: PageRef): boolean => legalPages.includes(page);

/** The URLs that search engines list. */
export const indexable = everyUrl.filter(({ ref }) => !isLegal(ref)).map(({ url }) => url);

/** The path of a page without a slug. */
export const pathTo = (
  page: Exclude<PageId, 'service' | 'masseuse'>,
  locale: Locale = defaultLocale,
): string => urlOf({ page }, locale);

/** A path of no page, in a language. */
export const missingUrl = (locale: Locale, last = 'nope'): string =>
  `${urlOf({ page: 'home' }, locale).replace(/\/$/, '')}/${last}`;

export type Template = {
  name: string;
  path: (locale: Locale) => string;
  /** Search engines must not list it. */
  noindex?: true;
  /** The server answers with 404. */
  missing?: true;
};

const page = (name: string, ref: PageRef): Template => ({
  name,
  path: (locale) => urlOf(ref, locale),
  ...(isLegal(ref) ? { noindex: true } : {}),
});

/** The first URL of each page in the route table. */
const pages = allPages
  .filter((ref, index) => allPages.findIndex((other) => other.page === ref.page) === index)
  .map((ref) => page(ref.page, ref));

/** One page of each kind: every page of the route table, and states that have a URL. */
export const templates: readonly Template[] = [
  ...pages,
  {
    name: 'services-found',
    path: (locale) => urlOf({ page: 'services' }, locale, { query: { q: titleOf(massage.slug, locale) } }),
    noindex: true,
  },
  page('service-options', { page: 'service', slug: massageWithDurations.slug }),
  {
    name: 'gallery-picture',
    path: (locale) => urlOf({ page: 'gallery' }, locale, { query: photoQuery(4) }),
  },
  {
    name: 'missing',
    path: (locale) => missingUrl(locale),
    noindex: true,
    missing: true,
  },
  {
    name: 'missing-profile',
    path: (locale) => urlOf({ page: 'masseuse', slug: 'nope' }, locale),
    noindex: true,
    missing: true,
  },
];
