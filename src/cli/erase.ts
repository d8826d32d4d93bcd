/** The commands that remove texts from the files for good: `erase`, `purge` and `seal`. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { emptyTexts } from '../../content/bookingFields.ts';
import { formatMadrid, localTime } from '../../content/hours.ts';
import { digestLifetimeHours } from '../../content/limits.ts';
import { quickRebuildBytes } from '../../db/erasure.ts';
import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import {
  type BookingSelection,
  countMatchingBookings,
  findBackups,
  listDatabases,
} from '../../db/sqlite/scanBackups.ts';
import type { BookingStore } from '../../db/store.ts';
import { getErrorMessage, StoreUnavailable } from '../../db/storeErrors.ts';
import { getRetentionDays, hasClockSkew } from '../maintenance/retention.ts';
import { dayMs, durationMs, hourMs } from '../settings.ts';
import { createSeal, createSealTexts } from '../storage/seal.ts';
import { withStore } from './database.ts';
import { findByPrefixes, formatSummaryLine } from './ids.ts';
import {
  addReadOptions,
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  jsonOption,
  type ReadOptions,
  readVariable,
  requireYes,
  UsageError,
} from './options.ts';
import { type PersonOptions, personOption, readPersonOption, selectPerson } from './person.ts';
import { countText, printTexts, reportLine } from './terminal.ts';
import { loadOpen } from './unseal.ts';

/** Removes the bytes of erased bookings from the files. Reports failures, because the rows are erased anyway. */
const cleanFiles = async (erasure: BookingStore['erasure'], rebuild = true): Promise<void> => {
  try {
    if (rebuild) await erasure.rebuild();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    reportLine(
      `The file could not be rebuilt (${error.code}). Its unused pages may contain erased data until the next purge or erase.`,
    );
  }
  if (await erasure.emptyLog()) return;
  reportLine(
    'The log could not be emptied because another process is reading it. It contains erased data until that process ends and the site runs its hourly purge, or until the site stops.',
  );
};

const tryListDatabases = (folder: string | undefined, database: string): string[] => {
  try {
    if (folder !== undefined) return listDatabases(folder, database);
    reportLine('Backups were not checked. Add --backups FOLDER.');
  } catch (error) {
    reportLine(`${folder} was not checked: ${getErrorMessage(error)}. Name the right folder with --backups.`);
  }
  return [];
};

/** Returns a line for each backup beside the database, or in the folder of backups, that still contains the bookings. */
const reportBackups = (
  database: string,
  selection: BookingSelection,
  options?: { backups?: string },
): string[] => {
  if (isPostgresUrl(database)) {
    reportLine('PostgreSQL backups were not checked. Delete those that still contain the requests.');
    return [];
  }
  const folder = options && (options.backups ?? readVariable('BACKUP_DIR').BACKUP_DIR);
  const listed = options ? tryListDatabases(folder, database) : [];
  // A set, because the folder may be the database's own.
  return [...new Set([...findBackups(database), ...listed])].flatMap((file) => {
    const count = countMatchingBookings(file, selection);
    if (count === null) reportLine(`Not checked, because it is not a valid backup: ${file}`);
    return count ? [`still in ${file}: ${countText(count, 'request')}\n`] : [];
  });
};

/** Shorter beginnings of ids are too easily mistyped. */
const minIdLength = 6;

