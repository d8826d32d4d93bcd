import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Locale } from '../../content/locales.ts';
import { notFound } from '../../views/pages/NotFound.ts';
import { tooManySearches } from '../../views/pages/TooManySearches.ts';
import { pages as pageModules } from '../../views/pages.ts';
import type { Screen } from '../../views/screen.ts';
import { urlOf } from '../../views/urls.ts';
import { caching, cachingAt } from '../http/caching.ts';
import { nameRoute } from '../http/logRequests.ts';
import { createPathForLog } from '../http/pathForLog.ts';
import { send, withCaching } from '../http/representation.ts';
import { refuseMethod } from '../http/responses.ts';
import type { Pages } from './createPages.ts';
import { limitSearches } from './limitSearches.ts';
import { resolvePath } from './resolvePath.ts';

/** The query of an address as it was sent, with its question mark; for a redirect that keeps it. */
const searchOf = (req: Request): string => {
  const start = req.originalUrl.indexOf('?');
  return start < 0 ? '' : req.originalUrl.slice(start);
};

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Another process may have what this one lacks, an asset of the next release above all: that must not be held for a moment. */
const missingCaching = (req: Request): string =>
  isRead(req) && !searchOf(req) && !req.path.startsWith('/assets/') ? caching.missing : caching.none;

/** Leads to the right spelling of a path. Without a text, which would depend on what the client takes. */
const lead = (req: Request, res: Response, path: string): void => {
  const search = searchOf(req);
  res.status(301).set('Cache-Control', search ? caching.visitor : caching.page);
  res.location(path + search).end();
};

/** Serves every page of the route table, leads other spellings to the right one, and answers the rest with 404. */
export const pageRoutes = ({ representationOf }: Pages, log: Logger): Router => {
  const pathForLog = createPathForLog();
  const secondsToWait = limitSearches(log);

  const sendMissing = async (req: Request, res: Response, screen: Screen, locale: Locale): Promise<void> => {
    nameRoute(res, screen.name, pathForLog(req.path));
    const missing = withCaching(await representationOf(screen, locale), missingCaching(req));
    await send(req, res.set('Content-Language', locale), missing, 404);
  };

  const sendTooMany = async (
    req: Request,
    res: Response,
    retryAfter: number,
    locale: Locale,
  ): Promise<void> => {
    res.set({ 'Retry-After': String(retryAfter), 'Content-Language': locale });
    await send(req, res, await representationOf(tooManySearches, locale), 429);
  };

  const router = Router();
  router.use(async (req, res) => {
    const resolved = resolvePath(req.path);
    const { ref, locale } = resolved;
    if (!ref) return sendMissing(req, res, resolved.missing, locale);
    const path = urlOf(ref, locale);
    if (isRead(req) && req.path !== path) {
      nameRoute(res, ref.page);
      return lead(req, res, path);
    }
    const screen = pageModules[ref.page].open(req.query, 'slug' in ref ? ref.slug : '');
    if (!screen) return sendMissing(req, res, notFound, locale);
    nameRoute(res, ref.page);
    if (!isRead(req)) return refuseMethod(res, 'GET, HEAD', locale);
    const retryAfter = screen.splicing ? await secondsToWait(req, res) : undefined;
    if (retryAfter !== undefined) return sendTooMany(req, res, retryAfter, locale);
    const page = await representationOf(screen, locale);
    const own = cachingAt(req, urlOf(ref, locale, { query: screen.query }), page.headers['Cache-Control']);
    await send(req, res.set('Content-Language', locale), withCaching(page, own));
  });
  return router;
};
