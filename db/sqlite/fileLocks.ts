import { readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { SqliteError } from 'better-sqlite3';
import { isSameFile, sideFiles } from './atomicFile.ts';
import { connectFile } from './schema.ts';

/** Thrown if another process has the file open. The message is a clause for the operator. */
export class DatabaseInUse extends Error {}

/** Returns `undefined` instead of an error, because processes and their files may disappear at any time. */
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const listNames = (folder: string): string[] => attempt(() => readdirSync(folder)) ?? [];

/**
 * Finds the other processes that have a database or its log open, even if the file is damaged or deleted. Without
 * `/proc` it finds none. Deleted files are compared by name; files in containers, whose paths differ, by inode.
 */
export const findPidsUsing = (path: string): number[] => {
  const files = ['', ...sideFiles].map((ending) => path + ending);
  const isOpenIn = (pid: string): boolean =>
    listNames(`/proc/${pid}/fd`).some((descriptor) => {
      const link = `/proc/${pid}/fd/${descriptor}`;
      const name = attempt(() => readlinkSync(link))?.replace(/ \(deleted\)$/, '');
      if (name === undefined) return false;
      return files.some(
        (file) =>
          name === file || (basename(name) === basename(file) && attempt(() => isSameFile(link, file))),
      );
    });
  return listNames('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && isOpenIn(pid))
    .map(Number);
};

/** Throws `DatabaseInUse` if another process has the file open. */
export const checkUnused = (path: string): void => {
  const users = findPidsUsing(path);
  if (users.length > 0) throw new DatabaseInUse(`process ${users.join(', ')} has it open`);
};

/** Locks a sound database until `release`. The lock also holds against containers. Throws `DatabaseInUse`. */
export const lockExclusively = (path: string): { release: () => void } => {
  const db = connectFile(path, { timeout: 0, fileMustExist: true });
  try {
    // Every open connection to a database with a log holds a shared lock.
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
