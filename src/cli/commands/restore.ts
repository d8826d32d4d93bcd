import type { Command } from 'commander';
import { openBackup, restoreBookings } from '../../../db/backup.ts';
import { countBookings, countNewer } from '../../../db/bookings.ts';
import { UsageError } from '../commandLine.ts';
import { countText, report } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

const restoreBackup = async (file: string, { yes }: { yes?: true }): Promise<void> => {
  const backup = openBackup(file);
  try {
    await withBookings(async (_bookings, db) => {
      const replaced = countText(countBookings(db), 'request');
      const restored = countText(countBookings(backup), 'request');
      const lost = `Newer than the backup, and lost: ${countText(countNewer(db, backup), 'request')}.`;
      if (!yes)
        throw new UsageError(
          [
            `This would put ${restored} in place of ${replaced}. ${lost}`,
            'Marks and notes since the backup are lost, too. Requests erased since come back.',
            'Nothing was changed. To keep a way back, run bookings backup <file>, then repeat this with --yes.',
          ].join('\n'),
        );
      await restoreBookings(backup, db);
      report(`Restored ${restored} in place of ${replaced}. ${lost}`);
    });
  } finally {
    backup.close();
  }
};

export const addRestoreCommand = (program: Command): void => {
  program
    .command('restore')
    .description('Replace all requests with those of a backup.')
    .argument('<file>', 'the backup')
    .option('--yes', 'do it; cannot be undone')
    .addHelpText(
      'after',
      `
The site may run. The backup is checked first. Without --yes, it only says what
would be replaced and lost.

Examples:
  bookings restore /var/lib/ambar-y-seda/monday.sqlite
  bookings restore /var/lib/ambar-y-seda/monday.sqlite --yes`,
    )
    .action(restoreBackup);
};
