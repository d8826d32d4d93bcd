import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { resolveSymlinks, sideFiles } from './atomicFile.ts';
import { openWithoutWriting } from './inspect.ts';
import { isOurs, readHeader } from './openDatabase.ts';

/** The first bytes of a SQLite database; `undefined` for other files, and for files that cannot be read. */
const headerOf = (file: string): Buffer | undefined => {
  try {
    return readHeader(file);
  } catch {
    return undefined;
  }
};

/** Whether SQLite keeps a file beside a database that is there. */
const isBeside = (file: string): boolean =>
  sideFiles.some((ending) => file.endsWith(ending) && existsSync(file.slice(0, -ending.length)));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isFile() ? join(folder, entry.name) : ''))
    .filter((file) => file && !isBeside(file))
    .sort();

/** The copies beside a database: what restores and upgrades left, and all other databases of this site. */
export const copiesBeside = (database: string): string[] => {
  const place = resolveSymlinks(database);
  const isCopy = (file: string) => file.startsWith(`${place}.before-`) || isOurs(headerOf(file));
  return filesIn(dirname(place)).filter((file) => file !== place && isCopy(file));
};

/** Lists the databases in a folder, without `database` itself. Throws if the folder cannot be read. */
export const databasesIn = (folder: string, database: string): string[] => {
  const place = resolveSymlinks(database);
  return filesIn(folder).filter(
    (file) => resolveSymlinks(file) !== place && (file.endsWith('.sqlite') || headerOf(file) !== undefined),
  );
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
    copy = openWithoutWriting(file);
    const [condition, ...values] = conditionFor(copy, sought);
    const count = copy.prepare<string[], number>(`SELECT count(*) FROM bookings WHERE ${condition}`);
    return count.pluck().get(...values) ?? 0;
  } catch {
    return null;
  } finally {
    copy?.close();
  }
};
