import type { RequestHandler } from 'express';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import type { Site } from '../../views/site.ts';
import { isLongerThan } from './limitBody.ts';
import { nameRoute } from './logRequests.ts';
import { requestContext } from './requestContext.ts';
import { createResponses } from './responses.ts';

/** Answers 413 to what says that its body is too long, wherever it goes. The bookings count their own. */
export const refuseLongBodies = (site: Site): RequestHandler => {
  const { refused } = createResponses(site);
  return (req, res, next) => {
    if (!isLongerThan(bodyLimit, req) || req.path === bookingsEndpoint) return next();
    nameRoute(res, 'tooLong');
    res.set('Cache-Control', 'no-store');
    const context = requestContext(req, site.origin);
    refused(res, context, 413, copies[context.locale].errors.refusals.tooLarge);
  };
};
