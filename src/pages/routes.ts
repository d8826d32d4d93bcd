import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Locale } from '../../content/locales.ts';
import { notFound } from '../../views/pages/NotFound.ts';
import { tooManySearches } from '../../views/pages/TooManySearches.ts';
import { pages as pageModules } from '../../views/pages.ts';
import type { Screen } from '../../views/screen.ts';
import { urlOf } from '../../views/urls.ts';
import { nameRoute } from '../http/logRequests.ts';
import { createPathForLog } from '../http/pathForLog.ts';
import { send } from '../http/representation.ts';
import { refuseMethod } from '../http/responses.ts';
import { type Pages, pageCaching } from './createPages.ts';
import { limitSearches } from './limitSearches.ts';
import { resolvePath } from './resolvePath.ts';

/** The query of an address as it was sent, with its question mark; for a redirect that keeps it. */
const searchOf = (req: Request): string => {
  const start = req.originalUrl.indexOf('?');
  return start < 0 ? '' : req.originalUrl.slice(start);
};

/** Serves every page of the route table, leads other spellings to the right one, and answers the rest with 404. */
export const pageRoutes = ({ representationOf }: Pages, log: Logger): Router => {
  const pathForLog = createPathForLog();
  const secondsToWait = limitSearches(log);

  const sendMissing = async (req: Request, res: Response, screen: Screen, locale: Locale): Promise<void> => {
    nameRoute(res, screen.name, pathForLog(req.path));
    await send(req, res.set('Content-Language', locale), await representationOf(screen, locale), 404);
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
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead && req.path !== path) {
      nameRoute(res, ref.page);
      return res.set('Cache-Control', pageCaching).redirect(301, path + searchOf(req));
    }
    const screen = pageModules[ref.page].open(req.query, 'slug' in ref ? ref.slug : '');
    if (!screen) return sendMissing(req, res, notFound, locale);
    nameRoute(res, ref.page);
    if (!isRead) return refuseMethod(res, 'GET, HEAD', locale);
    const retryAfter = screen.splicing ? await secondsToWait(req, res) : undefined;
    if (retryAfter !== undefined) return sendTooMany(req, res, retryAfter, locale);
    await send(req, res.set('Content-Language', locale), await representationOf(screen, locale));
  });
  return router;
};
