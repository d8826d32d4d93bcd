import { existsSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import {
  checkOwn,
  checkSound,
  countRows,
  DamagedDatabase,
  isDamage,
  type RowCounts,
  requestsIn,
} from './inspect.ts';
import { UnusableDatabase } from './openDatabase.ts';
import { realPathOf } from './realPathOf.ts';
import { sideFiles } from './sideFiles.ts';
import { NotWritten, placeOf, writeBeside } from './writeBeside.ts';

/** What a copy holds. */
export type Copy = { requests: number; bytes: number };

/** A copy that was made, and where; or that would be made. */
export type Backup = Copy & { file: string };

/**
 * Makes a copy one file, without a log of its own. Returns what it holds. Throws `UnusableDatabase` where it is damaged or
 * holds no requests that this version understands.
 */
export const finishCopy = (path: string): RowCounts => {
  const copy = new Database(path);
  try {
    checkOwn(copy);
    checkSound(copy);
    copy.pragma('journal_mode = DELETE');
    return countRows(copy);
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase([error.message]) : error;
  } finally {
    copy.close();
  }
};

/** Whether two paths lead to the same file. */
export const isSameFile = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
};

/** Throws where a file is there that may not be replaced. */
const checkTarget = (database: string, target: string, mayReplace: boolean): void => {
  const inUse = ['', ...sideFiles].map((ending) => realPathOf(database) + ending);
  if (inUse.some((file) => file === target || isSameFile(file, target))) {
    throw new NotWritten(`${target} is the database itself.`);
  }
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new NotWritten(`${target} is not a file.`);
  if (found && !mayReplace) throw new NotWritten(`${target} is there already (--yes replaces it).`);
  // SQLite would take the log of an earlier database for the copy's own.
  const log = sideFiles.map((ending) => target + ending).find((file) => existsSync(file));
  if (log) throw new NotWritten(`${log} lies there, which belongs to another database: remove it.`);
};

/**
 * Copies bookings into a file while others read and write them. The copy is one moment's, is checked, and is put in its
 * place only when it is on the disk. Rejects with `UnusableDatabase` or `NotWritten`.
 */
export const backUp = async (
  source: Database.Database,
  path: string,
  { replace = false, dryRun = false } = {},
): Promise<Backup> => {
  const target = placeOf(path);
  const check = () => checkTarget(source.name, target, replace || dryRun);
  check();
  const copy = await writeBeside(
    target,
    async (partial) => {
      // Within a transaction for reading, pages come from one snapshot however many steps it takes: without it SQLite
      // would begin anew after each write of another process.
      source.exec('BEGIN');
      const held = countRows(source);
      try {
        await source.backup(partial);
      } finally {
        source.exec('ROLLBACK');
      }
      const copied = finishCopy(partial);
      if (!isDeepStrictEqual(copied, held)) {
        throw new UnusableDatabase('a copy of it does not hold the same rows');
      }
      return { requests: requestsIn(copied), bytes: statSync(partial).size };
    },
    { beforeReplacing: check, dryRun },
  );
  return { ...copy, file: target };
};
