import { Command, InvalidArgumentError } from 'commander';
import { keyLifetimeHours, repeatWindowMinutes } from '../../content/limits.ts';
import { quickRebuildBytes } from '../../db/erasure.ts';
import type { BookingStore } from '../../db/store.ts';
import { formatMadrid } from '../bookings/madridTime.ts';
import { hasClockSkew, retentionDaysOf } from '../maintenance/retention.ts';
import { durationMs } from '../settings.ts';
import { withBookings } from './database.ts';
import { cleanFiles, reportOldBackups } from './erasedData.ts';
import {
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  readVariable,
  requireConsent,
} from './options.ts';
import { countText, print, report } from './terminal.ts';

const dayMs = 86_400_000;

type Options = ChangeOptions & { olderThan?: number; trustClock?: boolean };

const span = (text: string): number => {
  const ms = durationMs(text);
  if (!ms) throw new InvalidArgumentError('It must be a span like 90d or 12h.');
  return ms;
};

const retentionMs = (): number => retentionDaysOf(readVariable('BOOKINGS_RETENTION_DAYS')) * dayMs;

/** Returns a warning if the clock may be wrong and requests would be erased too early. */
const clockWarning = async ({ erasure }: BookingStore, now: string, before: string) => {
  const known = await erasure.lastKnownTime();
  const isDoubtful = known !== null && hasClockSkew(now, known);
  if (!isDoubtful || (await erasure.countBefore(before)) === 0) return undefined;
  return (
    `The clock says ${formatMadrid(now)}, but the last purge or the newest request was at ${formatMadrid(known)}.` +
    ' If the clock is right, run bookings purge --yes --trust-clock.'
  );
};

/** Erases requests stored before a time. Resolves with the number of requests. */
const purge = async (store: BookingStore, before: string, { dryRun, trustClock }: Options) => {
  const { erasure } = store;
  const now = new Date();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const warning = trustClock ? undefined : await clockWarning(store, now.toISOString(), before);
  if (dryRun) {
    if (warning) report(warning);
    return erasure.countBefore(before);
  }
  await erasure.forgetRepeats({
    content: ago(repeatWindowMinutes * 60_000),
    keys: ago(keyLifetimeHours * 3_600_000),
  });
  if (warning) throw new Error(`Nothing was erased. ${warning}`);
  const erased = await erasure.eraseBefore(before);
  await erasure.notePurge(now.toISOString());
  await cleanFiles(erasure, { rebuild: erased > 0 && (await erasure.size()) <= quickRebuildBytes });
  return erased;
};

export const purgeCommand = (): Command =>
  new Command('purge')
    .description('Erases old requests for good, as the site itself does every hour.')
    .option('--older-than <span>', "older than this (90d, 12h; default: the site's retention period)", span)
    .option('--yes', 'do it')
    .option('--dry-run', 'say how many there are, and change nothing')
    .option('--trust-clock', 'erase even if the clock may have jumped by more than two days')
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { olderThan = retentionMs(), dryRun, db = defaultDatabase() } = options;
      requireConsent(options, 'purge erases for good: try it with --dry-run, and then repeat it with --yes.');
      const before = new Date(Date.now() - olderThan).toISOString();
      const count = await withBookings({ db }, (store) => purge(store, before, options), {
        writable: !dryRun,
      });
      if (dryRun) report('Nothing was erased (--dry-run).');
      const copies = reportOldBackups(db, before);
      await print([`${countText(count, 'request')} that came before ${formatMadrid(before)}\n`, ...copies]);
    });
