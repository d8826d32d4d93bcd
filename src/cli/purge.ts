import { Command, InvalidArgumentError } from 'commander';
import { formatMadrid, localTime } from '../../content/hours.ts';
import { digestLifetimeHours } from '../../content/limits.ts';
import { quickRebuildBytes } from '../../db/erasure.ts';
import type { BookingStore } from '../../db/store.ts';
import { getRetentionDays, hasClockSkew } from '../maintenance/retention.ts';
import { dayMs, durationMs, hourMs } from '../settings.ts';
import { withStore } from './database.ts';
import { cleanFiles, reportBackups } from './erasedData.ts';
import {
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  jsonOption,
  readVariable,
  requireYes,
} from './options.ts';
import { countText, printTexts, reportLine } from './terminal.ts';

type Options = ChangeOptions & {
  olderThan?: number;
  includeNew?: boolean;
  trustClock?: boolean;
  json?: true;
};

const parseSpan = (text: string): number => {
  const ms = durationMs(text);
  if (!ms) throw new InvalidArgumentError('Use a span such as 90d, 2w or 12h.');
  return ms;
};

const retentionMs = (): number => getRetentionDays(readVariable('BOOKINGS_RETENTION_DAYS')) * dayMs;

/** Erases bookings of this age, and clears old digests. Resolves with the number of bookings and a line about them. */
const purge = async (store: BookingStore, ageMs: number, now: Date, options: Options) => {
  const { dryRun, trustClock, includeNew } = options;
  const { erasure } = store;
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const until = ago(ageMs);
  const [oldest] = await store.listBookings({ until, oldestFirst: true }, 1);
  const counts = await store.countByStatus({ until });
  const { new: youngCount } = await store.countByStatus({ since: ago(retentionMs()), until });
  const lastKnown = await erasure.readLastKnownTime();
  const warnings: string[] = [];
  if (oldest && !trustClock && lastKnown !== null && hasClockSkew(now.toISOString(), lastKnown))
    warnings.push(
      `The clock says ${localTime(now)}, but the last purge or the newest request was at ${formatMadrid(lastKnown)}. If the clock is right, run bookings purge --yes --trust-clock.`,
    );
  if (youngCount > 0 && !includeNew)
    warnings.push(
      `Still new and within the site's retention period: ${countText(youngCount, 'request')}. Mark them first, or add --include-new.`,
    );
  let count = counts.new + counts.handled + counts.spam;
  if (dryRun) warnings.forEach(reportLine);
  else {
    await erasure.clearDigests(ago(digestLifetimeHours * hourMs));
    if (warnings.length > 0) throw new Error(`Nothing was erased. ${warnings.join(' ')}`);
    count = await erasure.eraseBefore(until);
    await erasure.finishPurge(now.toISOString());
    await cleanFiles(erasure, count > 0 && (await erasure.size()) <= quickRebuildBytes);
  }
  const days = oldest ? Math.floor((now.getTime() - Date.parse(oldest.createdAt)) / dayMs) : 0;
  const details = oldest ? `: ${counts.new} still new, the oldest ${countText(days, 'day')} old` : '';
  const line = `${countText(count, 'request')} from before ${formatMadrid(until)} ${dryRun ? 'would be ' : ''}erased${details}\n`;
  return { requests: count, line };
};

export const purgeCommand = (): Command =>
  new Command('purge')
    .description('Erases old requests for good, as the site itself does every hour.')
    .option(
      '--older-than <span>',
      "older than this (90d, 12h; default: the site's retention period)",
      parseSpan,
    )
    .option('--include-new', "also requests that are still new, if they are younger than the site's period")
    .option('--yes', 'required; cannot be undone')
    .option('--dry-run', 'say what would be erased, and change nothing')
    .option('--trust-clock', 'erase even if the clock may have jumped by more than two days')
    .addOption(databaseOption())
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { olderThan = retentionMs(), dryRun, db = defaultDatabase() } = options;
      requireYes(options, 'purge cannot be undone. Look with --dry-run first, then add --yes.');
      const now = new Date();
      const { requests, line } = await withStore({ db }, (store) => purge(store, olderThan, now, options), {
        writable: !dryRun,
      });
      if (options.json) return printTexts([`${JSON.stringify({ requests })}\n`]);
      const before = new Date(now.getTime() - olderThan).toISOString();
      await printTexts([line, ...reportBackups(db, { before })]);
    });
