// Plain JavaScript, because every start runs it before it knows whether a build is needed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['client', 'content', 'db', 'src', 'static', 'views', 'package.json', 'package-lock.json'];

/** The file in which a build keeps the fingerprint of its sources. */
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
const readIfPresent = (file) => {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
};

/**
 * A digest of the names and contents of all sources. Unlike file times, it survives a checkout, a copy or a
 * clock change. Reads synchronously, because the start has to wait for it anyway.
 * @param {string} root
 */
export const fingerprint = (root) => {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(join(root, input))) {
      hash.update(file.slice(root.length)).update('\0');
      hash.update(readIfPresent(file)).update('\0');
    }
  }
  return hash.digest('hex');
};

/**
 * The fingerprint of the sources of the current build; an empty string if there is no build.
 * @param {string} root
 */
export const fingerprintOfBuild = (root) => String(readIfPresent(join(root, fingerprintFile)));
