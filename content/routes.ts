import { defaultLocale, type Locale, languages } from './locales.ts';

/** A page with a slug in its path has a parent: the previous page in the breadcrumb. */
type Route = { parent?: string };

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
  privacy: {},
  cookies: {},
} as const satisfies Record<string, Route>;

export type PageId = keyof typeof routes;

/** The pages with the slug of a massage or a masseuse in their path. */
export type SlugPageId = { [P in PageId]: (typeof routes)[P] extends { parent: string } ? P : never }[PageId];

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

/** The legal pages: the footer links to them, and search engines do not list them. */
export const legalPages = ['privacy', 'cookies'] as const satisfies readonly PageId[];

/** The endpoint for the choice about cookies without JavaScript. */
export const consentEndpoint = '/consent';

/** The style sheet that hides the banner from visitors who chose without JavaScript. */
export const consentStyles = '/consent.css';

/** The endpoint that stores bookings. */
export const bookingsEndpoint = '/api/bookings';
