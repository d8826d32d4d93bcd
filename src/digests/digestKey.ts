import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { explain, NotWritten } from '../../db/writeBeside.ts';

const keyBytes = 32;

/** For the owner's eyes alone. */
const privateMode = 0o600;
const othersMay = 0o077;

/** The file of the key cannot be used; the message is a sentence for an operator. */
class UnusableDigestKey extends Error {
  override name = 'UnusableDigestKey';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Makes the file as a whole or not at all; of several processes that come at once the first one's key stays. */
const makeKey = (path: string): void => {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', privateMode);
    try {
      writeSync(file, randomBytes(keyBytes));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(draft, path);
    const folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw explain(error, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * Reads the secret of the digests, and makes it where there is none. Throws a sentence for an operator where the file
 * cannot be made or read, is none of ours, or may be read by others.
 */
export const readDigestKey = (path: string): Buffer => {
  const unusable = (reason: string, cause?: unknown) =>
    new UnusableDigestKey(`The digest key ${path} cannot be used: ${reason}.`, { cause });
  try {
    if (!statSync(path, { throwIfNoEntry: false })) makeKey(path);
    const file = statSync(path);
    if (!file.isFile()) throw unusable('it is not a file');
    if (process.getuid && file.uid !== process.getuid())
      throw unusable(`it belongs to user ${file.uid}, not to the one the site runs as`);
    if (file.mode & othersMay)
      throw unusable(`others may read or change it (mode ${(file.mode & 0o777).toString(8)}): chmod 600 it`);
    if (file.size !== keyBytes) throw unusable(`it has ${file.size} bytes and not ${keyBytes}`);
    return readFileSync(path);
  } catch (error) {
    throw error instanceof UnusableDigestKey || error instanceof NotWritten
      ? error
      : unusable(`it cannot be read (${codeOf(error)})`, error);
  }
};
