import type { Locale } from './locales.ts';
import type { galleryPictures } from './pictures.ts';

/**
 * Whether the cards of the services list lead to the detail pages. Where they don't, a card's link is its own
 * anchor in the list; the detail pages stay reachable from the home page and from each other.
 */
export const detailLinks: Record<Locale, boolean> = { en: true, es: false, fr: false };

/** The massages presented on the home page. */
export const homeServices = ['tantra-massage', 'nuru-massage', 'lingam-massage'] as const;

/** The six gallery pictures on the home page. */
export const homePhotos = [
  'gallery/03',
  'gallery/05',
  'gallery/16',
  'gallery/14',
  'gallery/04',
  'gallery/13',
] as const satisfies readonly (typeof galleryPictures)[number][];
