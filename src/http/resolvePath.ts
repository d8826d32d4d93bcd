import { defaultLocale, findLocale, type Locale, locales } from '../../content/locales.ts';
import { type PageId, pageIds, pathOf } from '../../content/routes.ts';
import { notFound } from '../../views/errorPages.tsx';
import type { Page } from '../../views/page.ts';
import { pages } from '../../views/pages.ts';
import { createPageRef, type PageRef, type SectionId, sectionOf } from '../../views/urls.ts';

/** The page of a path, or the error page of its 404, and the language of its prefix. */
export type ResolvedPath = { ref: PageRef; locale: Locale } | { ref: null; missing: Page; locale: Locale };

const splitPath = (path: string): string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeURIComponent(segment).toLowerCase());

/** The pages by their paths without language prefix, so that each path works with each prefix. */
const pagesByPattern = new Map<string, PageId>(
  pageIds.flatMap((page) =>
    locales.map((locale): [string, PageId] => {
      const segments = pathOf(page, locale).split('/').filter(Boolean);
      return [segments.slice(locale === defaultLocale ? 0 : 1).join('/'), page];
    }),
  ),
);

/** Finds the section that the first segment of a path names, for the breadcrumb of the 404. */
const findSection = (segment = ''): SectionId | undefined => {
  const page = pagesByPattern.get(segment) ?? pagesByPattern.get(`${segment}/:slug`);
  return page && sectionOf(createPageRef(page));
};

const resolveSegments = (segments: string[], locale: Locale): ResolvedPath => {
  const page = pagesByPattern.get(segments.join('/'));
  if (page && !pages[page].slugs) return { ref: createPageRef(page), locale };
  const [folder, slug, ...rest] = segments;
  const missing = notFound(findSection(folder));
  const parent = pagesByPattern.get(`${folder}/:slug`);
  if (!parent || !slug || rest.length > 0) return { ref: null, missing, locale };
  const { slugs, unknownSlug = missing } = pages[parent];
  if (slugs?.includes(slug)) return { ref: createPageRef(parent, slug), locale };
  return { ref: null, missing: unknownSlug, locale };
};

/**
 * Finds the page of a path, which `encodeUndecodable` has made decodable. The caller redirects if the spelling differs from
 * the canonical path.
 */
export const resolvePath = (path: string): ResolvedPath => {
  const segments = splitPath(path);
  const locale = findLocale(segments[0]);
  return locale ? resolveSegments(segments.slice(1), locale) : resolveSegments(segments, defaultLocale);
};
