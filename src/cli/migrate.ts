import { Command } from 'commander';
import { formatPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { copyToPostgres } from '../../db/postgres/copyFromSqlite.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { lockExclusively } from '../../db/sqlite/retry.ts';
import { databaseUrl } from '../settings.ts';
import { withUserErrors } from './database.ts';
import {
  type ChangeOptions,
  defaultPostgresUrl,
  defaultSqliteFile,
  readSetting,
  sqliteFileOption,
  UsageError,
} from './options.ts';
import { countText, printTexts, reportLine } from './terminal.ts';

type Options = ChangeOptions & { to?: string };

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
    .description(
      'Copies everything from the SQLite file into empty PostgreSQL tables; the file stays as it is. The site must be stopped.',
    )
    .option('--to <url>', 'postgres://… (default: DATABASE_URL)', (text: string) =>
      readSetting(databaseUrl, text, '--to'),
    )
    .option('--dry-run', 'do everything, and undo it at the end; the site may run')
    .addOption(sqliteFileOption())
    .action(
      async ({ to: url = defaultPostgresUrl(), dryRun = false, db: path = defaultSqliteFile() }: Options) => {
        if (url === undefined)
          throw new UsageError('migrate needs an address. Add --to postgres://…, or set DATABASE_URL.');
        const counts = await copyBookings(path, url, dryRun);
        if (dryRun) reportLine('Nothing was changed (--dry-run).');
        await printTexts([
          `${formatPostgresUrl(url)}: ${countText(counts['bookings'] ?? 0, 'request')}\n`,
          ...Object.entries(counts).map(([table, rows]) => `  ${table.padEnd(16)}  ${rows}\n`),
        ]);
        if (!dryRun) {
          reportLine(
            `The site no longer writes ${path} once it has DATABASE_URL. Keep the file until you are sure, then delete it.`,
          );
        }
      },
    );
