import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { Temporal } from 'temporal-polyfill';
import { retentionFor } from '../../content/rules/retentionPeriod.ts';
import type { Bookings } from '../../db/bookings.ts';
import { removeErasedBytes } from '../../db/database.ts';
import { describeError } from '../log.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the time before which bookings are erased. */
export const retentionStart = (days: number | undefined, now: Date): Date => {
  const { count, unit } = retentionFor(days);
  if (unit === 'day') return new Date(now.getTime() - count * dayMs);
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC');
  return new Date(local.subtract({ months: count }).epochMilliseconds);
};

type Options = { db: Database; bookings: Bookings; days: number | undefined; log: Logger };

/** Returns a function that erases old bookings, and removes their bytes from the file. Logs failures. */
export const createRetention = ({ db, bookings, days, log }: Options) => {
  let mustClean = false;

  return (): void => {
    try {
      const count = bookings.eraseBefore(retentionStart(days, new Date()));
      if (count > 0) {
        mustClean = true;
        log.info({ count }, 'old requests erased');
      }
      if (!mustClean) return;
      const isClean = removeErasedBytes(db);
      mustClean = !isClean;
      if (!isClean) log.warn('the database may still have erased requests, because another process uses it');
    } catch (error) {
      log.error({ error: describeError(error) }, 'old requests could not be erased');
    }
  };
};

/**
 * Erases old bookings every hour, the first time after an hour: a clock that is wrong at boot is right by
 * then.
 */
export const startRetention = (options: Options) => {
  const timer = setInterval(createRetention(options), hourMs);
  return { stop: () => clearInterval(timer) };
};
