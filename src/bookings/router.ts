import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Logger } from 'pino';
import { bodyLimit, statementVersion } from '../../content/limits.ts';
import { contactService, type RequestField } from '../../content/requestFields.ts';
import { cleanText } from '../../content/requestRules.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { NewBooking } from '../../db/booking.ts';
import type { SaveResult } from '../../db/save.ts';
import type { SiteStore } from '../../db/store.ts';
import { StoreUnavailable } from '../../db/storeErrors.ts';
import { copies } from '../../views/copies.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import type { Config } from '../config.ts';
import { isUtf8, limitBody, parseForm } from '../http/bodies.ts';
import { caching } from '../http/caching.ts';
import { clientAddress, getLimitInfo, limitRequests, type RateLimitCounters } from '../http/rateLimit.ts';
import { isOwnSite, type RequestContext, readRequestContext } from '../http/requestContext.ts';
import { nameRoute } from '../http/requestLog.ts';
import { refuseMethod, type Screens, tooManyRequestsText } from '../http/screens.ts';
import { matchService } from './matchService.ts';
import { ownText, readFieldValues, readRequest } from './requestSchema.ts';
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

type Outcome = (typeof outcomes)[number];

/** Called once for each post as soon as its outcome is known, even if the client has disconnected. */
export type CountOutcome = (outcome: Outcome) => void;

/** An address may post so many times its limit of bookings. Repeats and failures count too. */
const attemptsPerBooking = 20;

/** Up to this multiple of that limit, bodies are still read, so that a 429 keeps the typed values. */
const attemptsRead = 2;

/** `Retry-After` in seconds, while unfinished requests of the same client use up its quota. */
const pendingRetrySeconds = 3;

/** `Retry-After` in seconds, while the database cannot be written. */
const unavailableRetrySeconds = 10;

/** The form has eleven fields, and browser extensions add few. */
const fieldLimit = 100;

/** The texts that refuse a post whose body was not read. */
const refusalTexts = { 400: 'malformed', 403: 'foreign', 413: 'tooLarge', 415: 'wrongType' } as const;

/** Rejects an empty body, which `express.json` would parse as `{}`. */
const refuseEmpty = (_req: unknown, _res: unknown, body: Buffer): void => {
  if (body.length === 0) throw Object.assign(new SyntaxError('Empty body'), { status: 400 });
};

const parsers = new Map([
  ['application/json', limitBody(bodyLimit, express.json({ limit: bodyLimit, verify: refuseEmpty }))],
  ['application/x-www-form-urlencoded', parseForm(bodyLimit, fieldLimit)],
]);

const findParser = (req: Request): RequestHandler | undefined =>
  parsers.get(req.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '');

type Accepted = { context: RequestContext; values: Record<RequestField, string>; booking: NewBooking };

const getAccepted = (res: Response): Accepted => res.locals['accepted'];

/** Whether one request was sent twice: with the same key, or with the same content by the same client. */
const isSameRequest = (one: NewBooking, other: NewBooking): boolean => {
  const comparedContent = (booking: NewBooking) =>
    JSON.stringify({ ...booking, locale: null, idempotencyKey: null });
  const hasSameKey = one.idempotencyKey !== null && one.idempotencyKey === other.idempotencyKey;
  return hasSameKey || comparedContent(one) === comparedContent(other);
};

type Options = {
  config: Config;
  log: Logger;
  store: SiteStore;
  site: Site;
  screens: Screens;
  counters: RateLimitCounters;
  countOutcome: CountOutcome;
  /** Called after a new request was stored and answered. */
  onStored: () => void;
};

