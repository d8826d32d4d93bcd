import type { Database } from 'better-sqlite3';
import { Command } from 'commander';
import { formatPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { copyToPostgres } from '../../db/postgres/copyFromSqlite.ts';
import { describePostgresError } from '../../db/postgres/openPostgres.ts';
import { resolveSymlinks } from '../../db/sqlite/atomicFile.ts';
import { checkUnused, DatabaseInUse } from '../../db/sqlite/fileLocks.ts';
import { openExisting } from '../../db/sqlite/openDatabase.ts';
import { databaseUrl } from '../settings.ts';
import { toUserError } from './database.ts';
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

/** Opens the file. Unless this is a dry run, locks it against writers. */
const openSource = (path: string, dryRun: boolean): Database => {
  try {
    if (!dryRun) checkUnused(resolveSymlinks(path));
    const source = openExisting(path, { writable: !dryRun });
    source.exec(dryRun ? 'BEGIN' : 'BEGIN IMMEDIATE');
    return source;
  } catch (error) {
    if (error instanceof DatabaseInUse) {
      throw new Error(`${path} is in use: ${error.message}. Stop the site first.`);
    }
    throw toUserError(error, path, 'read');
  }
};

const copyBookings = async (path: string, url: string, dryRun: boolean) => {
  const source = openSource(path, dryRun);
  try {
    return await copyToPostgres(source, url, { dryRun });
  } catch (error) {
    throw new Error(`Nothing was copied to ${formatPostgresUrl(url)}: ${describePostgresError(error)}.`);
  } finally {
    source.close();
  }
};

export const migrateCommand = (): Command =>
  new Command('migrate')
    .description(
      'Copies everything from the SQLite file into empty PostgreSQL tables, and reads all of it back; the file stays as it is. The site must be stopped.',
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
          `${formatPostgresUrl(url)}: ${countText(counts['bookings'] ?? 0, 'request')}, read back and the same\n`,
          ...Object.entries(counts).map(([table, rows]) => `  ${table.padEnd(16)}  ${rows}\n`),
        ]);
        if (!dryRun) {
          reportLine(
            `The site no longer writes ${path} once it has DATABASE_URL. Keep the file until you are sure, then delete it.`,
          );
        }
      },
    );
