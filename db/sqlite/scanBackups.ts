import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { resolveSymlinks, sideFiles } from './atomicFile.ts';
import { isOurs, readHeader } from './fileHeader.ts';
import { openWithoutWriting } from './inspect.ts';

/** The first bytes of a SQLite database; `undefined` for other files, and for files that cannot be read. */
const findHeader = (file: string): Buffer | undefined => {
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

/** Finds the copies beside a database: those of restores and upgrades, and other databases of this site. */
export const findCopies = (database: string): string[] => {
  const path = resolveSymlinks(database);
  const isCopy = (file: string) => file.startsWith(`${path}.before-`) || isOurs(findHeader(file));
  return listFiles(dirname(path)).filter((file) => file !== path && isCopy(file));
};

/** Lists the databases in a folder, without `database` itself. Throws if the folder cannot be read. */
export const listDatabases = (folder: string, database: string): string[] => {
  const path = resolveSymlinks(database);
  return listFiles(folder).filter(
    (file) => resolveSymlinks(file) !== path && (file.endsWith('.sqlite') || findHeader(file) !== undefined),
  );
};

/** The requests to look for: by id, stored before a time (ISO 8601 in UTC), or in plain text. */
export type Selection = { ids: readonly string[] } | { before: string } | 'plain';

const toSqlCondition = (copy: Database.Database, selection: Selection): [string, ...values: string[]] => {
  if (selection === 'plain') {
    // A copy of an older version has no column for sealed texts.
    const column = copy.prepare("SELECT 1 FROM pragma_table_info('bookings') WHERE name = 'sealed'").get();
    return [column ? 'sealed IS NULL' : 'TRUE'];
  }
  if ('ids' in selection) return ['id IN (SELECT value FROM json_each(?))', JSON.stringify(selection.ids)];
  return ['created_at < ?', selection.before];
};

/** Counts these requests in a copy. Returns `null` if the file is damaged or is no copy. */
export const countMatching = (file: string, selection: Selection): number | null => {
  let copy: Database.Database | undefined;
  try {
    copy = openWithoutWriting(file);
    const [condition, ...values] = toSqlCondition(copy, selection);
    const count = copy.prepare<string[], number>(`SELECT count(*) FROM bookings WHERE ${condition}`);
    return count.pluck().get(...values) ?? 0;
  } catch {
    return null;
  } finally {
    copy?.close();
  }
};
