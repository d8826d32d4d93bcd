import { readdirSync } from 'node:fs';
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

/** Every file in a folder; whether it is a copy shows when it is opened. Throws what the system says of the folder. */
export const filesInFolder = (folder: string, database: string): string[] => {
  const place = realPathOf(database);
  return filesIn(folder).filter((file) => realPathOf(file) !== place);
};

/** Counts something in a copy; `null` where the file holds no requests, or cannot be read. */
const countIn = (file: string, count: (copy: Database.Database) => number): number | null => {
  let copy: Database.Database | undefined;
  try {
    copy = openUntouched(file);
    return count(copy);
  } catch {
    return null;
  } finally {
    copy?.close();
  }
};

/** How many of these requests a copy holds; `null` as in `countPlain`. */
export const countHeld = (file: string, ids: readonly string[]): number | null =>
  countIn(file, (copy) => {
    const count = copy.prepare<[string], number>(
      'SELECT count(*) FROM bookings WHERE id IN (SELECT value FROM json_each(?))',
    );
    return count.pluck().get(JSON.stringify(ids)) ?? 0;
  });

/**
 * How many requests stand in plain text in a copy, of whatever version; `null` where the file holds no requests at all, or
 * cannot be read.
 */
export const countPlain = (file: string): number | null =>
  countIn(file, (copy) => {
    const hasSealed = copy.prepare("SELECT 1 FROM pragma_table_info('bookings') WHERE name = 'sealed'").get();
    const which = hasSealed ? 'WHERE sealed IS NULL' : '';
    return copy.prepare<[], number>(`SELECT count(*) FROM bookings ${which}`).pluck().get() ?? 0;
  });
