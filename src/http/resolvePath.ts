import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { type PageId, routes } from '../../content/routes.ts';
import { notFound } from '../../views/pages/NotFound.ts';
import { pages } from '../../views/pages.ts';
import type { Screen } from '../../views/screen.ts';
import type { PageRef } from '../../views/urls.ts';

/**
 * The page that a path means, however it is spelled, and the language of its prefix. Without a page, `missing` is the
 * screen that says so.
 */
export type ResolvedPath = { ref: PageRef; locale: Locale } | { ref: null; missing: Screen; locale: Locale };

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

/** The page of a path without its prefix. */
const resolveSegments = (segments: string[], locale: Locale): ResolvedPath => {
  const page = pagesByPattern.get(segments.join('/'));
  if (page && !pages[page].slugs) return { ref: { page } as PageRef, locale };
  const [folder, slug, ...rest] = segments;
  const parent = pagesByPattern.get(`${folder}/:slug`);
  if (!parent || !slug || rest.length > 0) return { ref: null, missing: notFound, locale };
  const { slugs, unknownSlug = notFound } = pages[parent];
  if (slugs?.includes(slug)) return { ref: { page: parent, slug } as PageRef, locale };
  return { ref: null, missing: unknownSlug, locale };
};

/** Finds the page of a request's path. The caller redirects where the path is not spelled as the page's own. */
export const resolvePath = (path: string): ResolvedPath => {
  const segments = segmentsOf(path);
  if (!segments) {
    const prefix = /^\/+(\w\w)\//.exec(path)?.[1]?.toLowerCase();
    return { ref: null, missing: notFound, locale: isLocale(prefix) ? prefix : defaultLocale };
  }
  const [first] = segments;
  return isLocale(first)
    ? resolveSegments(segments.slice(1), first)
    : resolveSegments(segments, defaultLocale);
};
