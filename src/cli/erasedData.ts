import { isPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import {
  type BookingSelection,
  countMatchingBookings,
  findBackups,
  listDatabases,
} from '../../db/sqlite/scanBackups.ts';
import type { BookingStore } from '../../db/store.ts';
import { getErrorMessage, StoreUnavailable } from '../../db/storeErrors.ts';
import { readVariable } from './options.ts';
import { countText, reportLine } from './terminal.ts';

/** Removes the bytes of erased bookings from the files. Reports failures, because the rows are erased anyway. */
export const cleanFiles = async (erasure: BookingStore['erasure'], rebuild = true): Promise<void> => {
  try {
    if (rebuild) await erasure.rebuild();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    reportLine(
      `The file could not be rebuilt (${error.code}). Its unused pages may contain erased data until the next purge or erase.`,
    );
  }
  if (await erasure.emptyLog()) return;
  reportLine(
    'The log could not be emptied because another process is reading it. It contains erased data until that process ends and the site runs its hourly purge, or until the site stops.',
  );
};

/** The folder of the backups: the value of `--backups`, or that of the site. */
export const getBackupFolder = (backups: string | undefined): string | undefined =>
  backups ?? readVariable('BACKUP_DIR').BACKUP_DIR;

const tryListDatabases = (folder: string | undefined, database: string): string[] => {
  try {
    if (folder !== undefined) return listDatabases(folder, database);
    reportLine('Backups were not checked. Add --backups FOLDER.');
  } catch (error) {
    reportLine(`${folder} was not checked: ${getErrorMessage(error)}. Name the right folder with --backups.`);
  }
  return [];
};

/** Returns a line for each backup beside the database or in `folders` that still contains the bookings. */
export const reportBackups = (
  database: string,
  selection: BookingSelection,
  folders: readonly (string | undefined)[] = [],
): string[] => {
  if (isPostgresUrl(database)) {
    reportLine('PostgreSQL backups were not checked. Delete those that still contain the requests.');
    return [];
  }
  const listed = folders.flatMap((folder) => tryListDatabases(folder, database));
  // A set, because the folder may be the database's own.
  return [...new Set([...findBackups(database), ...listed])].flatMap((file) => {
    const count = countMatchingBookings(file, selection);
    if (count === null) reportLine(`Not checked, because it is not a valid backup: ${file}`);
    return count ? [`still in ${file}: ${countText(count, 'request')}\n`] : [];
  });
};
