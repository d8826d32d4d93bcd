import { type RequestHandler, Router } from 'express';
import { renderingsPerMinute } from '../../content/limits.ts';
import { byLocale, type Locale, locales } from '../../content/locales.ts';
import { type PageId, pageIds, pathOf } from '../../content/routes.ts';
import { notFound, profileNotFound, tooManyRequests } from '../../views/errorPages.tsx';
import { pageDefinitions } from '../../views/pageDefinitions.ts';
import { renderPage } from '../../views/renderPage.tsx';
import { resolvePath } from '../../views/resolvePath.ts';
import type { Site } from '../../views/site.ts';
import { sectionOf, urlOf } from '../../views/urls.ts';
import { caching } from '../http/caching.ts';
import { isReading, refuseMethod } from '../http/methods.ts';
import { limitRequests } from '../http/rateLimit.ts';
import { sendPage } from '../http/sendPage.ts';
import type { PageCache } from './pageCache.ts';

/** Limits the pages that are rendered for one address. The page that says so is rendered only once. */
export const limitRenderings = (site: Site): RequestHandler => {
  const rendered = byLocale((locale) => renderPage(tooManyRequests, locale, site));
  return limitRequests({
    limit: renderingsPerMinute,
    windowSeconds: 60,
    refuse: (req, res) => {
      const { locale } = resolvePath(req.path);
      res.loggedRoute = 'tooMany';
      res.status(429).set('Content-Language', locale).type('html').send(rendered[locale]);
    },
  });
};

/** Redirects other spellings of a page's path to the right one, and keeps the query. */
const redirectToPage: RequestHandler = (req, res, next) => {
  const { ref, locale } = resolvePath(req.path);
  const path = ref && urlOf(ref, locale);
  if (!path || path === req.path) return next();
  res.loggedRoute = ref.page;
  if (!isReading(req)) return refuseMethod(res, 'GET, HEAD', locale);
  const queryStart = req.originalUrl.indexOf('?');
  const query = queryStart < 0 ? '' : req.originalUrl.slice(queryStart);
  res.set('Cache-Control', query ? caching.visitor : caching.page);
  // `res.redirect` would answer depending on `Accept`, so caches would keep more than one answer.
  res
    .status(301)
    .location(path + query)
    .end();
};

export const sendNotFound =
  (site: Site): RequestHandler =>
  (req, res) => {
    const resolved = resolvePath(req.path);
    const missing = resolved.ref ? notFound(sectionOf(resolved.ref)) : resolved.missing;
    res.loggedRoute = missing === profileNotFound ? 'profileNotFound' : 'notFound';
    res.status(404).set('Cache-Control', isReading(req) ? caching.missing : caching.none);
    sendPage(res, missing, resolved.locale, site);
  };

/** One route for each page and language, then redirects from other spellings. */
export const pageRoutes = (site: Site, { cacheAndSend }: PageCache): Router => {
  const showPage =
    (pageId: PageId, locale: Locale): RequestHandler =>
    async (req, res, next) => {
      const page = pageDefinitions[pageId].open(req.query, String(req.params['slug'] ?? ''));
      // No such slug, or a spelling of it with encoded letters: the redirects or the page for a missing URL
      // follow.
      if (!page?.ref || req.path !== urlOf(page.ref, locale)) return next('route');
      res.loggedRoute = pageId;
      if (!isReading(req)) return refuseMethod(res, 'GET, HEAD', locale);
      // Only the one right URL of a page is cached: others are unlimited and would fill the memory.
      if (req.originalUrl === urlOf(page.ref, locale)) {
        const html = renderPage(page, locale, site);
        await cacheAndSend(req, res, { html, route: pageId, locale });
      } else sendPage(res.set('Cache-Control', caching.visitor), page, locale, site);
    };

  const router = Router({ caseSensitive: true, strict: true });
  for (const pageId of pageIds) {
    for (const locale of locales) {
      // `all` also keeps Express from answering `OPTIONS` of a page that does not exist.
      router.all(pathOf(pageId, locale), showPage(pageId, locale));
    }
  }
  router.use(redirectToPage);
  return router;
};
