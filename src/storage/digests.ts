import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Digest } from '../../db/save.ts';
import {
  FileNotWritten,
  flushToDisk,
  othersMask,
  privateMode,
  toFileNotWritten,
} from '../../db/sqlite/atomicFile.ts';
import { getErrorCode } from '../../db/storeErrors.ts';

/** Creates the function that makes keyed digests. Without the key, nobody can test a guess against a digest. */
export const createDigest = (secret: Buffer): Digest => {
  // A key object makes a digest five times as fast as a key of bytes.
  const key = createSecretKey(secret);
  return (text) => createHmac('sha256', key).update(text).digest();
};

const keyBytes = 32;

/** Writes the file completely or not at all. If several processes start at once, the first key wins. */
const createKey = (path: string): void => {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(keyBytes), { flag: 'wx', mode: privateMode, flush: true });
    linkSync(draft, path);
    flushToDisk(dirname(path));
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw toFileNotWritten(error, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

const keyFileProblem = (file: Stats): string | undefined => {
  if (!file.isFile()) return 'it is not a file';
  if (process.getuid && file.uid !== process.getuid())
    return `it belongs to user ${file.uid}, not to the one the site runs as`;
  if (file.mode & othersMask)
    return `others may read or change it (mode ${(file.mode & 0o777).toString(8)}): chmod 600 it`;
  return file.size === keyBytes ? undefined : `it has ${file.size} bytes and not ${keyBytes}`;
};

/** Reads the digest key, or creates a missing file. Error messages are sentences for the operator. */
export const readOrCreateDigestKey = (path: string): Buffer => {
  let problem: string | undefined;
  try {
    if (!statSync(path, { throwIfNoEntry: false })) createKey(path);
    problem = keyFileProblem(statSync(path));
    if (problem === undefined) return readFileSync(path);
  } catch (error) {
    if (error instanceof FileNotWritten) throw error;
    problem = `it cannot be read (${getErrorCode(error)})`;
  }
  throw new Error(`The digest key ${path} cannot be used: ${problem}.`);
};
