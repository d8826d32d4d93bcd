import type { Locale } from '../../content/locales.ts';
import { type PageRef, photoQuery, urlOf } from '../../views/urls.ts';

export type Template = {
  name: string;
  path: (locale: Locale) => string;
  /** Search engines must not list it. */
  noindex?: true;
  /** It is answered with 404. */
  missing?: true;
};

const page = (name: string, ref: PageRef): Template => ({ name, path: (locale) => urlOf(ref, locale) });

/** One screen of every kind that a visitor comes to by an address. */
export const templates: readonly Template[] = [
  page('home', { page: 'home' }),
  page('services', { page: 'services' }),
  {
    name: 'services-found',
    path: (locale) => urlOf({ page: 'services' }, locale, { query: { q: 'tantra' } }),
    noindex: true,
  },
  page('service', { page: 'service', slug: 'tantra-massage' }),
  page('service-options', { page: 'service', slug: 'paradise-massage' }),
  page('masseuses', { page: 'masseuses' }),
  page('masseuse', { page: 'masseuse', slug: 'chiara' }),
  page('gallery', { page: 'gallery' }),
  {
    name: 'gallery-picture',
    path: (locale) => urlOf({ page: 'gallery' }, locale, { query: photoQuery(4) }),
  },
  page('hotels', { page: 'hotels' }),
  page('about', { page: 'about' }),
  page('casting', { page: 'casting' }),
  page('contact', { page: 'contact' }),
  { ...page('privacy', { page: 'privacy' }), noindex: true },
  { ...page('cookies', { page: 'cookies' }), noindex: true },
  {
    name: 'missing',
    path: (locale) => `${urlOf({ page: 'home' }, locale).replace(/\/$/, '')}/nope`,
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
