import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { resolveSymlinks, sideFiles } from './atomicFile.ts';
import { openUntouched } from './inspect.ts';
import { readHeader } from './openDatabase.ts';

/** The files in a folder, without those that SQLite keeps beside a database. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !sideFiles.some((ending) => entry.name.endsWith(ending)))
    .map(({ name }) => join(folder, name))
    .sort();

/** The copies that a restore or an upgrade left beside a database. */
export const copiesBeside = (database: string): string[] => {
  const place = resolveSymlinks(database);
  return filesIn(dirname(place)).filter((file) => basename(file).startsWith(`${basename(place)}.before-`));
};

/** Whether a file is a SQLite database, by its name or its first bytes. */
const isDatabase = (file: string): boolean => {
  try {
    return file.endsWith('.sqlite') || readHeader(file) !== undefined;
  } catch {
    return false;
  }
};

/** Lists the databases in a folder, without `database` itself. Throws if the folder cannot be read. */
export const databasesIn = (folder: string, database: string): string[] => {
  const place = resolveSymlinks(database);
  return filesIn(folder).filter((file) => resolveSymlinks(file) !== place && isDatabase(file));
};

/** The requests to look for: by id, stored before a time (ISO 8601 in UTC), or in plain text. */
export type Sought = { ids: readonly string[] } | { before: string } | 'plain';

const conditionFor = (copy: Database.Database, sought: Sought): [condition: string, ...values: string[]] => {
  if (sought === 'plain') {
    // A copy of an older version has no column for sealed texts.
    const column = copy.prepare("SELECT 1 FROM pragma_table_info('bookings') WHERE name = 'sealed'").get();
    return [column ? 'sealed IS NULL' : 'TRUE'];
  }
  if ('ids' in sought) return ['id IN (SELECT value FROM json_each(?))', JSON.stringify(sought.ids)];
  return ['created_at < ?', sought.before];
};

/** Counts the requests in a copy that match. Returns `null` if the file is damaged or no copy. */
export const countHeld = (file: string, sought: Sought): number | null => {
  let copy: Database.Database | undefined;
  try {
    copy = openUntouched(file);
    const [condition, ...values] = conditionFor(copy, sought);
    const count = copy.prepare<string[], number>(`SELECT count(*) FROM bookings WHERE ${condition}`);
    return count.pluck().get(...values) ?? 0;
  } catch {
    return null;
  } finally {
    copy?.close();
  }
};
