import type { Locale } from './locales.ts';

type Route = {
  /** `:slug` is the slug of a massage or a masseuse. */
  path: Record<Locale, string>;
  /** The previous page in the breadcrumb; by default the home page. */
  parent?: string;
};

/** All pages and their paths in each language. No other module contains a path. */
export const routes = {
  home: { path: { en: '/', es: '/es', fr: '/fr' } },
  services: { path: { en: '/services', es: '/es/services', fr: '/fr/services' } },
  service: {
    path: { en: '/services/:slug', es: '/es/services/:slug', fr: '/fr/services/:slug' },
    parent: 'services',
  },
  gallery: { path: { en: '/gallery', es: '/es/gallery', fr: '/fr/gallery' } },
  masseuses: { path: { en: '/masseuses', es: '/es/masajistas', fr: '/fr/masseuses' } },
  masseuse: {
    path: { en: '/therapists/:slug', es: '/es/therapists/:slug', fr: '/fr/therapists/:slug' },
    parent: 'masseuses',
  },
  hotels: { path: { en: '/hotels', es: '/es/hoteles', fr: '/fr/hotels' } },
  about: { path: { en: '/about', es: '/es/about', fr: '/fr/about' } },
  casting: { path: { en: '/casting', es: '/es/casting', fr: '/fr/casting' } },
  contact: { path: { en: '/contact', es: '/es/contact', fr: '/fr/contact' } },
  privacy: {
    path: {
      en: '/privacy-policy',
      es: '/es/politica-de-privacidad',
      fr: '/fr/politique-de-confidentialite',
    },
  },
  cookies: {
    path: { en: '/cookie-policy', es: '/es/politica-de-cookies', fr: '/fr/politique-de-cookies' },
  },
} as const satisfies Record<string, Route>;

export type PageId = keyof typeof routes;

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
