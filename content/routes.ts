import { defaultLocale, type Locale, languages } from './locales.ts';

type Route = {
  /** The previous page in the breadcrumb. A page with a slug in its path has one. */
  parent?: string;
  /** `false` keeps a page out of the sitemap and out of search engines. */
  isIndexable?: boolean;
};

/** All pages. Each language has their paths in `paths.ts`. */
export const routes = {
  home: {},
  services: {},
  service: { parent: 'services' },
  gallery: {},
  masseuses: {},
  masseuse: { parent: 'masseuses' },
  hotels: {},
  about: {},
  casting: {},
  contact: {},
  privacy: { isIndexable: false },
  cookies: { isIndexable: false },
} as const satisfies Record<string, Route>;

export type PageId = keyof typeof routes;

export const pageIds = Object.keys(routes) as PageId[];

/** Whether search engines may list a page. */
export const isPageIndexable = (page: PageId): boolean => {
  const { isIndexable = true }: Route = routes[page];
  return isIndexable;
};

/** The pages with the slug of a massage or a masseuse in their path. */
export type SlugPageId = { [P in PageId]: (typeof routes)[P] extends { parent: string } ? P : never }[PageId];

/** The pages with one path in each language. */
export type PlainPageId = Exclude<PageId, SlugPageId>;

/** The paths of one language without its prefix. `:slug` is the slug of a massage or a masseuse. */
export type Paths = { [P in PageId]: P extends SlugPageId ? `/${string}/:slug` : `/${string}` };

/** The path of a page in a language. All languages but the default have a prefix. */
export const pathOf = (page: PageId, locale: Locale): string => {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return page === 'home' ? prefix || '/' : prefix + languages[locale].paths[page];
};

/** The pages in the navigation of the header, in their order. */
export const navigation = [
  'home',
  'services',
  'gallery',
  'masseuses',
  'hotels',
  'about',
  'casting',
  'contact',
] as const satisfies readonly PageId[];

/** The pages at the end of the footer. */
export const footerPages = ['privacy', 'cookies'] as const satisfies readonly PageId[];

/** The endpoint that stores bookings. */
export const bookingsEndpoint = '/api/bookings';
