import { Command, InvalidArgumentError, Option } from 'commander';
import { keyLifetimeHours, repeatWindowMinutes } from '../../content/limits.ts';
import { quicklyRebuilt } from '../../db/erasure.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { durationMs, readConfig } from '../config.ts';
import { formatMadrid } from '../madridTime.ts';
import { hasClockSkew, retentionDaysOf } from '../maintenance/retention.ts';
import { clearFiles } from './clearFiles.ts';
import { countText } from './countText.ts';
import { databaseOption, defaultDatabase } from './database.ts';
import { withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { tellOldCopies } from './tellCopies.ts';
import { UsageError } from './usageError.ts';

const dayMs = 86_400_000;

type Options = { olderThan?: number; yes?: boolean; dryRun?: boolean; trustClock?: boolean; db?: string };

const age = (text: string): number => {
  const ms = durationMs(text);
  if (!ms) throw new InvalidArgumentError('It must be a duration like 90d or 12h.');
  return ms;
};

/** How long the site keeps requests, as its own configuration says. */
const retentionMs = (): number => {
  const read = readConfig({ BOOKINGS_RETENTION_DAYS: process.env['BOOKINGS_RETENTION_DAYS'] });
  if (!read.ok) throw new UsageError(read.problems.join(' '));
  return retentionDaysOf(read.config) * dayMs;
};

/** What is said of a clock that may have jumped. */
const doubtText = (now: string, lastKnown: string): string =>
  `The clock says ${formatMadrid(now)}, and old requests were last looked for, or the newest one came, at ${formatMadrid(lastKnown)}.` +
  ' If the clock is right, run bookings purge --yes --trust-clock.';

/** Erases what came before a time, and resolves with how many that were. */
const purge = async ({ erasure }: BookingStore, before: string, { dryRun, trustClock }: Options) => {
  const now = new Date();
  const due = await erasure.countBefore(before);
  const known = await erasure.lastKnownTime();
  const doubt = due > 0 && known !== null && hasClockSkew(now.toISOString(), known);
  const text = doubt && !trustClock ? doubtText(now.toISOString(), known) : undefined;
  if (dryRun) {
    if (text) process.stderr.write(`${text}\n`);
    return due;
  }
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await erasure.forgetRepeats({
    content: ago(repeatWindowMinutes * 60_000),
    keys: ago(keyLifetimeHours * 3_600_000),
  });
  if (text) throw new Error(`Nothing was erased. ${text}`);
  const erased = await erasure.eraseBefore(before);
  await erasure.notePurge(now.toISOString());
  await clearFiles(erasure, { rebuild: erased > 0 && (await erasure.size()) <= quicklyRebuilt });
  return erased;
};

/** `bookings purge`. */
export const purgeCommand = (): Command =>
  new Command('purge')
    .description('Erases old requests for good, as the site does by itself every hour.')
    .option(
      '--older-than <duration>',
      'of this age (90d, 12h); without it, of the age that the site keeps none longer than',
      age,
    )
    .addOption(new Option('--yes', 'do it'))
    .addOption(new Option('--dry-run', 'say how many there are, and change nothing'))
    .addOption(new Option('--trust-clock', 'also where the clock may have jumped by more than two days'))
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { olderThan = retentionMs(), yes, dryRun, db = defaultDatabase() } = options;
      if (!yes && !dryRun) {
        throw new UsageError('purge erases for good: try it with --dry-run, and then repeat it with --yes.');
      }
      const before = new Date(Date.now() - olderThan).toISOString();
      const count = await withBookings({ db }, (store) => purge(store, before, options), {
        writable: !dryRun,
      });
      if (dryRun) process.stderr.write('Nothing was erased (--dry-run).\n');
      const copies = tellOldCopies(db, before);
      await print([`${countText(count, 'request')} that came before ${formatMadrid(before)}\n`, ...copies]);
    });
