import { defaultLocale, findLocale, type Locale, locales } from '../content/locales.ts';
import { type PageId, pageIds, pathOf } from '../content/routes.ts';
import { notFound } from './errorPages.tsx';
import type { Page } from './page.ts';
import { pageDefinitions } from './pageDefinitions.ts';
import { type PageRef, sectionOf, urlOf } from './urls.ts';

/** The page of a path, or the error page of its 404, and the language of its prefix. */
type ResolvedPath = { ref: PageRef; locale: Locale } | { ref: null; missing: Page; locale: Locale };

/** Splits a path into the language of its prefix and its other segments, decoded and in lower case. */
const splitPath = (path: string): { locale: Locale; segments: string[] } => {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeURIComponent(segment).toLowerCase());
  const locale = findLocale(segments[0]);
  return locale ? { locale, segments: segments.slice(1) } : { locale: defaultLocale, segments };
};

/** The pages by their paths of all languages without prefix, so that each path works with each prefix. */
const refsByPath = new Map<string, PageRef>(
  pageIds.flatMap((id) =>
    pageDefinitions[id].refs.flatMap((ref) =>
      locales.map((locale): [string, PageRef] => [splitPath(urlOf(ref, locale)).segments.join('/'), ref]),
    ),
  ),
);

/** The page ids by the first segments of their paths. */
const pageIdsByFolder = new Map<string | undefined, PageId>(
  pageIds.flatMap((id) =>
    locales.map((locale): [string | undefined, PageId] => [splitPath(pathOf(id, locale)).segments[0], id]),
  ),
);

/** The error page of a path that no page has. Its breadcrumb has the section that the first segment names. */
const findErrorPage = ([folder, ...others]: string[]): Page => {
  const id = pageIdsByFolder.get(folder);
  if (id === undefined) return notFound();
  const { refs, unknownSlug } = pageDefinitions[id];
  // All pages of a route are in the same section.
  const [ref] = refs;
  return unknownSlug && others.length === 1 ? unknownSlug : notFound(ref && sectionOf(ref));
};

/**
 * Finds the page of a path whose percent signs are all encodings. The caller redirects if the spelling
 * differs from the canonical path.
 */
export const resolvePath = (path: string): ResolvedPath => {
  const { locale, segments } = splitPath(path);
  const ref = refsByPath.get(segments.join('/'));
  return ref ? { ref, locale } : { ref: null, missing: findErrorPage(segments), locale };
};
