import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { backUp } from '../../../db/backup.ts';
import { UsageError } from '../commandLine.ts';
import { countText, report } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

const backup = (file: string, { yes }: { yes?: true }): Promise<void> =>
  withBookings(async (_bookings, db) => {
    if (existsSync(file) && !yes) throw new UsageError(`${file} exists already. --yes replaces it.`);
    const count = await backUp(db, file);
    report(`Copied ${countText(count, 'request')} to ${file}.`);
  });

export const addBackupCommand = (program: Command): void => {
  program
    .command('backup')
    .description('Copy all requests into a file.')
    .argument('<file>', 'the file to write')
    .option('--yes', 'replace an existing file')
    .addHelpText(
      'after',
      '\nThe site may run. The copy is checked.\n\nExample:\n  bookings backup /var/lib/ambar-y-seda/monday.sqlite',
    )
    .action(backup);
};
