import { SqliteError } from 'better-sqlite3';
import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Logger } from 'pino';
import { statementVersion } from '../../content/business.ts';
import { bodyLimit, postLimitFactor } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Bookings, NewBooking } from '../../db/bookings.ts';
import type { Site } from '../../views/site.ts';
import { matchService } from '../../views/texts/matchService.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { refuseMethod } from '../http/methods.ts';
import { isOwnSite } from '../http/ownSite.ts';
import { limitRequests } from '../http/rateLimit.ts';
import { logRouteAs } from '../http/requestLog.ts';
import { describeError } from '../log.ts';
import { createBookingAnswers, type Refusal } from './answers.ts';
import { readBooking } from './bookingSchema.ts';
import { isObject, readFormValues } from './requestBody.ts';
import { readRequestContext } from './requestContext.ts';

/** `Retry-After` in seconds, while the database cannot be written. */
const unavailableRetrySeconds = 10;

/** The refusals for the errors of Express's parsers, by their status. */
const parserRefusals = new Map<unknown, Refusal>([
  [400, 'malformed'],
  [413, 'tooLarge'],
  [415, 'wrongType'],
]);

type Options = {
  config: Config;
  log: Logger;
  bookings: Bookings;
  site: Site;
  /** Called after the answer to a booking that is stored. */
  onStored: () => void;
};

/**
 * The answer to a valid post. `validate` puts the booking into `res.locals`, and `storeBooking` takes it from
 * there.
 */
type BookingResponse = Response<unknown, { booking: NewBooking }>;

/** Serves the bookings endpoint, the only endpoint that changes the database. */
export const bookingRoutes = ({ config, log, bookings, site, onStored }: Options): Router => {
  const { sendStored, sendInvalid, sendRefusal } = createBookingAnswers(site);
  const { RATE_LIMIT_MAX: limit, RATE_LIMIT_WINDOW_S: windowSeconds } = config;

  /** Refuses posts from other sites before they are counted: they would use up the limit of the visitor. */
  const refuseForeignSites: RequestHandler = (req, res, next) => {
    if (isOwnSite(req, site.origin)) next();
    else sendRefusal(req, res, 'foreign');
  };

  const limitTo = (count: number): RequestHandler =>
    limitRequests({
      limit: count,
      windowSeconds,
      refuse: (req, res, retryAfterSeconds) => sendRefusal(req, res, 'tooMany', retryAfterSeconds),
    });

  const limitPosts = limitTo(limit * postLimitFactor);

  /** Counts valid posts only, so that a typing error costs nothing. */
  const limitBookings = limitTo(limit);

  const refuseOtherTypes: RequestHandler = (req, res, next) => {
    if (req.is(['application/json', 'application/x-www-form-urlencoded'])) next();
    else sendRefusal(req, res, 'wrongType');
  };

  /** Each parser skips bodies of another type. */
  const parsers = [
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
  ];

  const validate = (req: Request, res: BookingResponse, next: NextFunction) => {
    const body: unknown = req.body;
    if (!isObject(body)) return sendRefusal(req, res, 'malformed');
    const { kind } = readRequestContext(req);
    const read = readBooking(body, kind);
    if (!read.ok) return sendInvalid(req, res, read.problems, readFormValues(body));
    const { website: isSpam, ...fields } = read.booking;
    res.locals.booking = {
      ...fields,
      kind,
      serviceSlug: matchService(fields.service),
      statementVersion,
      status: isSpam ? 'spam' : 'new',
    };
    next();
  };

  const storeBooking = (req: Request, res: BookingResponse) => {
    const { booking } = res.locals;
    const id = bookings.save(booking);
    sendStored(req, res, id, booking);
    onStored();
  };

  const answerErrors: ErrorRequestHandler = (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const parserRefusal = parserRefusals.get(error.status);
    if (error instanceof SqliteError) {
      log.error({ id: res.requestId, code: error.code }, 'a request could not be stored');
      res.set('Retry-After', String(unavailableRetrySeconds));
      sendRefusal(req, res, 'unavailable');
    } else if (parserRefusal) sendRefusal(req, res, parserRefusal);
    else {
      log.error({ id: res.requestId, error: describeError(error) }, 'unexpected error');
      sendRefusal(req, res, 'unexpected');
    }
  };

  const refuseOtherMethods: RequestHandler = (req, res) => {
    const { locale, wantsHtml } = readRequestContext(req);
    // After a refused form, a reload or a bookmark requests this URL as if it were a page.
    if (wantsHtml && req.method === 'GET') res.redirect(303, urlOf({ page: 'contact' }, locale));
    else refuseMethod(res, 'POST', locale);
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(bookingsEndpoint)
    .all(logRouteAs('bookings'))
    .post(
      refuseForeignSites,
      limitPosts,
      refuseOtherTypes,
      parsers,
      validate,
      limitBookings,
      storeBooking,
      answerErrors,
    )
    .all(refuseOtherMethods);
  return router;
};
