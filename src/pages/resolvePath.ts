import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { type PageId, routes } from '../../content/routes.ts';
import type { PageRef } from '../../views/urls.ts';

/**
 * The page that a path means, however it is spelled, and the language of its prefix. Without a page, `missing` is the
 * screen that says so.
 */
export type ResolvedPath =
  | { ref: PageRef; locale: Locale }
  | { ref: null; missing: 'notFound' | 'profileNotFound'; locale: Locale };

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

const slugs: Record<'service' | 'masseuse', ReadonlySet<string>> = {
  service: new Set(catalogue.map(({ slug }) => slug)),
  masseuse: new Set(masseuses.map(({ slug }) => slug)),
};

const isWithSlug = (page: PageId | undefined): page is 'service' | 'masseuse' =>
  page === 'service' || page === 'masseuse';

/** The page of a path without its prefix. */
const resolveSegments = (segments: string[], locale: Locale): ResolvedPath => {
  const page = pagesByPattern.get(segments.join('/'));
  if (page && !isWithSlug(page)) return { ref: { page }, locale };
  const [folder, slug, ...rest] = segments;
  const parent = pagesByPattern.get(`${folder}/:slug`);
  if (!slug || rest.length > 0 || !isWithSlug(parent)) return { ref: null, missing: 'notFound', locale };
  if (slugs[parent].has(slug)) return { ref: { page: parent, slug }, locale };
  return { ref: null, missing: parent === 'masseuse' ? 'profileNotFound' : 'notFound', locale };
};

/** Finds the page of a request's path. The caller redirects where the path is not spelled as the page's own. */
export const resolvePath = (path: string): ResolvedPath => {
  const segments = segmentsOf(path);
  if (!segments) {
    const prefix = /^\/+(\w\w)\//.exec(path)?.[1]?.toLowerCase();
    return { ref: null, missing: 'notFound', locale: isLocale(prefix) ? prefix : defaultLocale };
  }
  const [first] = segments;
  return isLocale(first)
    ? resolveSegments(segments.slice(1), first)
    : resolveSegments(segments, defaultLocale);
};
