import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { getErrorCode } from '../storeErrors.ts';

/** Readable by the owner only. SQLite gives its log the mode of the database. */
export const privateMode = 0o600;

/** The permission bits of everybody but the owner. */
export const othersMask = 0o077;

/** The endings of the files that SQLite keeps beside a database while it is in use, or after a crash. */
export const sideFiles = ['-wal', '-shm', '-journal'] as const;

/** A time for file names, in UTC to the second: '20260731T220500Z'. Text order is time order. */
export const fileTime = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Resolves symbolic links, because SQLite keeps the log beside the real file. The file may be missing. */
export const resolveSymlinks = (path: string): string => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return resolveSymlinks(resolve(dirname(path), readlinkSync(path)));
  }
  return join(realpathSync(dirname(path)), basename(path));
};

export const isAccessible = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

export const isSameFile = (one: string, other: string): boolean => {
  const stat = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });
  const [first, second] = [stat(one), stat(other)];
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
};

/** Thrown if a file cannot be written. The message is a sentence for the operator. */
export class FileNotWritten extends Error {}

const reasons: readonly [codes: RegExp, reason: string][] = [
  // `SQLITE_IOERR_SHMSIZE`: on a full disk, SQLite cannot enlarge the index of its log.
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/, 'there is no space left on its disk'],
  [/^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY\w*)$/, 'its folder cannot be written by you'],
  [/^(ENOENT|ENOTDIR)$/, 'there is no such folder'],
  [/^(EIO|SQLITE_IOERR\w*)$/, 'its disk fails'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another process has locked it'],
];

export const describeFileErrorCode = (code: string): string | undefined =>
  reasons.find(([codes]) => codes.test(code))?.[1];

/** Converts an error from Node or SQLite to `FileNotWritten`. Returns any other error unchanged. */
export const toFileNotWritten = (error: unknown, target: string): unknown => {
  const code = getErrorCode(error);
  const reason = describeFileErrorCode(code);
  return reason
    ? new FileNotWritten(`${target} cannot be written: ${reason} (${code}).`, { cause: error })
    : error;
};

/** Resolves the symbolic links in the path of a file to be written. Throws `FileNotWritten`. */
export const resolveTarget = (path: string): string => {
  try {
    return resolveSymlinks(path);
  } catch (error) {
    throw toFileNotWritten(error, path);
  }
};

/** Flushes a file, or the names in a folder, to the disk. */
export const flushToDisk = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Matches the names of files that are being written, or that a killed process left. */
export const partialEnding = /\.partial-[0-9a-f]{8}(-wal|-shm|-journal)?$/;

type AtomicOptions<T> = {
  /** Runs just before the file is renamed. It may throw to cancel. */
  beforeReplacing?: ((filled: T, partial: string) => void) | undefined;
  /** Do everything except rename the file. */
  dryRun?: boolean | undefined;
};

/**
 * Writes a file completely or not at all, and flushes it to the disk. `fill` writes a temporary file in the
 * same folder, which only the owner can read. After an error, removes the temporary file. Rejects with
 * `FileNotWritten` for errors from Node or SQLite.
 */
export const writeAtomically = async <T>(
  target: string,
  fill: (partial: string) => Promise<T>,
  { beforeReplacing, dryRun = false }: AtomicOptions<T> = {},
): Promise<T> => {
  const partial = `${target}.partial-${randomBytes(4).toString('hex')}`;
  const remove = (): void => {
    for (const ending of ['', ...sideFiles]) rmSync(partial + ending, { force: true });
  };
  process.once('exit', remove);
  try {
    closeSync(openSync(partial, 'wx', privateMode));
    const filled = await fill(partial);
    flushToDisk(partial);
    if (dryRun) return filled;
    beforeReplacing?.(filled, partial);
    renameSync(partial, target);
    flushToDisk(dirname(target));
    return filled;
  } catch (error) {
    throw toFileNotWritten(error, target);
  } finally {
    process.off('exit', remove);
    remove();
  }
};
