import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { contactService } from '../../content/requestFields.ts';
import { cleanText } from '../../content/requestRules.ts';
import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import { copies } from '../../views/copies.ts';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { LimitCounts } from '../http/limitCounts.ts';
import { requestContext } from '../http/requestContext.ts';
import type { Responses } from '../http/responses.ts';
import type { SiteStore } from './bookingRecord.ts';
import type { CountOutcome } from './outcomes.ts';
import { ownText, readRequest, valuesOf } from './requestSchema.ts';
import { createBookingResponses } from './responses.ts';
import { createStoreWithinQuota } from './storeWithinQuota.ts';
import { toBooking } from './toBooking.ts';

/** When a client may try again where the database could not be written. */
const unavailableRetrySeconds = 10;

type Options = {
  config: Config;
  origin: string;
  log: Logger;
  store: SiteStore;
  responses: Responses;
  /** Where the quota of new requests counts. */
  counts: LimitCounts;
  /** Seconds until an address that posted too often may post again; `undefined` where it did not. */
  attemptsRetryAfter: (req: Request) => number | undefined;
  countOutcome: CountOutcome;
};

/** Takes a request whose body was parsed: reads it, stores it once within the quota, answers. */
export const takeRequest = (options: Options): RequestHandler => {
  const { config, origin, log, store, responses, counts, attemptsRetryAfter, countOutcome } = options;
  const { stored, invalid, failed, tooMany } = createBookingResponses(responses);
  const storeWithinQuota = createStoreWithinQuota(config, log, store, counts);

  return async (req, res) => {
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      countOutcome('malformed');
      const context = requestContext(req, origin);
      return responses.refused(res, context, 400, copies[context.locale].errors.refusals.notAnObject);
    }
    const kind = cleanText(ownText(body, 'service')) === contactService ? 'contact' : 'booking';
    const context = { ...requestContext(req, origin, body), kind } as const;
    const waitSeconds = attemptsRetryAfter(req);
    if (waitSeconds !== undefined) {
      countOutcome('tooMany');
      return tooMany(res, context, waitSeconds, valuesOf(body));
    }
    const read = readRequest(body, kind);
    if (!read.ok) {
      countOutcome('invalid');
      return invalid(res, context, read.problems, valuesOf(body));
    }

    const { refusals } = copies[context.locale].errors;
    try {
      const booking = toBooking(read.request, {
        idempotencyKey: req.get('Idempotency-Key'),
        clientAddress: clientAddress(req),
      });
      const canBeAnswered = Boolean(booking.email || booking.phone);
      const result = await storeWithinQuota(req, res, booking);
      countOutcome(result.outcome === 'stored' && booking.status === 'spam' ? 'spam' : result.outcome);
      switch (result.outcome) {
        case 'stored':
          return stored(res, context, 201, { id: result.id, canBeAnswered });
        case 'repeat':
          return stored(res, context, 200, { id: result.id, canBeAnswered });
        case 'keyReused':
          return failed(res, context, 422, refusals.keyReused, valuesOf(body));
        case 'tooMany':
          return tooMany(res, context, result.retryAfter, valuesOf(body));
      }
    } catch (error) {
      const isUnavailable = error instanceof StoreUnavailable;
      countOutcome(isUnavailable ? 'unavailable' : 'error');
      if (!isUnavailable) throw error;
      log.error({ code: error.code }, 'a request could not be stored');
      res.set('Retry-After', String(unavailableRetrySeconds));
      failed(res, context, 503, refusals.unavailable, valuesOf(body));
    }
  };
};
