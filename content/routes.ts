import { defaultLocale, type Locale, languages } from './locales.ts';
import { isOffered, type Offer } from './offers.ts';

type Route = {
  /** The previous page in the breadcrumb. A page with a slug in its path has one. */
  parent?: string;
  /** What the centre must have. Otherwise the page does not exist. */
  needs?: Offer;
};

/** All pages. Each language has their paths in `paths.ts`. */
const allRoutes = {
  home: {},
  services: {},
  service: { parent: 'services' },
  gallery: { needs: 'gallery' },
  masseuses: {},
  masseuse: { parent: 'masseuses' },
  hotels: { needs: 'hotels' },
  about: { needs: 'about' },
  casting: { needs: 'casting' },
  contact: {},
  privacy: {},
  cookies: {},
} as const satisfies Record<string, Route>;

export type PageId = keyof typeof allRoutes;

/** The pages of the site. */
export const routes = Object.fromEntries(
  Object.entries<Route>(allRoutes).filter(([, { needs }]) => !needs || isOffered(needs)),
) as typeof allRoutes;

/** Whether a name is that of a page that this site does not have. */
export const isLeftOut = (name: string): boolean => name in allRoutes && !(name in routes);

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
const allNavigation = [
  'home',
  'services',
  'gallery',
  'masseuses',
  'hotels',
  'about',
  'casting',
  'contact',
] as const satisfies readonly PageId[];

export const navigation = allNavigation.filter((page) => page in routes);

/** The legal pages: the footer links to them, and search engines do not list them. */
export const legalPages = ['privacy', 'cookies'] as const satisfies readonly PageId[];

/** The endpoint for the choice about cookies without JavaScript. */
export const consentEndpoint = '/consent';

/** The style sheet that hides the banner from visitors who chose without JavaScript. */
export const consentStyles = '/consent.css';

/** The endpoint that stores bookings. */
export const bookingsEndpoint = '/api/bookings';
