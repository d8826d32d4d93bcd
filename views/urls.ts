import { business } from '../content/business.ts';
import { defaultLocale, type Locale, locales } from '../content/locales.ts';
import { type PlainPageId, pathOf, routes, type SlugPageId } from '../content/routes.ts';
import type { Texts } from '../content/textTypes/texts.ts';
import { formatAddress } from './texts/format.ts';

/** A page of the route table, with its slug if it has one. */
export type PageRef = { page: SlugPageId; slug: string } | { page: PlainPageId };

/** A section of the site: every page without a slug, except the home page. */
export type SectionId = Exclude<PlainPageId, 'home'>;

/** Returns the parent of a page with a slug, otherwise the page itself; `undefined` for the home page. */
export const sectionOf = (ref: PageRef): SectionId | undefined => {
  if ('slug' in ref) return routes[ref.page].parent;
  return ref.page === 'home' ? undefined : ref.page;
};

/** The path of a page in a language, with an optional query and fragment. */
export const urlOf = (
  ref: PageRef,
  locale: Locale,
  { query, fragment }: { query?: Record<string, string> | undefined; fragment?: string } = {},
): string => {
  const path = pathOf(ref.page, locale).replace(':slug', 'slug' in ref ? ref.slug : '');
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${path}${search}${fragment ? `#${fragment}` : ''}`;
};

/** The languages of a page for `hreflang`, and its paths. */
export const alternatesOf = (ref: PageRef) =>
  ([...locales, 'x-default'] as const).map((hreflang) => ({
    hreflang,
    path: urlOf(ref, hreflang === 'x-default' ? defaultLocale : hreflang),
  }));

/** The query that opens the gallery's lightbox on a picture, counted from 1. */
export const photoQuery = (photo: number): Record<string, string> => ({ photo: String(photo) });

const digits = business.phone.replace(/\D/g, '');

export const phoneUrl = `tel:+${digits}`;
export const emailUrl = `mailto:${business.email}`;

/** The URL of a chat with a prepared greeting in the visitor's language. */
export const chatUrl = ({ layout }: Texts): string =>
  `${business.chat}${digits}?text=${encodeURIComponent(layout.chatGreeting)}`;

/** The URL of the centre's address in a maps service. */
export const mapsUrl = `${business.maps}?${new URLSearchParams({
  api: '1',
  query: formatAddress(),
})}`;
