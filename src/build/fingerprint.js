// Plain JavaScript, because it decides whether anything has to be built at all.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the build reads. */
const inputs = ['client', 'content', 'db', 'src', 'static', 'views', 'package.json', 'package-lock.json'];

/** Where the build leaves the fingerprint of what it was made from. */
export const fingerprintFile = 'dist/fingerprint';

/** @param {string} path @returns {string[]} */
const filesBelow = (path) => {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.sqlite'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
};

/** @param {string} file */
const contentOf = (file) => {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
};

/**
 * A digest of the names and contents of all that the build reads, so that a checkout, a copy or a change of the clock
 * never makes a build look fresher or staler than it is. Read at once: a start waits for it, and has nothing else to do.
 * @param {string} root
 * @returns {string}
 */
export const fingerprint = (root) => {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(join(root, input))) {
      hash.update(file.slice(root.length)).update('\0');
      hash.update(contentOf(file)).update('\0');
    }
  }
  return hash.digest('hex');
};

/**
 * What the present build was made from; an empty text where there is none.
 * @param {string} root
 * @returns {string}
 */
export const builtFingerprint = (root) => String(contentOf(join(root, fingerprintFile)));
