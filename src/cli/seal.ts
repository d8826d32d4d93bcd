import { Command, Option } from 'commander';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { recipientList } from '../storage/recipients.ts';
import { createSeal } from '../storage/seal.ts';
import { clearFiles } from './clearFiles.ts';
import { countText } from './countText.ts';
import { databaseOption, defaultDatabase, shownDatabase } from './database.ts';
import { withBookings } from './openBookings.ts';
import { print } from './print.ts';
import { tellCopies } from './tellCopies.ts';
import { UsageError } from './usageError.ts';

type Options = { recipient?: string[]; yes?: boolean; dryRun?: boolean; backups?: string; db?: string };

/** Those of the command line, or else those that the site seals to. */
const recipientsOf = ({ recipient }: Options): string[] => {
  const text = recipient?.join(' ') ?? process.env['BOOKINGS_RECIPIENT'] ?? '';
  if (text.trim() === '') {
    throw new UsageError('seal needs a public key: set BOOKINGS_RECIPIENT, or give --recipient age1….');
  }
  const read = recipientList.safeParse(text);
  if (read.success) return read.data;
  const name = recipient ? '--recipient' : 'BOOKINGS_RECIPIENT';
  throw new UsageError(`${name} ${read.error.issues[0]?.message}.`);
};

/** `bookings seal`. */
export const sealCommand = (): Command =>
  new Command('seal')
    .description(
      'Seals the requests that stand in plain text, while the site runs: only the keys of the staff open them then. Can be stopped and repeated.',
    )
    .addOption(new Option('--recipient <key...>', 'public keys to seal to (default: BOOKINGS_RECIPIENT)'))
    .addOption(new Option('--yes', 'do it; nothing makes it undone'))
    .addOption(new Option('--dry-run', 'say how many there are, and change nothing'))
    .option('--backups <folder>', 'where copies are (default: BACKUP_DIR)')
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const recipients = recipientsOf(options);
      const { db = defaultDatabase(), yes = false, dryRun = false } = options;
      if (!yes && !dryRun) {
        throw new UsageError(
          `seal changes ${shownDatabase(db)} for good: repeat it with --yes, or try it with --dry-run.`,
        );
      }
      const seal = await createSeal(recipients).catch((error: Error) => {
        throw new UsageError(error.message);
      });
      const sealAll = async (store: BookingStore): Promise<number> => {
        const sealed = await store.sealPlain(seal);
        // Also where nothing was left to seal: one that was stopped did not come as far.
        await clearFiles(store.erasure, { rebuild: true });
        return sealed;
      };
      const count = await withBookings({ db }, (store) => (dryRun ? store.countPlain() : sealAll(store)), {
        writable: !dryRun,
      });
      if (dryRun) process.stderr.write('Nothing was changed (--dry-run).\n');
      const copies = dryRun ? [] : tellCopies(db, 'plain', options.backups);
      await print([
        `${countText(count, 'request')} ${dryRun ? 'would be ' : ''}sealed to\n`,
        ...recipients.map((key) => `  ${key}\n`),
        ...copies,
      ]);
    });
