import { business } from '../content/business.ts';
import type { Locale } from '../content/locales.ts';
import { type PageId, routes } from '../content/routes.ts';
import { formatAddress } from './format.ts';
import type { Screen } from './screen.ts';

/** A page of the route table; a massage's and a masseuse's with its slug. */
export type PageRef =
  | { page: 'service' | 'masseuse'; slug: string }
  | { page: Exclude<PageId, 'service' | 'masseuse'> };

/** The path of a page in one language, with an optional query (values are encoded) and fragment. */
export const urlOf = (
  ref: PageRef,
  locale: Locale,
  { query, fragment }: { query?: Record<string, string> | undefined; fragment?: string } = {},
): string => {
  const path = routes[ref.page].path[locale].replace(':slug', 'slug' in ref ? ref.slug : '');
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${path}${search}${fragment ? `#${fragment}` : ''}`;
};

/** The page a screen stands for, or `null` for an error screen. */
export const refOf = (screen: Screen): PageRef | null => {
  switch (screen.page) {
    case 'service':
    case 'masseuse':
      return { page: screen.page, slug: screen.slug };
    case 'notFound':
    case 'profileNotFound':
    case 'unexpected':
    case 'refusal':
      return null;
    default:
      return { page: screen.page };
  }
};

/** The part of a screen's query that goes along when the language is switched. */
export const lastingQuery = (screen: Screen): Record<string, string> => {
  if (screen.page === 'home' && screen.chosen) return { service: screen.chosen };
  if (screen.page === 'gallery' && screen.photo) return photoQuery(screen.photo);
  return screen.page === 'services' && screen.query ? { q: screen.query } : {};
};

/** The query that opens the gallery's lightbox on a picture, counted from 1. */
export const photoQuery = (photo: number): Record<string, string> => ({ photo: String(photo) });

/** Where the language switcher leads: the same page, or for an error screen the home or the form's page. */
export const switchedUrl = (screen: Screen, locale: Locale): string => {
  if (screen.page === 'refusal')
    return urlOf({ page: screen.form === 'booking' ? 'home' : 'contact' }, locale);
  const ref = refOf(screen);
  return ref ? urlOf(ref, locale, { query: lastingQuery(screen) }) : urlOf({ page: 'home' }, locale);
};

const digits = business.phone.replace(/\D/g, '');

export const phoneUrl = `tel:+${digits}`;
export const chatUrl = `https://wa.me/${digits}`;
export const emailUrl = `mailto:${business.email}`;

/** The centre's address in a maps service; opens there, embeds nothing here. */
export const mapsUrl = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: formatAddress(),
})}`;
