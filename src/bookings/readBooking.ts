import type { RequestHandler, Response } from 'express';
import { copies } from '../../content/copies.ts';
import { contactService } from '../../content/requestFields.ts';
import { type RequestContext, requestContext } from '../http/requestContext.ts';
import type { Responses } from '../http/responses.ts';
import { attemptsRetryAfter } from './attempts.ts';
import { type NewBooking, toBooking } from './bookingRecord.ts';
import { cleanText, readRequest, valuesOf } from './requestSchema.ts';
import type { BookingResponses } from './responses.ts';

/** A request whose fields are sound, and what its answer needs. */
type ReadBooking = { context: RequestContext; values: ReturnType<typeof valuesOf>; booking: NewBooking };

/** What `readBooking` read. */
export const bookingOf = (res: Response): ReadBooking => res.locals['booking'] as ReadBooking;

const isForContact = (body: object): boolean => {
  const service: unknown = Object.hasOwn(body, 'service') ? Reflect.get(body, 'service') : undefined;
  return typeof service === 'string' && cleanText(service) === contactService;
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
    const read = readRequest(body, kind);
    if (!read.ok) return invalid(res, context, read.problems, values);
    const booking = toBooking(read.request, req.get('Idempotency-Key'));
    res.locals['booking'] = { context, values, booking } satisfies ReadBooking;
    next();
  };
