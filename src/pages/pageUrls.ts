import { parse } from 'node:querystring';
import { locales } from '../../content/locales.ts';
import { type PageId, routes } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import { createPageRef, type PageRef, urlOf } from '../../views/urls.ts';
import type { PublicUrl } from '../http/preparedAnswers.ts';
import { resolvePath } from '../http/resolvePath.ts';

/** All pages of the site, with one entry for each massage and each masseuse. */
export const allPages: readonly PageRef[] = (Object.keys(routes) as PageId[]).flatMap(
  (page) => pages[page].slugs?.map((slug) => createPageRef(page, slug)) ?? createPageRef(page),
);

/** The public URLs of all pages, with the queries that lead to a picture or a subject. */
export const pageUrls: readonly PublicUrl[] = allPages.flatMap((ref) =>
  [{}, ...pages[ref.page].publicQueries].flatMap((query) =>
    locales.map((locale) => ({ url: urlOf(ref, locale, { query }), route: ref.page })),
  ),
);

export const openPage = (ref: PageRef) => pages[ref.page].open({}, 'slug' in ref ? ref.slug : '');

/**
 * Returns the URL of a page without the query parameters that change nothing. Returns `null` for other spellings
 * of its path, and for pages for one visitor: searches and the notice after a form.
 */
export const findPublicPageUrl = (url: string): string | null => {
  const [path = '', ...search] = url.split('?');
  const { ref, locale } = resolvePath(path);
  if (!ref || path !== urlOf(ref, locale)) return null;
  const open = (query: NodeJS.Dict<unknown>) => pages[ref.page].open(query, 'slug' in ref ? ref.slug : '');
  const page = open(parse(search.join('?')));
  if (!page || page.isPrivate) return null;
  const isSame = JSON.stringify(open(page.query)?.state) === JSON.stringify(page.state);
  return isSame ? urlOf(ref, locale, { query: page.query }) : null;
};