/** Serves the bookings endpoint, the only endpoint that changes the database. */
export const bookingRoutes = (options: Options): Router => {
  const { config, log, store, site, screens, counters, countOutcome, onStored } = options;
  const answer = createBookingResponses(screens);
  const limits = { windowSeconds: config.RATE_LIMIT_WINDOW_S, counters, log };

  const recordOutcome = (res: Response, outcome: Outcome, isSpam = false): void => {
    res.locals['outcome'] = outcome;
    countOutcome(isSpam ? 'spam' : outcome);
  };

  const isOverAttempts = (res: Response): boolean => res.locals['isOverAttempts'] === true;

  const refuseUnreadAttempt = (req: Request, res: Response): void => {
    const context = readRequestContext(req, site.origin);
    recordOutcome(res, 'tooMany');
    screens.refuse(res, context, 429, tooManyRequestsText(Number(res.get('Retry-After')), context.locale));
  };

  /** Refuses a post whose body was not read. Over the limit of attempts, every refusal is a 429. */
  const refuse = (req: Request, res: Response, status: keyof typeof refusalTexts): void => {
    if (isOverAttempts(res)) refuseUnreadAttempt(req, res);
    else {
      const context = readRequestContext(req, site.origin);
      const outcome = refusalTexts[status];
      recordOutcome(res, outcome);
      screens.refuse(res, context, status, copies[context.locale].errors.refusals[outcome]);
    }
  };

  const start: RequestHandler = (_req, res, next) => {
    nameRoute(res, 'bookings');
    res.set('Cache-Control', caching.none);
    next();
  };

  /** Counts every post before its body is read. */
  const attempts = limitRequests({
    ...limits,
    name: 'attempts',
    limit: config.RATE_LIMIT_MAX * attemptsPerBooking,
    handler: (req, res, next, { limit }) => {
      res.locals['isOverAttempts'] = true;
      const used = getLimitInfo('attempts', req)?.used ?? 0;
      if (used <= Number(limit) * attemptsRead) next();
      else refuseUnreadAttempt(req, res);
    },
  });

  const parse: RequestHandler = (req, res, next) => {
    if (!isOwnSite(req, site.origin)) return refuse(req, res, 403);
    const parser = findParser(req);
    if (!parser || !isUtf8(req)) return refuse(req, res, 415);
    return parser(req, res, next);
  };

  const refuseUnreadable: ErrorRequestHandler = (error, req, res, next) => {
    const status: unknown = error?.status;
    if (status === 400 || status === 413 || status === 415) return refuse(req, res, status);
    return next(error);
  };

  const refuseTooMany = (
    res: Response,
    { context, values }: Pick<Accepted, 'context' | 'values'>,
  ): Promise<void> => {
    recordOutcome(res, 'tooMany');
    return answer.failed(
      res,
      context,
      429,
      tooManyRequestsText(Number(res.get('Retry-After')), context.locale),
      values,
    );
  };

  const validate: RequestHandler = (req, res, next) => {
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      recordOutcome(res, 'malformed');
      const context = readRequestContext(req, site.origin);
      return screens.refuse(res, context, 400, copies[context.locale].errors.refusals.notAnObject);
    }
    const kind = cleanText(ownText(body, 'service')) === contactService ? 'contact' : 'booking';
    const context = { ...readRequestContext(req, site.origin, body), kind } as const;
    const values = readFieldValues(body);
    if (isOverAttempts(res)) return refuseTooMany(res, { context, values });
    const read = readRequest(body, kind);
    if (!read.ok) {
      recordOutcome(res, 'invalid');
      return answer.invalid(res, context, read.problems, values);
    }
    const { website: isHoneypotFilled, ...fields } = read.request;
    const booking: NewBooking = {
      ...fields,
      kind,
      serviceSlug: matchService(fields.service),
      statementVersion,
      status: isHoneypotFilled ? 'spam' : 'new',
      idempotencyKey: req.get('Idempotency-Key') || null,
      clientAddress: clientAddress(req),
    };
    res.locals['accepted'] = { context, values, booking } satisfies Accepted;
    next();
  };

  /** The requests that are being stored. */
  const pending = new Set<{ key: string | undefined; booking: NewBooking; saved: Promise<SaveResult> }>();

  /** Limits the requests that an address can store. Repeats and failures do not count once answered. */
  const quota = limitRequests({
    ...limits,
    name: 'bookings',
    limit: config.RATE_LIMIT_MAX,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => res.locals['outcome'] !== 'stored',
    handler: async (req, res, next) => {
      const accepted = getAccepted(res);
      const others = [...pending];
      const hasPending = others.some(({ key }) => key === getLimitInfo('bookings', req)?.key);
      // Wait until the same request is stored, so that `findEarlier` finds it.
      await others.find(({ booking }) => isSameRequest(booking, accepted.booking))?.saved.catch(() => {});
      if (await store.findEarlier(accepted.booking)) {
        res.removeHeader('Retry-After');
        return next();
      }
      if (hasPending) res.set('Retry-After', String(pendingRetrySeconds));
      return refuseTooMany(res, accepted);
    },
  });

  const save: RequestHandler = async (req, res) => {
    const { booking, context, values } = getAccepted(res);
    const entry = { key: getLimitInfo('bookings', req)?.key, booking, saved: store.save(booking) };
    pending.add(entry);
    const result = await entry.saved.finally(() => pending.delete(entry));
    recordOutcome(res, result.outcome, result.outcome === 'stored' && booking.status === 'spam');
    const canBeAnswered = Boolean(booking.email || booking.phone);
    switch (result.outcome) {
      case 'stored':
        setImmediate(onStored);
        return answer.stored(res, context, 201, { id: result.id, canBeAnswered });
      case 'repeat':
        return answer.stored(res, context, 200, { id: result.id, canBeAnswered });
      case 'idempotencyConflict':
        return answer.failed(res, context, 422, copies[context.locale].errors.refusals.keyReused, values);
    }
  };

  const refuseUnavailable: ErrorRequestHandler = (error, _req, res, next) => {
    if (!(error instanceof StoreUnavailable)) {
      recordOutcome(res, 'error');
      return next(error);
    }
    recordOutcome(res, 'unavailable');
    log.error({ code: error.code }, 'a request could not be stored');
    const { context, values } = getAccepted(res);
    res.set('Retry-After', String(unavailableRetrySeconds));
    return answer.failed(res, context, 503, copies[context.locale].errors.refusals.unavailable, values);
  };

  const refuseOtherMethods: RequestHandler = (req, res) => {
    const { locale, wantsHtml } = readRequestContext(req, site.origin);
    // After a refused form, a reload or a bookmark requests this URL as if it were a page.
    if (wantsHtml && req.method === 'GET')
      res.set('Allow', 'POST').redirect(303, urlOf({ page: 'contact' }, locale));
    else refuseMethod(res.set('Content-Language', locale), 'POST', locale);
  };

  const router = Router();
  router
    .route(bookingsEndpoint)
    .all(start)
    .post(attempts, parse, refuseUnreadable, validate, quota, save, refuseUnavailable)
    .all(refuseOtherMethods);
  return router;
};
