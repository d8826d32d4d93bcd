import { Command } from 'commander';
import type { BookingStore } from '../../db/store.ts';
import { recipientList } from '../settings.ts';
import { createSeal } from '../storage/seal.ts';
import { shownDatabase, withBookings } from './database.ts';
import { cleanFiles, reportBackups } from './erasedData.ts';
import {
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  readSetting,
  readVariable,
  requireConsent,
  UsageError,
} from './options.ts';
import { countText, print, report } from './terminal.ts';

type Options = ChangeOptions & { recipient?: string[]; backups?: string };

/** The public keys of the command line, otherwise those of the site. */
const readRecipients = ({ recipient }: Options): string[] => {
  const recipients = recipient
    ? readSetting(recipientList, recipient.join(' '), '--recipient')
    : readVariable('BOOKINGS_RECIPIENT').BOOKINGS_RECIPIENT;
  if (recipients) return recipients;
  throw new UsageError('seal needs a public key: set BOOKINGS_RECIPIENT, or give --recipient age1….');
};

export const sealCommand = (): Command =>
  new Command('seal')
    .description(
      'Seals the requests that are stored in plain text, so that only the keys of the staff open them. The site may run. Can be stopped and repeated.',
    )
    .option('--recipient <key...>', 'public keys to seal to (default: BOOKINGS_RECIPIENT)')
    .option('--yes', 'do it; it cannot be undone')
    .option('--dry-run', 'say how many there are, and change nothing')
    .option('--backups <folder>', 'the folder of the backups (default: BACKUP_DIR)')
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const recipients = readRecipients(options);
      const { db = defaultDatabase(), dryRun = false } = options;
      const warning = `seal changes ${shownDatabase(db)} for good: repeat it with --yes, or try it with --dry-run.`;
      requireConsent(options, warning);
      const seal = await createSeal(recipients).catch((error: Error) => {
        throw new UsageError(error.message);
      });
      const sealAll = async (store: BookingStore): Promise<number> => {
        const sealed = await store.sealPlain(seal);
        // Also if no request was left to seal, because an interrupted run did not clean the files.
        await cleanFiles(store.erasure, { rebuild: true });
        return sealed;
      };
      const count = await withBookings({ db }, (store) => (dryRun ? store.countPlain() : sealAll(store)), {
        writable: !dryRun,
      });
      if (dryRun) report('Nothing was changed (--dry-run).');
      const copies = dryRun ? [] : reportBackups(db, 'plain', options.backups);
      await print([
        `${countText(count, 'request')} ${dryRun ? 'would be ' : ''}sealed to\n`,
        ...recipients.map((key) => `  ${key}\n`),
        ...copies,
      ]);
    });
