import { type Request, type Response, Router } from 'express';
import type { Locale } from '../../content/locales.ts';
import { notFound } from '../../views/pages/NotFound.ts';
import { pages } from '../../views/pages.ts';
import { renderScreen } from '../../views/renderScreen.tsx';
import type { Screen } from '../../views/screen.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import { nameRoute } from '../http/logRequests.ts';
import { pathForLog } from '../http/pathForLog.ts';
import { keep, type Representation, send } from '../http/representation.ts';
import { refuseMethod } from '../http/responses.ts';
import { resolvePath } from './resolvePath.ts';

/** Short in browsers, some minutes in a shared cache: a page names its assets by hash, and a release changes them. */
const pageCaching = 'public, max-age=60, s-maxage=300';

/** Brotli's effort for pages that are made for one visitor. */
const oneOffQuality = 4;

/** The query of an address as it was sent, with its question mark; for a redirect that keeps it. */
const searchOf = (req: Request): string => {
  const start = req.originalUrl.indexOf('?');
  return start < 0 ? '' : req.originalUrl.slice(start);
};

/** Serves every page of the route table, leads other spellings to the right one, and answers the rest with 404. */
export const pageRoutes = (site: Site): Router => {
  const kept = new Map<string, Representation>();

  const render = (screen: Screen, locale: Locale): Representation => {
    const { html, styles } = renderScreen(screen, locale, site);
    return keep(html, {
      contentType: 'text/html; charset=utf-8',
      cacheControl: screen.ref ? pageCaching : 'no-cache',
      quality: screen.isCacheable ? undefined : oneOffQuality,
      styles,
    });
  };

  const representationOf = (screen: Screen, locale: Locale): Representation => {
    if (!screen.isCacheable) return render(screen, locale);
    const key = JSON.stringify([locale, screen.name, screen.state]);
    const representation = kept.get(key) ?? render(screen, locale);
    kept.set(key, representation);
    return representation;
  };

  const sendMissing = async (req: Request, res: Response, screen: Screen, locale: Locale): Promise<void> => {
    nameRoute(res, screen.name, pathForLog(req.path));
    await send(req, res.set('Content-Language', locale), representationOf(screen, locale), 404);
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
    const screen = pages[ref.page].open(req.query, 'slug' in ref ? ref.slug : '');
    if (!screen) return sendMissing(req, res, notFound, locale);
    nameRoute(res, ref.page);
    if (!isRead) return refuseMethod(res, 'GET, HEAD', locale);
    await send(req, res.set('Content-Language', locale), representationOf(screen, locale));
  });
  return router;
};
