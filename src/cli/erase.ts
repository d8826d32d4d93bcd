import { Command } from 'commander';
import type { BookingStore } from '../../db/store.ts';
import { withStore } from './database.ts';
import { cleanFiles, reportBackups } from './erasedData.ts';
import { findByPrefixes, formatSummaryLine } from './ids.ts';
import {
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  identityOption,
  type ReadOptions,
  requireYes,
  UsageError,
} from './options.ts';
import { personOption, readPersonOption, selectPerson } from './person.ts';
import { countText, printTexts, reportLine } from './terminal.ts';

type Options = ReadOptions & ChangeOptions & { person?: string; backups?: string };

/** Shorter beginnings of ids are too easily mistyped. */
const minIdLength = 6;

export const eraseCommand = (): Command =>
  new Command('erase')
    .description('Erases requests for good, and names the backups that still contain them.')
    .argument('[id...]', `ids, or at least the first ${minIdLength} characters of ids`)
    .addOption(personOption())
    .option('--yes', 'required; cannot be undone')
    .option('--dry-run', 'list the requests and the backups that contain them, and change nothing')
    .option('--backups <folder>', 'the folder of the backups (default: BACKUP_DIR)')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (ids: string[], options: Options) => {
      const { dryRun, backups, db = defaultDatabase() } = options;
      if (ids.length > 0 === (options.person !== undefined)) {
        throw new UsageError('Name ids, or --person and an e-mail address or telephone number.');
      }
      requireYes(options, 'erase cannot be undone. Look with --dry-run first, then add --yes.');
      const person = await readPersonOption(options);
      const erase = async (store: BookingStore) => {
        const bookings =
          person === undefined
            ? (await findByPrefixes(store, ids, minIdLength)).map((booking) => ({ booking, reason: '' }))
            : await selectPerson(store, person, options);
        if (dryRun) return { bookings, count: bookings.length };
        const count = await store.erasure.erase(bookings.map(({ booking }) => booking.id));
        await cleanFiles(store.erasure, { rebuild: true });
        return { bookings, count };
      };
      const { bookings, count } = await withStore({ ...options, db }, erase, { writable: !dryRun });
      if (dryRun) reportLine('Nothing was erased (--dry-run).');
      const selection = { ids: bookings.map(({ booking }) => booking.id) };
      await printTexts([
        `${countText(count, 'request')} ${dryRun ? 'would be ' : ''}erased\n`,
        ...bookings.map(
          ({ booking, reason }) => `${formatSummaryLine(booking)}${reason && `  (${reason})`}\n`,
        ),
        ...(bookings.length > 0 ? reportBackups(db, selection, backups) : []),
      ]);
    });