export const eraseCommand = (): Command =>
  addReadOptions(new Command('erase'))
    .description('Erases requests for good. Names the backups that still contain them.')
    .argument('[id...]', `ids, or at least the first ${minIdLength} characters of ids`)
    .addOption(personOption())
    .option('--yes', 'required; cannot be undone')
    .option('--dry-run', 'list the requests and the backups that contain them, and change nothing')
    .option('--backups <folder>', 'the folder of the backups (default: BACKUP_DIR)')
    .action(async (words: string[], options: PersonOptions & { backups?: string }) => {
      const { dryRun, db = defaultDatabase() } = options;
      if (words.length > 0 === (options.person !== undefined))
        throw new UsageError('Name ids, or --person and an e-mail address or telephone number.');
      requireYes(options, 'erase cannot be undone. Look with --dry-run first, then add --yes.');
      const person = await readPersonOption(options);
      const erase = async (store: BookingStore) => {
        const chosen =
          person === undefined
            ? (await findByPrefixes(store, words, minIdLength)).map((booking) => ({ booking, reason: '' }))
            : await selectPerson(store, person, options);
        const ids = chosen.map(({ booking }) => booking.id);
        const count = dryRun ? ids.length : await store.erasure.erase(ids);
        if (!dryRun) await cleanFiles(store.erasure);
        return { chosen, ids, count };
      };
      const { chosen, ids, count } = await withStore({ ...options, db }, erase, { writable: !dryRun });
      await printTexts([
        `${countText(count, 'request')} ${dryRun ? 'would be ' : ''}erased\n`,
        ...chosen.map(({ booking, reason }) => `${formatSummaryLine(booking)}${reason && `  (${reason})`}\n`),
        ...(ids.length > 0 ? reportBackups(db, { ids }, options) : []),
      ]);
    });

type PurgeOptions = ChangeOptions & {
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
const purge = async (store: BookingStore, ageMs: number, now: Date, options: PurgeOptions) => {
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
    .option('--older-than <span>', "older than this, such as 90d (default: the site's period)", parseSpan)
    .option('--include-new', "also requests that are still new, if they are younger than the site's period")
    .option('--yes', 'required; cannot be undone')
    .option('--dry-run', 'say what would be erased, and change nothing')
    .option('--trust-clock', 'erase even if the clock may have jumped by more than two days')
    .addOption(databaseOption())
    .addOption(jsonOption())
    .action(async (options: PurgeOptions) => {
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

type SealOptions = ReadOptions & ChangeOptions & { withoutProof?: boolean; backups?: string };

/** Throws unless a secret key of the file opens what the public keys seal. */
const checkIdentity = async (recipients: readonly string[], identity: string): Promise<void> => {
  const sealTexts = await createSealTexts(recipients);
  if (await loadOpen(identity).texts(await sealTexts(emptyTexts))) return;
  throw new Error(`Nothing was sealed: ${identity} does not open these public keys. Name the right file.`);
};

export const sealCommand = (): Command =>
  new Command('seal')
    .description('Seals the requests in plain text. The site may run. Can be stopped and repeated.')
    .option('--identity <file>', 'a secret key of the public keys, as proof (-: standard input)')
    .addOption(new Option('--without-proof', 'seal without that proof').conflicts('identity'))
    .option('--yes', 'required; cannot be undone')
    .option('--dry-run', 'say how many there are, and change nothing')
    .option('--backups <folder>', 'the folder of the backups (default: BACKUP_DIR)')
    .addOption(databaseOption())
    .action(async (options: SealOptions) => {
      const { BOOKINGS_RECIPIENT: recipients } = readVariable('BOOKINGS_RECIPIENT');
      if (!recipients) throw new UsageError('seal needs a public key. Set BOOKINGS_RECIPIENT.');
      const { db = defaultDatabase(), dryRun = false, identity, withoutProof } = options;
      requireYes(options, 'seal cannot be undone. Look with --dry-run first, then add --yes.');
      if (identity === undefined && !withoutProof && !dryRun)
        throw new UsageError('Prove that a secret key is at hand: add --identity FILE, or --without-proof.');
      const seal = await createSeal(recipients);
      if (identity !== undefined) await checkIdentity(recipients, identity);
      const sealAll = async (store: BookingStore): Promise<number> => {
        const sealed = await store.sealPlain(seal);
        // Also if no booking was left to seal, because an interrupted run did not clean the files.
        await cleanFiles(store.erasure);
        return sealed;
      };
      const count = await withStore({ db }, (store) => (dryRun ? store.countPlain() : sealAll(store)), {
        writable: !dryRun,
      });
      await printTexts([
        `${countText(count, 'request')} ${dryRun ? 'would be ' : ''}sealed to\n`,
        ...recipients.map((key) => `  ${key}\n`),
        ...reportBackups(db, 'plain', options),
      ]);
    });
