import type { Request, RequestHandler } from 'express';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import type { Site } from '../../views/site.ts';
import { isLongerThan } from './bodies.ts';
import { caching } from './caching.ts';
import { refusalOf } from './refusals.ts';
import { requestContext } from './requestContext.ts';
import { nameRoute } from './requestLog.ts';
import type { Screens } from './screens.ts';

/**
 * Whether a post comes from this site. Browsers send `Sec-Fetch-Site`. Older browsers send `Origin`, which is
 * `null` for a page without a referrer. Other programs send neither.
 */
export const isOwnSite = (req: Request, siteOrigin: string): boolean => {
  const fetchSite = req.get('Sec-Fetch-Site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = req.get('Origin');
  if (origin === undefined || origin === 'null' || origin === siteOrigin) return true;
  return URL.parse(origin)?.host === req.host;
};

/** Answers 413 to a body that declares too many bytes. The bookings endpoint counts such posts first. */
export const refuseLongBodies =
  (site: Site, { refuse }: Screens): RequestHandler =>
  (req, res, next) => {
    if (!isLongerThan(bodyLimit, req) || req.path === bookingsEndpoint) return next();
    nameRoute(res, 'tooLong');
    const context = requestContext(req, site.origin);
    refuse(res, context, 413, copies[context.locale].errors.refusals.tooLarge);
  };

/** Refuses invalid HTTP requests and closes their connection. */
export const refuseInvalidRequests: RequestHandler = (req, res, next) => {
  const status = refusalOf(req);
  if (status === null) return next();
  res.status(status).set({ 'Cache-Control': caching.none, Connection: 'close' }).end();
};
