import { SqliteError } from 'better-sqlite3';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { bodyLimit, postsPerBooking, statementVersion } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Bookings, NewBooking } from '../../db/bookings.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { type PageSender, type Refusal, refuseMethod } from '../http/pageSender.ts';
import { limitRequests } from '../http/rateLimit.ts';
import { isObject, isOwnSite, readRequestContext } from '../http/requestContext.ts';
import { startRoute } from '../http/requestLog.ts';
import { describeError } from '../log.ts';
import { createBookingAnswers } from './answers.ts';
import { readBooking, readFieldValues } from './bookingSchema.ts';
import { matchService } from './matchService.ts';

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
  pageSender: PageSender;
  /** Called after the answer to a booking that is stored. */
  onStored: () => void;
};

/** Serves the bookings endpoint, the only endpoint that changes the database. */
export const bookingRoutes = ({ config, log, bookings, site, pageSender, onStored }: Options): Router => {
  const { sendStored, sendInvalid, sendRefusal } = createBookingAnswers(pageSender);
  const { RATE_LIMIT_MAX: limit, RATE_LIMIT_WINDOW_S: windowSeconds } = config;

  /** Refuses posts from other sites before they are counted: they would use up the limit of the visitor. */
  const refuseForeignSites: RequestHandler = async (req, res, next) => {
    if (isOwnSite(req, site.origin)) next();
    else await sendRefusal(req, res, 'foreign');
  };

  const limitPosts = limitRequests({
    limit: limit * postsPerBooking,
    windowSeconds,
    refuse: (req, res, retryAfterSeconds) => sendRefusal(req, res, 'tooMany', retryAfterSeconds),
  });

  const refuseOtherTypes: RequestHandler = async (req, res, next) => {
    if (req.is(['application/json', 'application/x-www-form-urlencoded'])) next();
    else await sendRefusal(req, res, 'wrongType');
  };

  const parsers = [
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
  ];

  const validate: RequestHandler = async (req, res, next) => {
    const body: unknown = req.body;
    if (!isObject(body)) return await sendRefusal(req, res, 'malformed');
    const { kind } = readRequestContext(req);
    const read = readBooking(body, kind);
    if (!read.ok) return await sendInvalid(req, res, read.problems, readFieldValues(body));
    const { website: isSpam, ...fields } = read.booking;
    const booking: NewBooking = {
      ...fields,
      kind,
      serviceSlug: matchService(fields.service),
      statementVersion,
      status: isSpam ? 'spam' : 'new',
    };
    res.locals['booking'] = booking;
    next();
  };

  /** Counts valid posts only, so that a typing error costs nothing. */
  const limitBookings = limitRequests({
    limit,
    windowSeconds,
    refuse: (req, res, retryAfterSeconds) => sendRefusal(req, res, 'tooMany', retryAfterSeconds),
  });

  const storeBooking: RequestHandler = (req, res) => {
    const booking: NewBooking = res.locals['booking'];
    const id = bookings.save(booking);
    sendStored(req, res, id, booking);
    onStored();
  };

  const answerErrors: ErrorRequestHandler = async (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const parserRefusal = parserRefusals.get(error.status);
    if (error instanceof SqliteError) {
      log.error({ code: error.code }, 'a request could not be stored');
      await sendRefusal(req, res, 'unavailable', unavailableRetrySeconds);
    } else if (parserRefusal) await sendRefusal(req, res, parserRefusal);
    else {
      log.error({ id: res.requestId, error: describeError(error) }, 'unexpected error');
      await sendRefusal(req, res, 'unexpected');
    }
  };

  const refuseOtherMethods: RequestHandler = (req, res) => {
    const { locale, wantsHtml } = readRequestContext(req);
    res.set('Allow', 'POST');
    // After a refused form, a reload or a bookmark requests this URL as if it were a page.
    if (wantsHtml && req.method === 'GET') res.redirect(303, urlOf({ page: 'contact' }, locale));
    else refuseMethod(res.set('Content-Language', locale), 'POST', locale);
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(bookingsEndpoint)
    .all(startRoute('bookings'))
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
