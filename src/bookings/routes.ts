import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Logger } from 'pino';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { isOwnSite } from '../http/isOwnSite.ts';
import { isUtf8 } from '../http/isUtf8.ts';
import { limitBody } from '../http/limitBody.ts';
import { limitByAddress } from '../http/limitByAddress.ts';
import { countAlone, type LimitCounts } from '../http/limitCounts.ts';
import { nameRoute } from '../http/logRequests.ts';
import { requestContext } from '../http/requestContext.ts';
import { createResponses, refuseMethod, tooManyText } from '../http/responses.ts';
import type { SiteStore } from './bookingRecord.ts';
import { takeRequest } from './takeRequest.ts';

/** How many times the booking quota an address may post at all: repeats, mistakes and failures included. */
const attemptsPerBooking = 20;

/** How many times as many are still read. */
const attemptsRead = 2;

/** Fields of a form: ours has nine, and browsers' extensions add few. */
const fieldLimit = 100;

/** Nothing at all is no JSON, though the parser would take it for an empty object. */
const refuseEmpty = (_req: unknown, _res: unknown, body: Buffer): void => {
  if (body.length === 0) throw Object.assign(new SyntaxError('Empty body'), { status: 400 });
};

/** The text of each refusal. */
const refusalTexts = { 400: 'malformed', 403: 'foreign', 413: 'tooLarge', 415: 'wrongType' } as const;

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'];

type Options = {
  config: Config;
  log: Logger;
  store: SiteStore;
  site: Site;
  /** Where a limit counts, by its name; by default this process alone. */
  countsFor?: ((name: string) => LimitCounts) | undefined;
};

/** The one write of the site: a visitor's request. */
export const bookingRoutes = ({ config, log, store, site, countsFor = countAlone }: Options): Router => {
  const { origin } = site;
  const responses = createResponses(site);

  // Every post is counted before anything of it is looked at. One of too many is still read, so that its answer keeps
  // its values; of twice as many none is, since such answers cost the most.
  const attempts = limitByAddress({
    name: 'attempts',
    max: config.RATE_LIMIT_MAX * attemptsPerBooking,
    windowSeconds: config.RATE_LIMIT_WINDOW_S,
    log,
    counts: countsFor('attempts'),
  });

  /** Refuses a post that is not read; one of too many is told so instead. */
  const refuse = (req: Request, res: Response, status: keyof typeof refusalTexts): Promise<void> | void => {
    const context = requestContext(req, origin);
    const retryAfter = attempts.retryAfter(req);
    if (retryAfter === undefined) {
      return responses.refused(
        res,
        context,
        status,
        copies[context.locale].errors.refusals[refusalTexts[status]],
      );
    }
    res.set('Retry-After', String(retryAfter));
    return responses.refused(res, context, 429, tooManyText(retryAfter, context.locale));
  };

  const admit: RequestHandler = (req, res, next) => {
    const type = req.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    // What is over the limit is told so, whatever else is wrong with it.
    if (!isOwnSite(req, origin) || attempts.timesUsed(req) > attemptsRead) return refuse(req, res, 403);
    if (!bodyTypes.includes(type) || !isUtf8(req)) return refuse(req, res, 415);
    return next();
  };

  /** What the body parsers throw has a 4xx status; anything else is not theirs. */
  const unreadable: ErrorRequestHandler = (error, req, res, next) => {
    const status: unknown = error?.status;
    if (status === 400 || status === 413 || status === 415) return refuse(req, res, status);
    return next(error);
  };

  const router = Router();
  router
    .route(bookingsEndpoint)
    .all((_req, res, next) => {
      nameRoute(res, 'bookings');
      res.set('Cache-Control', 'no-store');
      next();
    })
    .post(
      attempts.count,
      admit,
      limitBody(bodyLimit, express.json({ limit: bodyLimit, verify: refuseEmpty })),
      limitBody(
        bodyLimit,
        express.urlencoded({ limit: bodyLimit, extended: false, parameterLimit: fieldLimit }),
      ),
      unreadable,
      takeRequest({
        config,
        origin,
        log,
        store,
        responses,
        counts: countsFor('bookings'),
        attemptsRetryAfter: attempts.retryAfter,
      }),
    )
    .all((req, res) => {
      const { locale, wantsHtml } = requestContext(req, origin);
      // After a refused form, a reload or a bookmark asks for this address as if it were a page.
      if (wantsHtml && req.method === 'GET') {
        res.set('Allow', 'POST').redirect(303, urlOf({ page: 'contact' }, locale));
      } else refuseMethod(res.set('Content-Language', locale), 'POST', locale);
    });
  return router;
};
