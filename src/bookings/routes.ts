import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Logger } from 'pino';
import { copies } from '../../content/copy.ts';
import { bodyLimit } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Site } from '../../views/screen.ts';
import { plural } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { nameRoute } from '../http/logRequests.ts';
import { createAnswers } from './answers.ts';
import { attemptOf, countAttempt, createPlaceTaker } from './attempts.ts';
import type { BookingStore } from './bookingRecord.ts';
import { conversationOf } from './conversation.ts';
import { isOwnSite } from './ownSite.ts';
import { createQuota } from './quota.ts';
import { takeRequest } from './takeRequest.ts';

/** How many times the booking quota an address may post at all: repeats, mistakes and failures included. */
const attemptsPerBooking = 20;

/** Nothing at all is no JSON, though the parser would take it for an empty object. */
const refuseEmpty = (_req: unknown, _res: unknown, body: Buffer): void => {
  if (body.length === 0) throw Object.assign(new SyntaxError('Empty body'), { status: 400 });
};

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'] as const;

type Options = { config: Config; origin: string; log: Logger; store: BookingStore; site: Site };

/** The one write of the site: a visitor's request. */
export const bookingRoutes = ({ config, origin, log, store, site }: Options): Router => {
  const answers = createAnswers(site);
  const windowSeconds = config.RATE_LIMIT_WINDOW_S;
  const bookings = createQuota({ max: config.RATE_LIMIT_MAX, windowSeconds });
  const attempts = createQuota({ max: config.RATE_LIMIT_MAX * attemptsPerBooking, windowSeconds });
  const takePlace = createPlaceTaker(log);

  /** Refuses a post that is not read; one of too many is told so instead. */
  const refuse = (req: Request, res: Response, status: 400 | 403 | 413 | 415): void => {
    const talk = conversationOf(req, origin);
    const { refusals } = copies[talk.locale].errors;
    const attempt = attemptOf(res);
    if (!attempt.granted) {
      const message = plural(refusals.tooMany, Math.ceil(attempt.retryAfter / 60), talk.locale);
      answers.refused(res.set('Retry-After', String(attempt.retryAfter)), talk, 429, message);
      return;
    }
    const messages = {
      400: refusals.malformed,
      403: refusals.foreign,
      413: refusals.tooLarge,
      415: refusals.wrongType,
    };
    answers.refused(res, talk, status, messages[status]);
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
    countAttempt(attempts, takePlace),
    fromOwnSite,
    ofKnownType,
    express.json({ type: bodyTypes[0], limit: bodyLimit, verify: refuseEmpty }),
    express.urlencoded({ type: bodyTypes[1], limit: bodyLimit, extended: false, parameterLimit: bodyLimit }),
    unreadable,
    takeRequest({ origin, log, store, answers, bookings, takePlace }),
  );
  router.all(bookingsEndpoint, begin, (req, res) => {
    res.set('Allow', 'POST');
    const talk = conversationOf(req, origin);
    // After a refused form, a reload or a bookmark asks for this address as if it were a page.
    if (talk.wantsHtml && req.method === 'GET') res.redirect(303, urlOf({ page: 'contact' }, talk.locale));
    else
      answers.refused(
        res,
        { ...talk, wantsHtml: false },
        405,
        copies[talk.locale].errors.refusals.methodNotAllowed,
      );
  });
  return router;
};
