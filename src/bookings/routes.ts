import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Logger } from 'pino';
import { copies } from '../../content/copies.ts';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { isOwnSite } from '../http/isOwnSite.ts';
import { nameRoute } from '../http/logRequests.ts';
import { refuseMethod } from '../http/refuseMethod.ts';
import { requestContext } from '../http/requestContext.ts';
import { createResponses, tooManyText } from '../http/responses.ts';
import { attemptsRetryAfter, countAttempts } from './attempts.ts';
import type { BookingStore } from './bookingRecord.ts';
import { takeRequest } from './takeRequest.ts';

/** Nothing at all is no JSON, though the parser would take it for an empty object. */
const refuseEmpty = (_req: unknown, _res: unknown, body: Buffer): void => {
  if (body.length === 0) throw Object.assign(new SyntaxError('Empty body'), { status: 400 });
};

/** The text of each refusal. */
const refusalTexts = { 400: 'malformed', 403: 'foreign', 413: 'tooLarge', 415: 'wrongType' } as const;

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'] as const;

type Options = { config: Config; origin: string; log: Logger; store: BookingStore; site: Site };

/** The one write of the site: a visitor's request. */
export const bookingRoutes = ({ config, origin, log, store, site }: Options): Router => {
  const responses = createResponses(site);

  /** Refuses a post that is not read; one of too many is told so instead. */
  const refuse = (req: Request, res: Response, status: 400 | 403 | 413 | 415): void => {
    const context = requestContext(req, origin);
    const { refusals } = copies[context.locale].errors;
    const retryAfter = attemptsRetryAfter(res);
    if (retryAfter === undefined) {
      responses.refused(res, context, status, refusals[refusalTexts[status]]);
    } else {
      res.set('Retry-After', String(retryAfter));
      responses.refused(res, context, 429, tooManyText(retryAfter, context.locale));
    }
  };

  const begin: RequestHandler = (_req, res, next) => {
    nameRoute(res, 'bookings');
    res.set('Cache-Control', 'no-store');
    next();
  };

  const fromOwnSite: RequestHandler = (req, res, next) => {
    if (isOwnSite(req, origin)) next();
    else refuse(req, res, 403);
  };

  const ofKnownType: RequestHandler = (req, res, next) => {
    const type = req.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (bodyTypes.some((known) => known === type)) next();
    else refuse(req, res, 415);
  };

  /** What the body parsers throw has a 4xx status; anything else is not theirs. */
  const unreadable: ErrorRequestHandler = (error, req, res, next) => {
    const status: unknown = error?.status;
    if (status === 400 || status === 413 || status === 415) refuse(req, res, status);
    else next(error);
  };

  const router = Router();
  router.post(
    bookingsEndpoint,
    begin,
    countAttempts({ config, log }),
    fromOwnSite,
    ofKnownType,
    express.json({ type: bodyTypes[0], limit: bodyLimit, verify: refuseEmpty }),
    express.urlencoded({ type: bodyTypes[1], limit: bodyLimit, extended: false, parameterLimit: bodyLimit }),
    unreadable,
    takeRequest({ config, origin, log, store, responses }),
  );
  router.all(bookingsEndpoint, begin, (req, res) => {
    const { locale, wantsHtml } = requestContext(req, origin);
    // After a refused form, a reload or a bookmark asks for this address as if it were a page.
    if (wantsHtml && req.method === 'GET') res.redirect(303, urlOf({ page: 'contact' }, locale));
    else refuseMethod(res.set('Content-Language', locale), 'POST', locale);
  });
  return router;
};
