// Plain JavaScript, because it decides whether anything has to be built at all.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything the build reads. */
const inputs = ['client', 'content', 'db', 'src', 'static', 'views', 'package.json', 'package-lock.json'];

/** Where the build leaves the fingerprint of what it was made from. */
export const fingerprintFile = 'dist/fingerprint';

/** @param {string} path @returns {Promise<string[]>} */
const filesBelow = async (path) => {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.sqlite'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
};

/**
 * A digest of the names and contents of all that the build reads, so that a checkout, a copy or a change of the clock
 * never makes a build look fresher or staler than it is.
 * @param {string} root
 * @returns {Promise<string>}
 */
export const fingerprint = async (root) => {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesBelow(join(root, input))) {
      hash.update(file.slice(root.length)).update('\0');
      hash.update(await readFile(file).catch(() => '')).update('\0');
    }
  }
  return hash.digest('hex');
};

/**
 * What the present build was made from; an empty text where there is none.
 * @param {string} root
 * @returns {Promise<string>}
 */
export const builtFingerprint = (root) => readFile(join(root, fingerprintFile), 'utf8').catch(() => '');
