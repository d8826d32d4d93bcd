import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database, { SqliteError } from 'better-sqlite3';
import { isDamage } from '../../db/sqlite/inspect.ts';
import { checkBeforeOpening, openDatabase } from '../../db/sqlite/openDatabase.ts';
import { messageOf } from '../../db/storeErrors.ts';

/** Files up to this size in bytes, log included, are checked faster than a process starts. */
const smallBytes = 2 * 1024 * 1024;

/** How long a start waits for the check of a large file. */
const timeoutMs = 10_000;

/** The program of the other process, in the sources beside this module, in the build beside the bundle. */
const programUrl = new URL(`./quickCheckProcess${extname(import.meta.url)}`, import.meta.url);

/** Runs SQLite's `quick_check`. Returns its findings, or 'ok'. */
export const quickCheck = (path: string): string => {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    return String(db.pragma('quick_check(1)', { simple: true }));
  } catch (error) {
    return messageOf(error);
  } finally {
    db.close();
  }
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Checks a file if it exists, and resolves with SQLite's findings, or `undefined` if that took too long. SQLite reads every
 * page, and nothing can interrupt that within the process, so a large file is checked by another process, which is killed
 * after ten seconds.
 */
const quickCheckInTime = async (path: string): Promise<string | undefined> => {
  const size = sizeOf(path);
  if (size === 0) return 'ok';
  if (size + sizeOf(`${path}-wal`) <= smallBytes) return quickCheck(path);
  return new Promise((resolve) => {
    const options = { timeout: timeoutMs, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [fileURLToPath(programUrl), path], options, (_error, findings) => {
      resolve(findings || undefined);
    });
  });
};

/** Checks and opens a database, or creates it. Rejects with a sentence for an operator. */
export const openChecked = async (path: string): Promise<{ db: Database.Database; isUnchecked: boolean }> => {
  try {
    // SQLite would create files beside a database of another program.
    checkBeforeOpening(path);
    const findings = await quickCheckInTime(path);
    const isUnchecked = findings === undefined;
    if (!isUnchecked && findings !== 'ok')
      throw new SqliteError(findings.replaceAll('\n', ' '), 'SQLITE_CORRUPT');
    return { db: openDatabase(path), isUnchecked };
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(
      isDamage(error)
        ? `The database ${path} cannot be used (${reason}): restore a backup of it.`
        : `The database ${path} cannot be opened: ${reason}.`,
    );
  }
};
