import { Command } from 'commander';
import { DatabaseInUse } from '../../db/sqlite/fileLocks.ts';
import { restore, UnusableBackup } from '../../db/sqlite/restore.ts';
import { explainFailure } from './database.ts';
import { type ChangeOptions, fileOption, requireConsent, requireFile } from './options.ts';
import { countText, print, report } from './terminal.ts';

const restoreFile = async (backup: string, path: string, dryRun: boolean) => {
  try {
    return await restore(backup, path, { dryRun });
  } catch (error) {
    if (error instanceof UnusableBackup) throw new Error(`${backup} cannot be restored: ${error.message}.`);
    if (error instanceof DatabaseInUse) {
      throw new Error(`${path} cannot be replaced: ${error.message}. Stop the site first.`);
    }
    throw explainFailure(error, path, 'changed');
  }
};

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Replaces the database with a backup. The site must be stopped.')
    .argument('<file>', 'the backup')
    .option('--yes', 'do it; the former database is kept beside the new one')
    .option('--dry-run', 'check all that a restore checks, and change nothing')
    .addOption(fileOption())
    .action(async (backup: string, options: ChangeOptions) => {
      const { dryRun = false, db = requireFile('pg_restore puts a copy back') } = options;
      requireConsent(options, `restore replaces ${db}: repeat it with --yes, or try it with --dry-run.`);
      const { database, requests, bytes, kept } = await restoreFile(backup, db, dryRun);
      if (dryRun) report('Nothing was changed (--dry-run).');
      if (kept) report(`The former database is now ${kept}`);
      await print([`${database}: ${countText(requests, 'request')}, ${countText(bytes, 'byte')}\n`]);
    });
