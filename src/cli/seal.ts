import { Command, Option } from 'commander';
import { emptyTexts } from '../../content/bookingFields.ts';
import type { BookingStore } from '../../db/store.ts';
import { createSeal, createSealTexts } from '../storage/seal.ts';
import { withStore } from './database.ts';
import { cleanFiles, getBackupFolder, reportBackups } from './erase.ts';
import {
  type ChangeOptions,
  databaseOption,
  defaultDatabase,
  formatDatabase,
  type ReadOptions,
  readVariable,
  requireYes,
  UsageError,
} from './options.ts';
import { countText, printTexts } from './terminal.ts';
import { loadOpen } from './unseal.ts';

type Options = ReadOptions & ChangeOptions & { withoutProof?: boolean; backups?: string };

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
    .action(async (options: Options) => {
      const { BOOKINGS_RECIPIENT: recipients } = readVariable('BOOKINGS_RECIPIENT');
      if (!recipients) throw new UsageError('seal needs a public key. Set BOOKINGS_RECIPIENT.');
      const { db = defaultDatabase(), dryRun = false, identity, withoutProof } = options;
      const warning = `seal changes ${formatDatabase(db)} for good. Look with --dry-run first, then add --yes.`;
      requireYes(options, warning);
      if (identity === undefined && !withoutProof && !dryRun) {
        throw new UsageError('Prove that a secret key is at hand: add --identity FILE, or --without-proof.');
      }
      const seal = await createSeal(recipients).catch((error: Error) => {
        throw new UsageError(error.message);
      });
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
        ...reportBackups(db, 'plain', [getBackupFolder(options.backups)]),
      ]);
    });
