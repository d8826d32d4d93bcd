import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { sideFiles } from './sideFiles.ts';

/** Somebody else has the file open; the message is a clause for an operator. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

const orNothing = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

const listed = (folder: string): string[] => orNothing(() => readdirSync(folder)) ?? [];

const isSameFile = (one: Stats | undefined, other: Stats | undefined): boolean =>
  one !== undefined && one.ino === other?.ino && one.dev === other.dev;

/** Linux: what each process has open, by name (a deleted file keeps it) or by identity (in a container names differ). */
const usersByProc = (files: readonly string[]): number[] => {
  const isOpenIn = (pid: string): boolean =>
    listed(`/proc/${pid}/fd`).some((descriptor) => {
      const link = `/proc/${pid}/fd/${descriptor}`;
      const name = orNothing(() => readlinkSync(link))?.replace(/ \(deleted\)$/, '');
      return files.some(
        (file) =>
          name === file ||
          (name !== undefined &&
            basename(name) === basename(file) &&
            isSameFile(
              orNothing(() => statSync(link)),
              orNothing(() => statSync(file)),
            )),
      );
    });
  return listed('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && isOpenIn(pid))
    .map(Number);
};

/** Elsewhere: the system's own tool, which comes with macOS. It also fails where one of several files is not there. */
const usersByLsof = (files: readonly string[]): number[] => {
  const { stdout } = spawnSync('lsof', ['-t', '--', ...files], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => pid !== process.pid);
};

/**
 * Throws `DatabaseInUse` where a process that may be looked at has the file or its log open. It sees what SQLite's locks
 * don't tell: a server on a file that is damaged or was deleted under it.
 */
export const checkUnused = (path: string): void => {
  const files = [path, ...sideFiles.map((ending) => path + ending)];
  const users = process.platform === 'linux' ? usersByProc(files) : usersByLsof(files);
  if (users.length > 0) throw new DatabaseInUse(`process ${users.join(', ')} has it open`);
};

/**
 * Takes a sound database for this process alone, until `release`, with its log written into it: SQLite keeps everybody out
 * who comes meanwhile. Throws `DatabaseInUse` where any process has it open, even one in another container.
 */
export const takeAlone = (path: string): { release: () => void } => {
  const db = new Database(path, { timeout: 0, fileMustExist: true });
  try {
    // Each connection to a database with a log holds a shared lock for as long as it is open.
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    db.pragma('journal_mode = DELETE');
  } catch (error) {
    db.close();
    const isBusy = error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw isBusy ? new DatabaseInUse('another process has it open') : error;
  }
  return { release: () => void db.close() };
};
