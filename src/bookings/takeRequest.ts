import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { copies } from '../../content/copy.ts';
import { StoreUnavailable } from '../../db/retryWhileLocked.ts';
import type { SaveResult } from '../../db/saveOnce.ts';
import { plural } from '../../views/text.ts';
import type { Answers } from './answers.ts';
import { attemptOf, type PlaceTaker } from './attempts.ts';
import { type BookingStore, type NewBooking, toBooking } from './bookingRecord.ts';
import { conversationOf } from './conversation.ts';
import type { Quota } from './quota.ts';
import { readRequest, valuesOf } from './requestSchema.ts';

/** Seconds after which a client may try again when the database could not be written. */
const retryAfterFailure = 10;

type Options = {
  origin: string;
  log: Logger;
  store: BookingStore;
  answers: Answers;
  bookings: Quota;
  takePlace: PlaceTaker;
};

type Taken = SaveResult | { outcome: 'tooMany'; retryAfter: number } | { outcome: 'unavailable' };

/** Takes a request whose body was parsed: reads it, keeps it once, answers. */
export const takeRequest = ({
  origin,
  log,
  store,
  answers,
  bookings,
  takePlace,
}: Options): RequestHandler => {
  /** Only a newly kept request uses up the quota, and a repeat gets through when it is used up. */
  const keep = async (booking: NewBooking, req: Request): Promise<Taken> => {
    const earlier = await store.findEarlier(booking);
    if (earlier) return earlier;
    const place = await takePlace(bookings, req);
    if (!place.granted) {
      // Its twin may have been stored meanwhile.
      const twin = await store.findEarlier(booking);
      return twin ?? { outcome: 'tooMany', retryAfter: place.retryAfter };
    }
    try {
      const saved = await store.save(booking);
      if (saved.outcome === 'stored') place.used();
      else await place.giveBack();
      return saved;
    } catch (error) {
      await place.giveBack();
      throw error;
    }
  };

  const keepIfPossible = async (booking: NewBooking, req: Request): Promise<Taken> => {
    try {
      return await keep(booking, req);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.error({ code: error.code }, 'a request could not be stored');
      return { outcome: 'unavailable' };
    }
  };

  return async (req, res) => {
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const talk = conversationOf(req, origin);
      answers.refused(res, talk, 400, copies[talk.locale].errors.refusals.notAnObject);
      return;
    }
    const talk = conversationOf(req, origin, body);
    const { refusals } = copies[talk.locale].errors;
    const values = valuesOf(body);

    const tooMany = (retryAfter: number) => {
      const message = plural(refusals.tooMany, Math.ceil(retryAfter / 60), talk.locale);
      answers.failed(res.set('Retry-After', String(retryAfter)), talk, 429, message, values);
    };

    const attempt = attemptOf(res);
    if (!attempt.granted) return tooMany(attempt.retryAfter);

    const read = readRequest(body, talk.kind);
    if (!read.ok) return answers.invalid(res, talk, read.problems, values);

    const taken = await keepIfPossible(toBooking(read.request, req.get('Idempotency-Key')), req);
    switch (taken.outcome) {
      case 'stored':
      case 'repeat':
        return answers.kept(res, talk, { id: taken.id, isRepeat: taken.outcome === 'repeat' });
      case 'keyReused':
        return answers.failed(res, talk, 422, refusals.keyReused, values);
      case 'tooMany':
        return tooMany(taken.retryAfter);
      case 'unavailable':
        res.set('Retry-After', String(retryAfterFailure));
        return answers.failed(res, talk, 503, refusals.unavailable, values);
    }
  };
};
