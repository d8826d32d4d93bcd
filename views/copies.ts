import { copies as written } from '../content/copies.ts';
import type { Copy } from '../content/copy.ts';
import { type Locale, locales } from '../content/locales.ts';
import { factPlaces } from './facts.ts';

/** A value of the same shape in whose texts the places that `places` knows are filled; all others stay. */
const withPlaces = <T>(value: T, places: Record<string, string | number>): T => {
  if (typeof value === 'string') {
    return value.replace(/\{([\w.]+)\}/g, (place, name: string) => String(places[name] ?? place)) as T;
  }
  if (Array.isArray(value)) return value.map((item) => withPlaces(item, places)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPlaces(inner, places)]),
  ) as T;
};

/** Everything the site says in each language, with the facts in their places. */
export const copies = Object.fromEntries(
  locales.map((locale) => [locale, withPlaces(written[locale], factPlaces(written[locale], locale))]),
) as Record<Locale, Copy> & { en: (typeof written)['en'] };
