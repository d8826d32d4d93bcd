import type { Logger } from 'pino';
import { retentionMonths } from '../../content/business.ts';
import type { Retention } from '../../views/site.ts';
import type { Config } from '../config.ts';
import { dayMs, hourMs } from '../settings.ts';
import { repeatTask, runCli } from './schedule.ts';

type Setting = Pick<Config, 'BOOKINGS_RETENTION_DAYS'>;

/** Returns the stated retention period: the configured days, or the default months. */
export const getRetention = ({ BOOKINGS_RETENTION_DAYS: days }: Setting): Retention =>
  days === undefined ? { count: retentionMonths, unit: 'month' } : { count: days, unit: 'day' };

/** Returns the age in days at which a booking is erased. It never exceeds the stated retention period. */
export const getRetentionDays = ({ BOOKINGS_RETENTION_DAYS: days }: Setting): number => {
  const start = new Date();
  // Where a month lacks this day, the result is a day of the next month, which shortens the period.
  start.setUTCMonth(start.getUTCMonth() - retentionMonths);
  return days ?? Math.round((Date.now() - start.getTime()) / dayMs);
};

/** A clock that is this far from the last known time may be wrong. */
const trustedMs = 2 * dayMs;

/** Whether the clock may be wrong. This also holds after a long downtime, and for an invalid time. */
export const hasClockSkew = (now: string, lastKnown: string | null): boolean =>
  lastKnown !== null && !(Math.abs(Date.parse(now) - Date.parse(lastKnown)) <= trustedMs);

/** The first purge waits, so that it does not delay the first visitors. */
const firstPurgeMs = 2_000;

/**
 * Erases old bookings at startup and then every hour, and logs failures. The built
 * CLI reads the settings from the environment itself, because DATABASE_URL contains a password.
 */
export const schedulePurge = (cli: URL, log: Logger): { stop: () => void } => {
  const purge = async (signal: AbortSignal): Promise<void> => {
    const requests = await runCli(cli, ['purge', '--yes'], signal);
    if (requests > 0) log.info({ requests }, 'erased');
  };
  return repeatTask(purge, {
    firstMs: firstPurgeMs,
    everyMs: hourMs,
    onError: (reason) => {
      log.warn({ reason }, 'old requests are not erased');
    },
  });
};
