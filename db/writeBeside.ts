import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { realPathOf } from './realPathOf.ts';
import { sideFiles } from './sideFiles.ts';

/** A file could not be written; the message is a sentence for an operator. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** Why, by the codes of the system and of SQLite. */
const reasons: readonly [codes: RegExp, reason: string][] = [
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/, 'there is no space left'],
  [/^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY\w*)$/, 'its folder cannot be written by you'],
  [/^(ENOENT|ENOTDIR)$/, 'there is no such folder'],
  [/^(EIO|SQLITE_IOERR\w*)$/, 'the disk fails'],
];

/** `NotWritten` where the system or SQLite is why something could not be written, else the error itself. */
export const explain = (error: unknown, target: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons.find(([codes]) => codes.test(code))?.[1];
  return reason
    ? new NotWritten(`${target} cannot be written: ${reason} (${code}).`, { cause: error })
    : error;
};

/** Where a file will be, without symbolic links. Throws `NotWritten`. */
export const placeOf = (path: string): string => {
  try {
    return realPathOf(path);
  } catch (error) {
    throw explain(error, path);
  }
};

/** Returns when a file, or the names in a folder, are on the disk. */
export const flush = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** How the names of files end that are being written, or were when their process was killed. */
export const partialEnding = /\.partial-[0-9a-f]{8}(-wal|-shm|-journal)?$/;

export type Placing<T> = {
  /** The last step before it is put in its place; it may still refuse by throwing. */
  beforeReplacing?: ((filled: T, partial: string) => void) | undefined;
  /** Do everything but put it in its place. */
  dryRun?: boolean | undefined;
};

/**
 * Makes a file that is there as a whole or not at all, and on the disk: `fill` writes it under another name in the same
 * folder, readable by its owner alone. Where anything fails nothing is left. Rejects with `NotWritten` where the system is
 * why.
 */
export const writeBeside = async <T>(
  target: string,
  fill: (partial: string) => Promise<T>,
  { beforeReplacing, dryRun = false }: Placing<T> = {},
): Promise<T> => {
  const partial = `${target}.partial-${randomBytes(4).toString('hex')}`;
  const remove = (): void => {
    for (const ending of ['', ...sideFiles]) rmSync(partial + ending, { force: true });
  };
  process.once('exit', remove);
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    const filled = await fill(partial);
    flush(partial);
    if (dryRun) return filled;
    beforeReplacing?.(filled, partial);
    renameSync(partial, target);
    flush(dirname(target));
    return filled;
  } catch (error) {
    throw explain(error, target);
  } finally {
    process.off('exit', remove);
    remove();
  }
};
