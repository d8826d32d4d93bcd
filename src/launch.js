// Plain JavaScript that any Node of the last years can parse: it has to be able to say that the running one is too old.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFingerprint, fingerprint } from './build/fingerprint.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Ends the process where its Node is too old. */
export const checkNodeVersion = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  fail(
    `Node ${process.versions.node} is too old for this: use an npm script, which brings its own (npm ci && npm start).`,
  );
};

/** Whether `dist/` was made from the sources as they are, or there are none but it. */
export const isBuildFresh = async () =>
  !existsSync(join(root, 'views')) || (await fingerprint(root)) === (await builtFingerprint(root));

/** Makes `dist/` from the sources. */
export const rebuild = async () => {
  const { build } = await import('./build/build.ts').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return fail('The sources are newer than the build, and the build tools are not installed: run npm ci.');
  });
  await build(root).catch((error) => {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    fail(`The sources are newer than the build, and ${root} cannot be written by you.`);
  });
};
