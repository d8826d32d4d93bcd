import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { resolveSymlinks, sideFiles } from './atomicFile.ts';
import { isOurs, readHeader } from './fileHeader.ts';
import { openWithoutWriting } from './inspect.ts';

/** The first bytes of a SQLite database; `undefined` for other files, and for files that cannot be read. */
export const findHeader = (file: string): Buffer | undefined => {
  try {
    return readHeader(file);
  } catch {
    return undefined;
  }
};

/** Whether a file is the log, index or journal of a database that exists. */
const isSideFile = (file: string): boolean =>
  sideFiles.some((ending) => file.endsWith(ending) && existsSync(file.slice(0, -ending.length)));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isFile() ? join(folder, entry.name) : ''))
    .filter((file) => file && !isSideFile(file))
    .sort();

/** Finds the backups beside a database: those of restores and upgrades, and other databases of this site. */
export const findBackups = (database: string): string[] => {
  const path = resolveSymlinks(database);
  const isBackup = (file: string) => file.startsWith(`${path}.before-`) || isOurs(findHeader(file));
  return listFiles(dirname(path)).filter((file) => file !== path && isBackup(file));
};

/** Lists the databases in a folder, without `database` itself. Throws if the folder cannot be read. */
export const listDatabases = (folder: string, database: string): string[] => {
  const path = resolveSymlinks(database);
  return listFiles(folder).filter(
    (file) => resolveSymlinks(file) !== path && (file.endsWith('.sqlite') || findHeader(file) !== undefined),
  );
};

/** The bookings to look for: by id, stored before a time (ISO 8601 in UTC), or in plain text. */
export type BookingSelection = { ids: readonly string[] } | { before: string } | 'plain';

const toSqlCondition = (
  backup: Database.Database,
  selection: BookingSelection,
): [string, ...values: string[]] => {
  if (selection === 'plain') {
    // A backup of an older version has no column for sealed texts.
    const column = backup.prepare("SELECT 1 FROM pragma_table_info('bookings') WHERE name = 'sealed'").get();
    return [column ? 'sealed IS NULL' : 'TRUE'];
  }
  if ('ids' in selection) return ['id IN (SELECT value FROM json_each(?))', JSON.stringify(selection.ids)];
  return ['created_at < ?', selection.before];
};

/** Counts these bookings in a backup. Returns `null` if the file is damaged or is no backup. */
export const countMatchingBookings = (file: string, selection: BookingSelection): number | null => {
  let backup: Database.Database | undefined;
  try {
    backup = openWithoutWriting(file);
    const [condition, ...values] = toSqlCondition(backup, selection);
    const count = backup.prepare<string[], number>(`SELECT count(*) FROM bookings WHERE ${condition}`);
    return count.pluck().get(...values) ?? 0;
  } catch {
    return null;
  } finally {
    backup?.close();
  }
};
