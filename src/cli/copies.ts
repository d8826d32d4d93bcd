/** The commands that copy the database: `backup`, `restore` and `migrate`. */
import { statSync } from 'node:fs';
import { Command } from 'commander';
import { formatMadrid, zoneCity } from '../../content/hours.ts';
import { formatPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { copyToPostgres } from '../../db/postgres/copyFromSqlite.ts';
import { backUp } from '../../db/sqlite/backUp.ts';
import { type DatabaseContents, openWithoutWriting } from '../../db/sqlite/inspect.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { restore } from '../../db/sqlite/restore.ts';
import { lockExclusively } from '../../db/sqlite/retry.ts';
import { databaseUrl } from '../settings.ts';
import { withUserErrors } from './database.ts';
import {
  type ChangeOptions,
  defaultPostgresUrl,
  defaultSqliteFile,
  jsonOption,
  readSetting,
  reportDryRun,
  requireSqliteFile,
  requireYes,
  sqliteFileOption,
  UsageError,
} from './options.ts';
import { countText, printTexts, reportLine } from './terminal.ts';

const backUpFile = (path: string, target: string, { yes = false, dryRun = false }: ChangeOptions) =>
  withUserErrors(path, 'read', async () => {
    const source = openWithoutWriting(path);
    try {
      return await backUp(source, target, { replace: yes, dryRun });
    } finally {
      source.close();
    }
  });

export const backupCommand = (): Command =>
  new Command('backup')
    .description('Copies all requests into a file and checks the copy. The site may run.')
    .argument('<file>', 'the copy to make')
    .option('--yes', 'replace an existing file')
    .option('--dry-run', 'make and check the copy, but do not keep it')
    .addOption(sqliteFileOption())
    .addOption(jsonOption())
    .action(async (target: string, options: ChangeOptions & { json?: true }) => {
      reportDryRun(options);
      const path = options.db ?? requireSqliteFile('pg_dump --format=custom --file=… copies them');
      const { file, requests, bytes } = await backUpFile(path, target, options);
      const line = `${file}: ${countText(requests, 'request')}, ${countText(bytes, 'byte')}`;
      await printTexts([`${options.json ? JSON.stringify({ requests }) : line}\n`]);
    });

const formatSide = (name: string, side: DatabaseContents | null): string => {
  if (side === null) return `${name} is damaged and cannot be read.\n`;
  const newest = side.newest === null ? '' : `, the newest from ${formatMadrid(side.newest)} (${zoneCity})`;
  return `${name} has ${countText(side.ids.size, 'request')}${newest}.\n`;
};

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Replaces the database with a backup. The site must be stopped.')
    .argument('<file>', 'the backup')
    .option('--yes', 'do it; the former database is kept beside the new one')
    .option('--fewer', 'also if the database has requests that the backup lacks')
    .option('--dry-run', 'compare both, and change nothing; the site may run')
    .addOption(sqliteFileOption())
    .action(async (backup: string, options: ChangeOptions & { fewer?: boolean }) => {
      const { db = requireSqliteFile('pg_restore puts a copy back') } = options;
      requireYes(options, `restore replaces ${db}: repeat it with --yes, or try it with --dry-run.`);
      const restored = await withUserErrors(db, 'changed', () => restore(backup, db, options));
      const { database, backup: copied, current, kept, onlyInBackup, onlyInCurrent } = restored;
      if (options.dryRun)
        return printTexts([
          formatSide('The backup', copied),
          formatSide('The database', current),
          `Only the backup has ${countText(onlyInBackup, 'request')}.\n`,
          `Only the database has ${countText(onlyInCurrent, 'request')}.\n`,
          onlyInCurrent > 0 ? 'The restore would remove what only the database has: it needs --fewer.\n' : '',
        ]);
      if (kept) reportLine(`The former database is now ${kept}`);
      const size = countText(statSync(database).size, 'byte');
      await printTexts([`${database}: ${countText(copied.ids.size, 'request')}, ${size}\n`]);
    });

/** Copies the file. Unless this is a dry run, locks it against all other processes. */
const copyBookings = (path: string, url: string, dryRun: boolean) =>
  withUserErrors(path, 'read', async () => {
    const source = openExisting(path, { writable: !dryRun });
    try {
      if (dryRun) source.exec('BEGIN');
      else lockExclusively(source);
      return await withUserErrors(url, 'changed', () => copyToPostgres(source, url, { dryRun }));
    } finally {
      source.close();
    }
  });

export const migrateCommand = (): Command =>
  new Command('migrate')
    .description('Copies the SQLite file into empty PostgreSQL tables. The site must be stopped.')
    .option('--to <url>', 'postgres://… (default: DATABASE_URL)', (text: string) =>
      readSetting(databaseUrl, text, '--to'),
    )
    .option('--dry-run', 'do everything, and undo it at the end; the site may run')
    .addOption(sqliteFileOption())
    .action(async (options: ChangeOptions & { to?: string }) => {
      const { to: url = defaultPostgresUrl(), dryRun = false, db: path = defaultSqliteFile() } = options;
      if (url === undefined)
        throw new UsageError('migrate needs an address. Add --to postgres://…, or set DATABASE_URL.');
      const counts = await copyBookings(path, url, dryRun);
      reportDryRun(options);
      await printTexts([
        `${formatPostgresUrl(url)}: ${countText(counts['bookings'] ?? 0, 'request')}\n`,
        ...Object.entries(counts).map(([table, rows]) => `  ${table.padEnd(16)}  ${rows}\n`),
      ]);
      if (!dryRun)
        reportLine(
          `The site no longer writes ${path} once it has DATABASE_URL. Keep the file until you are sure, then delete it.`,
        );
    });
