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
export const cleanFiles = async (erasure: BookingStore['erasure'], { rebuild }: { rebuild: boolean }) => {
  if (rebuild) {
    try {
      await erasure.rebuild();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      reportLine(
        `The file could not be rebuilt (${error.code}). Its unused pages may contain erased data until the next purge or erase.`,
      );
    }
  }
  if (await erasure.emptyLog()) return;
  reportLine(
    'The log could not be emptied because another process is reading it. It contains erased data until that process ends and the site runs its hourly purge, or until the site stops.',
  );
};

const tryListDatabases = (folder: string, database: string): string[] => {
  try {
    return listDatabases(folder, database);
  } catch (error) {
    reportLine(`${folder} was not checked: ${getErrorMessage(error)}. Name the right folder with --backups.`);
    return [];
  }
};

/** Returns a line for each file that still contains the bookings. Reports files that cannot be read. */
const formatMatches = (files: Iterable<string>, selection: BookingSelection): string[] =>
  [...files].flatMap((file) => {
    const count = countMatchingBookings(file, selection);
    if (count === null) reportLine(`Not checked, because it is not a valid backup: ${file}`);
    return count ? [`still in ${file}: ${countText(count, 'request')}\n`] : [];
  });

const reportPostgres = (): string[] => {
  reportLine('PostgreSQL backups were not checked. Delete those that still contain the requests.');
  return [];
};

/** Returns a line for each backup beside the database that has bookings from before a time (ISO 8601 in UTC). */
export const reportOldBackups = (database: string, before: string): string[] =>
  isPostgresUrl(database) ? reportPostgres() : formatMatches(findBackups(database), { before });

/** Returns a line for each backup in `folder` or beside the database that still contains the bookings. */
export const reportBackups = (
  database: string,
  selection: BookingSelection,
  folder = readVariable('BACKUP_DIR').BACKUP_DIR,
): string[] => {
  if (isPostgresUrl(database)) return reportPostgres();
  if (folder === undefined) {
    reportLine('Backups were not checked. Add --backups FOLDER.');
  }
  // A set, because the folder may be the database's own.
  const backups = folder === undefined ? [] : tryListDatabases(folder, database);
  return formatMatches(new Set([...findBackups(database), ...backups]), selection);
};
