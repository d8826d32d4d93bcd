import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { contactService } from '../../content/bookingFields.ts';
import { cleanText } from '../../content/bookingRules.ts';
import { bodyLimit, postsPerBooking, postWindowSeconds, statementVersion } from '../../content/limits.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { NewBooking } from '../../db/booking.ts';
import type { SiteStore } from '../../db/store.ts';
import { StoreUnavailable } from '../../db/storeErrors.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { parseBody } from '../http/bodies.ts';
import { type PageSender, type Refusal, refuseMethod } from '../http/pageSender.ts';
import { clientAddress, limitRequests } from '../http/rateLimit.ts';
import { isOwnSite, type RequestContext, readRequestContext } from '../http/requestContext.ts';
import { startRoute } from '../http/requestLog.ts';
import { ownText, readBooking, readFieldValues } from './bookingSchema.ts';
import { matchService } from './matchService.ts';
import { createBookingResponses } from './responses.ts';

/** The outcomes of a post, for the metrics. */
export const outcomes = [
  'stored',
  'spam',
  'repeat',
  'idempotencyConflict',
  'invalid',
  'malformed',
  'foreign',
  'tooLarge',
  'wrongType',
  'tooMany',
  'unavailable',
  'error',
] as const;

/** Called once for each post as soon as its outcome is known, even if the client has disconnected. */
export type CountOutcome = (outcome: (typeof outcomes)[number]) => void;

/** `Retry-After` in seconds, while the database cannot be written. */
const unavailableRetrySeconds = 10;

/** The form has eleven fields, and browser extensions add few. */
const fieldLimit = 100;

const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

type Options = {
  config: Config;
  log: Logger;
  store: SiteStore;
  site: Site;
  pageSender: PageSender;
  countOutcome: CountOutcome;
  /** Called after a new booking was stored, spam included. */
  onStored: () => void;
};

/** Serves the bookings endpoint, the only endpoint that changes the database. */
export const bookingRoutes = ({
  config,
  log,
  store,
  site,
  pageSender,
  countOutcome,
  onStored,
}: Options): Router => {
  const answer = createBookingResponses(pageSender);

  /** Reads language, format and form of the answer. The body, if it was read, knows them best. */
  const readContext = (req: Request, body?: object): RequestContext => {
    const context = readRequestContext(req, site.origin, body);
    if (!body) return context;
    return {
      ...context,
      kind: cleanText(ownText(body, 'service')) === contactService ? 'contact' : 'booking',
    };
  };

  /** Refuses a post. The answer keeps the typed values if the body was read. */
  const refuse = (
    req: Request,
    res: Response,
    reason: Refusal,
    { body, retryAfterSeconds }: { body?: object; retryAfterSeconds?: number } = {},
  ): void | Promise<void> => {
    countOutcome(reason);
    if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
    return answer.refused(
      res,
      readContext(req, body),
      reason,
      body && readFieldValues(body),
      retryAfterSeconds,
    );
  };

  /** Refuses posts from other sites before they are counted: they would use up the limit of the visitor. */
  const refuseForeign: RequestHandler = (req, res, next) =>
    isOwnSite(req, site.origin) ? next() : refuse(req, res, 'foreign');

  const limitPosts = limitRequests({
    limit: config.RATE_LIMIT_MAX * postsPerBooking,
    windowSeconds: postWindowSeconds,
    refuse: (req, res, retryAfterSeconds) => refuse(req, res, 'tooMany', { retryAfterSeconds }),
  });

  const storeBooking: RequestHandler = async (req, res) => {
    const body: unknown = req.body;
    if (!isObject(body)) return refuse(req, res, 'malformed');
    const context = readContext(req, body);

    const read = readBooking(body, context.kind);
    if (!read.ok) {
      countOutcome('invalid');
      return answer.invalid(res, context, read.problems, readFieldValues(body));
    }
    const { website: isSpam, ...fields } = read.booking;
    const booking: NewBooking = {
      ...fields,
      kind: context.kind,
      serviceSlug: matchService(fields.service),
      statementVersion,
      status: isSpam ? 'spam' : 'new',
      idempotencyKey: req.get('Idempotency-Key') || null,
      clientAddress: clientAddress(req),
    };

    const saved = await store.save(booking).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.error({ code: error.code }, 'a request could not be stored');
      return { outcome: 'unavailable', retryAfterSeconds: unavailableRetrySeconds } as const;
    });

    switch (saved.outcome) {
      case 'stored':
        countOutcome(isSpam ? 'spam' : 'stored');
        setImmediate(onStored);
        return answer.stored(res, context, 201, saved.id, booking);
      case 'repeat':
        countOutcome('repeat');
        return answer.stored(res, context, 200, saved.id, booking);
      case 'idempotencyConflict':
        return refuse(req, res, 'idempotencyConflict', { body });
      case 'tooMany':
      case 'unavailable':
        return refuse(req, res, saved.outcome, { body, retryAfterSeconds: saved.retryAfterSeconds });
    }
  };

  const countError: ErrorRequestHandler = (error, _req, _res, next) => {
    countOutcome('error');
    next(error);
  };

  const refuseOtherMethods: RequestHandler = (req, res) => {
    const { locale, wantsHtml } = readRequestContext(req, site.origin);
    // After a refused form, a reload or a bookmark requests this URL as if it were a page.
    if (wantsHtml && req.method === 'GET')
      res.set('Allow', 'POST').redirect(303, urlOf({ page: 'contact' }, locale));
    else refuseMethod(res.set('Content-Language', locale), 'POST', locale);
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(bookingsEndpoint)
    .all(startRoute('bookings'))
    .post(refuseForeign, limitPosts, parseBody(bodyLimit, fieldLimit, refuse), storeBooking, countError)
    .all(refuseOtherMethods);
  return router;
};
