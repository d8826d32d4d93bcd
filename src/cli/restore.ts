import { Command, Option } from 'commander';
import { NotWritten } from '../../db/atomicFile.ts';
import { DatabaseInUse } from '../../db/fileLocks.ts';
import { restore, UnusableBackup } from '../../db/restore.ts';
import { countText } from './countText.ts';
import { fileOption, ownFile } from './database.ts';
import { explainFailure } from './openBookings.ts';
import { print } from './print.ts';
import { UsageError } from './usageError.ts';

type Options = { db?: string; yes?: boolean; dryRun?: boolean };

const putBack = async (backup: string, path: string, dryRun: boolean) => {
  try {
    return await restore(backup, path, { dryRun });
  } catch (error) {
    if (error instanceof NotWritten) throw error;
    if (error instanceof UnusableBackup) throw new Error(`${backup} cannot be restored: ${error.message}.`);
    if (error instanceof DatabaseInUse) {
      throw new Error(`${path} cannot be replaced: ${error.message}. Stop the site first.`);
    }
    throw explainFailure(error, path, 'changed');
  }
};

/** `bookings restore`. */
export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Puts a backup in the place of the database. The site must be stopped.')
    .argument('<file>', 'the backup')
    .addOption(new Option('--yes', 'do it; what is there now is kept beside it'))
    .addOption(new Option('--dry-run', 'check all that a restore checks, and change nothing'))
    .addOption(fileOption())
    .action(async (backup: string, { db: given, yes, dryRun = false }: Options) => {
      const db = given ?? ownFile('pg_restore puts a copy back');
      if (!yes && !dryRun) {
        throw new UsageError(`restore replaces ${db}: repeat it with --yes, or try it with --dry-run.`);
      }
      const { database, requests, bytes, kept } = await putBack(backup, db, dryRun);
      if (dryRun) process.stderr.write('Nothing was changed (--dry-run).\n');
      if (kept) process.stderr.write(`What was there is now ${kept}\n`);
      await print([`${database}: ${countText(requests, 'request')}, ${countText(bytes, 'byte')}\n`]);
    });
