import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { type PageId, routes } from '../../content/routes.ts';
import type { PageRef } from '../../views/urls.ts';

/** The page that a path means, however it is spelled, or `null`; and the language of its prefix. */
export type ResolvedPath = { ref: PageRef | null; locale: Locale };

const isLocale = (text: string | undefined): text is Locale =>
  (locales as readonly (string | undefined)[]).includes(text);

/** A path's segments: decoded, in lower case, without empty ones; `null` where the encoding is broken. */
const segmentsOf = (path: string): string[] | null => {
  try {
    return path
      .split('/')
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return null;
  }
};

/** Every language's path without its prefix, so that each is understood under each prefix. */
const pagesByPattern = new Map<string, PageId>(
  Object.entries(routes).flatMap(([page, { path }]) =>
    locales.map((locale): [string, PageId] => {
      const segments = path[locale].split('/').filter(Boolean);
      return [segments.slice(isLocale(segments[0]) ? 1 : 0).join('/'), page as PageId];
    }),
  ),
);

const serviceSlugs: ReadonlySet<string> = new Set(catalogue.map(({ slug }) => slug));

const refOf = (segments: string[]): PageRef | null => {
  const page = pagesByPattern.get(segments.join('/'));
  if (page && page !== 'service' && page !== 'masseuse') return { page };
  const [folder, slug, ...rest] = segments;
  if (!slug || rest.length > 0) return null;
  return pagesByPattern.get(`${folder}/:slug`) === 'service' && serviceSlugs.has(slug)
    ? { page: 'service', slug }
    : null;
};

/** Finds the page of a request's path. The caller redirects where the path is not spelled as the page's own. */
export const resolvePath = (path: string): ResolvedPath => {
  const segments = segmentsOf(path);
  if (!segments) {
    const prefix = /^\/+(\w\w)\//.exec(path)?.[1]?.toLowerCase();
    return { ref: null, locale: isLocale(prefix) ? prefix : defaultLocale };
  }
  const [first] = segments;
  return isLocale(first)
    ? { ref: refOf(segments.slice(1)), locale: first }
    : { ref: refOf(segments), locale: defaultLocale };
};
