import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { copies } from '../../content/copies.ts';
import { StoreUnavailable } from '../../db/retryWhileLocked.ts';
import type { Config } from '../config.ts';
import type { Responses } from '../http/responses.ts';
import type { BookingStore } from './bookingRecord.ts';
import { bookingOf, readBooking } from './readBooking.ts';
import { createBookingResponses } from './responses.ts';
import { type Outcome, storeWithinQuota } from './storeWithinQuota.ts';

/** When a client may try again where the database could not be written. */
const unavailableRetrySeconds = 10;

type Options = { config: Config; origin: string; log: Logger; store: BookingStore; responses: Responses };

/** Takes a request whose body was parsed: reads it, stores it once within the quota, answers. */
export const takeRequest = ({ config, origin, log, store, responses }: Options): RequestHandler[] => {
  const { stored, invalid, tooMany, failed } = createBookingResponses(responses);

  const answer = async (res: Response, outcome: Promise<Outcome>): Promise<void> => {
    const { context, values } = bookingOf(res);
    const { refusals } = copies[context.locale].errors;
    try {
      const result = await outcome;
      switch (result.outcome) {
        case 'stored':
          return stored(res, context, 201, result.id);
        case 'repeat':
          return stored(res, context, 200, result.id);
        case 'keyReused':
          return failed(res, context, 422, refusals.keyReused, values);
        case 'tooMany':
          return tooMany(res, context, result.retryAfter, values);
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.error({ code: error.code }, 'a request could not be stored');
      res.set('Retry-After', String(unavailableRetrySeconds));
      failed(res, context, 503, refusals.unavailable, values);
    }
  };

  return [
    readBooking({ origin, refused: responses.refused, invalid, tooMany }),
    ...storeWithinQuota({ config, log, store, answer }),
  ];
};
