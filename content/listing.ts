import type { Locale } from './locales.ts';

/**
 * Whether the cards of the services list lead to the detail pages. Where they don't, a card's link is its own
 * anchor in the list; the detail pages stay reachable from the home page and from each other.
 */
export const detailLinks: Record<Locale, boolean> = { en: true, es: false, fr: false };

/** The massages presented on the home page. */
export const homeServices = ['tantra-massage', 'nuru-massage', 'lingam-massage'] as const;
