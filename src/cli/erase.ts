import { Command } from 'commander';
import type { BookingStore } from '../../db/store.ts';
import { withStore } from './database.ts';
import { cleanFiles, getBackupFolder, reportBackups } from './erasedData.ts';
import { findByPrefixes, formatSummaryLine } from './ids.ts';
import { addReadOptions, defaultDatabase, requireYes, UsageError } from './options.ts';
import { type PersonOptions, personOption, readPersonOption, selectPerson } from './person.ts';
import { countText, printTexts } from './terminal.ts';

type Options = PersonOptions & { backups?: string };

/** Shorter beginnings of ids are too easily mistyped. */
const minIdLength = 6;

export const eraseCommand = (): Command =>
  addReadOptions(new Command('erase'))
    .description('Erases requests for good, and names the backups that still contain them.')
    .argument('[id...]', `ids, or at least the first ${minIdLength} characters of ids`)
    .addOption(personOption())
    .option('--yes', 'required; cannot be undone')
    .option('--dry-run', 'list the requests and the backups that contain them, and change nothing')
    .option('--backups <folder>', 'the folder of the backups (default: BACKUP_DIR)')
    .action(async (words: string[], options: Options) => {
      const { dryRun, backups, db = defaultDatabase() } = options;
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
        ...(ids.length > 0 ? reportBackups(db, { ids }, [getBackupFolder(backups)]) : []),
      ]);
    });
