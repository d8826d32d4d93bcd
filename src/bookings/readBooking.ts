import type { RequestHandler, Response } from 'express';
import { copies } from '../../content/copies.ts';
import { contactService, statementVersion } from '../../content/limits.ts';
import type { NewBooking } from '../../db/booking.ts';
import { type RequestContext, requestContext, valuesOf } from '../http/requestContext.ts';
import type { Responses } from '../http/responses.ts';
import { attemptsRetryAfter } from './attempts.ts';
import { matchService } from './matchService.ts';
import { cleanText, readRequest, type ValidRequest } from './requestSchema.ts';
import type { BookingResponses, FormValues } from './responses.ts';

/** A request whose fields are sound, and what its answer needs. */
type ReadBooking = { context: RequestContext; values: FormValues; booking: NewBooking };

/** What `readBooking` read. */
export const bookingOf = (res: Response): ReadBooking => res.locals['booking'] as ReadBooking;

const isForContact = (body: object): boolean => {
  const service: unknown = Object.hasOwn(body, 'service') ? Reflect.get(body, 'service') : undefined;
  return typeof service === 'string' && cleanText(service) === contactService;
};

const toBooking = (request: ValidRequest, idempotencyKey: string | undefined): NewBooking => {
  const { website: filledHoneypot, ...fields } = request;
  return {
    ...fields,
    kind: request.service === contactService ? 'contact' : 'booking',
    serviceSlug: matchService(request.service),
    statementVersion,
    status: filledHoneypot ? 'spam' : 'new',
    idempotencyKey: idempotencyKey || null,
  };
};

type Options = { origin: string } & Pick<Responses, 'refused'> &
  Pick<BookingResponses, 'invalid' | 'tooMany'>;

/** Reads a parsed body, and answers where it is none or its fields are not sound. */
export const readBooking =
  ({ origin, refused, invalid, tooMany }: Options): RequestHandler =>
  (req, res, next) => {
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const context = requestContext(req, origin);
      return refused(res, context, 400, copies[context.locale].errors.refusals.notAnObject);
    }
    const kind = isForContact(body) ? 'contact' : 'booking';
    const context: RequestContext = { ...requestContext(req, origin, body), kind };
    const values = valuesOf(body);
    const retryAfter = attemptsRetryAfter(res);
    if (retryAfter !== undefined) return tooMany(res, context, retryAfter, values);
    const read = readRequest(body, kind === 'contact');
    if (!read.ok) return invalid(res, context, read.problems, values);
    const booking = toBooking(read.request, req.get('Idempotency-Key'));
    res.locals['booking'] = { context, values, booking } satisfies ReadBooking;
    next();
  };
