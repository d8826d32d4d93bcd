import { closeSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { SqliteError } from 'better-sqlite3';
import { checkVersion } from '../migrations.ts';
import { UnusableDatabase } from '../storeErrors.ts';

/** 'AySb': marks a file as a database of this site. */
export const applicationId = 0x41795362;

/** Returns the size of a file in bytes. Throws `UnusableDatabase` if there is no file. */
export const checkIsFile = (path: string): number => {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file?.isFile()) return file.size;
  if (file) throw new UnusableDatabase(file.isDirectory() ? 'it is a folder' : 'it is not a file');
  const isLink = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  throw new UnusableDatabase(isLink ? 'it is a link to a missing file' : 'there is no such file');
};

/** The first bytes of a SQLite file (sqlite.org/fileformat2.html): a magic text, and the offsets of two numbers. */
const header = { magic: 'SQLite format 3\0', userVersion: 60, applicationId: 68, length: 72 } as const;

/** The first bytes of a file; `undefined` if it is no SQLite file. */
export const readHeader = (path: string): Buffer | undefined => {
  const bytes = Buffer.alloc(header.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes);
  } finally {
    closeSync(file);
  }
  return bytes.toString('latin1').startsWith(header.magic) ? bytes : undefined;
};

export const isOurs = (bytes: Buffer | undefined): boolean =>
  bytes?.readUInt32BE(header.applicationId) === applicationId;

/**
 * Throws `UnusableDatabase` if a file is neither empty nor ours, and SQLite's error if it is no database. Only reads the
 * first bytes, because SQLite would create files beside it, or apply a log. Call it before this process opens the database:
 * closing a file releases all locks that a process has on it.
 */
export const checkHeader = (path: string): void => {
  if (checkIsFile(path) === 0) {
    const log = statSync(`${realpathSync(path)}-wal`, { throwIfNoEntry: false });
    if (log?.size) throw new UnusableDatabase('it is empty, but there is a log beside it');
    return;
  }
  const bytes = readHeader(path);
  if (!bytes) throw new SqliteError('file is not a database', 'SQLITE_NOTADB');
  if (!isOurs(bytes)) throw new UnusableDatabase('it holds no bookings of this site');
  checkVersion('sqlite', bytes.readUInt32BE(header.userVersion));
};

/** Returns whether a file exists, after checking its header. Throws as `checkHeader` does. */
export const checkBeforeOpening = (path: string): boolean => {
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (isThere) checkHeader(path);
  return isThere;
};
