import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { openUntouched } from './inspect.ts';
import { realPathOf } from './realPathOf.ts';
import { sideFiles } from './sideFiles.ts';

/** Files that belong to a database, and not a copy by themselves. */
const isPart = (name: string): boolean => sideFiles.some((ending) => name.endsWith(ending));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isPart(entry.name))
    .map(({ name }) => join(folder, name))
    .sort();

/** What stands beside a database since it was restored or brought up to date. */
export const copiesBeside = (database: string): string[] => {
  const place = realPathOf(database);
  return filesIn(dirname(place)).filter((file) => basename(file).startsWith(`${basename(place)}.before-`));
};

const magic = 'SQLite format 3\0';

/** By its name, or by how every file of SQLite begins. */
const isDatabase = (file: string): boolean => {
  if (file.endsWith('.sqlite')) return true;
  const beginning = Buffer.alloc(magic.length);
  try {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, beginning);
    closeSync(descriptor);
  } catch {
    return false;
  }
  return beginning.equals(Buffer.from(magic));
};

/** What may be a copy in a folder. Throws what the system says of the folder. */
export const databasesIn = (folder: string, database: string): string[] => {
  const place = realPathOf(database);
  return filesIn(folder).filter((file) => realPathOf(file) !== place && isDatabase(file));
};

/** Which requests are looked for: these, those that came before a time (ISO 8601 in UTC), or those in plain text. */
export type Sought = { ids: readonly string[] } | { before: string } | 'plain';

/** As SQL, and its parameters. A copy of an older version has no column for what is sealed. */
const conditionFor = (copy: Database.Database, sought: Sought): [condition: string, ...values: string[]] => {
  if (sought === 'plain') {
    const column = copy.prepare("SELECT 1 FROM pragma_table_info('bookings') WHERE name = 'sealed'").get();
    return [column ? 'sealed IS NULL' : 'TRUE'];
  }
  if ('ids' in sought) return ['id IN (SELECT value FROM json_each(?))', JSON.stringify(sought.ids)];
  return ['created_at < ?', sought.before];
};

/** How many of the requests a copy holds; `null` where the file holds none at all, or cannot be read. */
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
