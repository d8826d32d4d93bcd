import { statSync } from 'node:fs';
import { Command } from 'commander';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import type { DatabaseContents } from '../../db/sqlite/inspect.ts';
import { type RestoreResult, restore } from '../../db/sqlite/restore.ts';
import { withUserErrors } from './database.ts';
import { type ChangeOptions, requireSqliteFile, requireYes, sqliteFileOption } from './options.ts';
import { countText, printTexts, reportLine } from './terminal.ts';

type Options = ChangeOptions & { fewer?: boolean };

const formatSide = (name: string, side: DatabaseContents | null): string => {
  if (side === null) return `${name} is damaged and cannot be read.\n`;
  const newest = side.newest === null ? '' : `, the newest from ${formatMadrid(side.newest)} (${zoneCity})`;
  return `${name} has ${countText(side.ids.size, 'request')}${newest}.\n`;
};

const formatComparison = ({ backup, current, onlyInBackup, onlyInCurrent }: RestoreResult): string[] => [
  formatSide('The backup', backup),
  formatSide('The database', current),
  `Only the backup has ${countText(onlyInBackup, 'request')}.\n`,
  `Only the database has ${countText(onlyInCurrent, 'request')}.\n`,
  onlyInCurrent > 0 ? 'The restore would remove what only the database has: it needs --fewer.\n' : '',
];

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Replaces the database with a backup. The site must be stopped.')
    .argument('<file>', 'the backup')
    .option('--yes', 'do it; the former database is kept beside the new one')
    .option('--fewer', 'also if the database has requests that the backup lacks')
    .option('--dry-run', 'compare both, and change nothing; the site may run')
    .addOption(sqliteFileOption())
    .action(async (backup: string, options: Options) => {
      const { db = requireSqliteFile('pg_restore puts a copy back') } = options;
      requireYes(options, `restore replaces ${db}: repeat it with --yes, or try it with --dry-run.`);
      const restored = await withUserErrors(db, 'changed', () => restore(backup, db, options));
      if (options.dryRun) {
        reportLine('Nothing was changed (--dry-run).');
        return printTexts(formatComparison(restored));
      }
      const { database, backup: copied, kept } = restored;
      if (kept) reportLine(`The former database is now ${kept}`);
      const size = countText(statSync(database).size, 'byte');
      await printTexts([`${database}: ${countText(copied.ids.size, 'request')}, ${size}\n`]);
    });
