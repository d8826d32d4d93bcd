import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { copiesBeside, countHeld, databasesIn, type Sought } from '../../db/scanBackups.ts';
import { readConfig } from '../config.ts';
import { countText } from './countText.ts';

/** The folder of the site's own copies, as its own configuration says. */
const backupFolder = (): string | undefined => {
  const read = readConfig({ BACKUP_DIR: process.env['BACKUP_DIR'] });
  return read.ok ? read.config.BACKUP_DIR : undefined;
};

const list = (folder: string, database: string): string[] => {
  try {
    return databasesIn(folder, database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${folder} was not looked into: ${reason}\n`);
    return [];
  }
};

/** A line for each file that still holds requests that are sought; what cannot be read is told on standard error. */
const tellHeld = (files: readonly string[], sought: Sought): string[] =>
  files.flatMap((file) => {
    const count = countHeld(file, sought);
    if (count === null) process.stderr.write(`Not looked into, as it is no sound copy: ${file}\n`);
    return count ? [`still in ${file}: ${countText(count, 'request')}\n`] : [];
  });

const tellNoFiles = (): string[] => {
  process.stderr.write(
    'Copies of PostgreSQL were not looked at: they are in the hands of whoever makes them.\n',
  );
  return [];
};

/** Which of the files that an upgrade or a restore left beside the database hold requests from before a time. */
export const tellOldCopies = (database: string, before: string): string[] =>
  isPostgresUrl(database) ? tellNoFiles() : tellHeld(copiesBeside(database), { before });

/**
 * Which copies still hold requests that are sought: those in the folder of copies, and what an upgrade or a restore left
 * beside the database. Where the folder is not known, that is told on standard error.
 */
export const tellCopies = (database: string, sought: Sought, folder = backupFolder()): string[] => {
  if (isPostgresUrl(database)) return tellNoFiles();
  if (folder === undefined)
    process.stderr.write('Copies elsewhere were not looked at: --backups names their folder.\n');
  // The folder may be the database's own.
  const files = new Set([...copiesBeside(database), ...(folder === undefined ? [] : list(folder, database))]);
  return tellHeld([...files], sought);
};
