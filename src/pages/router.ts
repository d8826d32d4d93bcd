import { type Request, type RequestHandler, Router } from 'express';
import { searchesPerMinute } from '../../content/limits.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { type PageId, pathOf, routes } from '../../content/routes.ts';
import { notFound, tooManySearches } from '../../views/errorPages.tsx';
import type { Page } from '../../views/page.ts';
import { pages } from '../../views/pages.ts';
import { sectionOf, urlOf } from '../../views/urls.ts';
import { caching, cachingAt, cachingOfMissing } from '../http/caching.ts';
import { type PageSender, refuseMethod } from '../http/pageSender.ts';
import { limitRequests } from '../http/rateLimit.ts';
import { nameRoute } from '../http/requestLog.ts';
import { resolvePath } from '../http/resolvePath.ts';

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const getQueryString = ({ originalUrl }: Request): string => {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Skips all page routes if the path is not decodable, because Express throws while it decodes a parameter. */
const skipUndecodable: RequestHandler = (req, _res, next) =>
  isDecodable(req.path) ? next() : next('router');

/** Redirects other spellings of a page's path to its canonical path, and keeps the query. */
const redirectToCanonical: RequestHandler = (req, res, next) => {
  const { ref, locale } = resolvePath(req.path);
  const path = ref && urlOf(ref, locale);
  if (!path || path === req.path) return next();
  nameRoute(res, ref.page);
  if (!isReading(req)) return refuseMethod(res, 'GET, HEAD', locale);
  const search = getQueryString(req);
  res.set('Cache-Control', search ? caching.visitor : caching.page);
  // Send no body, because its format would depend on `Accept`.
  res
    .status(301)
    .location(path + search)
    .end();
};

export const sendNotFound =
  ({ sendErrorPage }: PageSender): RequestHandler =>
  (req, res) => {
    const resolved = resolvePath(req.path);
    const missing = resolved.ref ? notFound(sectionOf(resolved.ref)) : resolved.missing;
    nameRoute(res, missing.name);
    res.status(404).set('Cache-Control', cachingOfMissing(req));
    sendErrorPage(res, missing, resolved.locale);
  };

/** One route for each page and language, then redirects from other spellings. */
export const pageRoutes = ({ sendPage, sendErrorPage }: PageSender): Router => {
  const router = Router({ caseSensitive: true, strict: true });

  const openPage = (pageId: PageId, { query, params }: Request): Page | null =>
    pages[pageId].open(query, String(params['slug'] ?? ''));

  const createPageHandler =
    (pageId: PageId, locale: Locale): RequestHandler =>
    (req, res, next) => {
      const page = openPage(pageId, req);
      if (!page) return next('route');
      nameRoute(res, pageId);
      if (!isReading(req)) return refuseMethod(res, 'GET, HEAD', locale);
      const url = urlOf(page.ref ?? { page: 'home' }, locale, { query: page.query });
      res.set('Cache-Control', page.isPrivate ? caching.visitor : cachingAt(req, url, caching.page));
      return sendPage(res, page, locale);
    };

  const limitSearches = limitRequests({
    limit: searchesPerMinute,
    windowSeconds: 60,
    skip: (req) => !openPage('services', req)?.isPrivate,
    refuse: (req, res) => {
      nameRoute(res, 'services');
      res.status(429).set('Cache-Control', caching.none);
      sendErrorPage(res, tooManySearches, resolvePath(req.path).locale);
    },
  });

  router.use(skipUndecodable);
  for (const pageId of Object.keys(routes) as PageId[]) {
    for (const locale of locales) {
      const path = pathOf(pageId, locale);
      if (pageId === 'services') router.get(path, limitSearches);
      // `all` also keeps Express from answering `OPTIONS` of a page that does not exist.
      router.all(path, createPageHandler(pageId, locale));
    }
  }
  router.use(redirectToCanonical);
  return router;
};
