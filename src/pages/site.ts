import { parse } from 'node:querystring';
import { locales } from '../../content/locales.ts';
import type { PageId } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import type { Site } from '../../views/site.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';
import type { Assets } from '../build/manifest.ts';
import type { Config } from '../config.ts';
import type { PublicUrl } from '../http/preparedAnswers.ts';
import { resolvePath } from '../http/resolvePath.ts';
import { getRetention } from '../maintenance/retention.ts';

export const createSite = (config: Config, origin: string, { manifest, styles }: Assets): Site => ({
  origin,
  styles,
  pictureBase: config.IMAGE_CDN_URL,
  tourUrl: config.TOUR_EMBED_URL,
  mapUrl: config.MAP_EMBED_URL,
  retention: getRetention(config),
  asset: (path) => {
    const url = manifest[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});

/** All pages of the site, with one entry for each massage and each masseuse. */
export const allPages: readonly PageRef[] = (Object.keys(pages) as PageId[]).flatMap(
  (page) => (pages[page].slugs?.map((slug) => ({ page, slug })) ?? [{ page }]) as PageRef[],
);

/** The public URLs of all pages, with the queries that lead to a picture or a subject. */
export const pageUrls: readonly PublicUrl[] = allPages.flatMap((ref) =>
  [{}, ...(pages[ref.page].publicQueries ?? [])].flatMap((query) =>
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
  const screen = open(parse(search.join('?')));
  if (!screen || screen.isPrivate) return null;
  const isSame = JSON.stringify(open(screen.query)?.state) === JSON.stringify(screen.state);
  return isSame ? urlOf(ref, locale, { query: screen.query }) : null;
};
