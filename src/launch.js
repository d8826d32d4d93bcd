// Plain JavaScript that any Node of the last years can parse: it has to be able to say that the running one is too old.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFingerprint, fingerprint } from './build/fingerprint.js';
import { isNodeNewEnough, tooOld } from './nodeVersion.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** The Node that the install brought; not every npm puts it on the path of its scripts. */
export const installedNode = () =>
  ['node', 'node-bin']
    .map((name) => join(root, 'node_modules', `${name}-${process.platform}-${process.arch}`, 'bin/node'))
    .find((path) => existsSync(path));

/** Goes on only in a Node that is new enough: where this one is not, in the one that the install brought. */
export const ensureNode = async () => {
  if (isNodeNewEnough) return;
  const node = installedNode();
  if (!node) return fail(`${tooOld} npm ci brings one where there is a package for this system.`);
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
};

/** Whether `dist/` was made from the sources as they are. A release has none but it: without it, that is the end. */
export const isBuildFresh = () => {
  if (existsSync(join(root, 'views'))) return fingerprint(root) === builtFingerprint(root);
  if (!existsSync(join(root, 'dist/server.js')))
    fail(`There is no build here: ${join(root, 'dist')} is missing. Unpack the release again.`);
  return true;
};

/** Makes `dist/` from the sources. */
export const rebuild = async () => {
  const state = builtFingerprint(root)
    ? 'The sources are newer than the build here'
    : 'There is no build here';
  const { build } = await import('./build/build.ts').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return fail(
      `${state}, and the tools to make one are not installed: start a release (npm run release makes one), or run npm ci --include=dev.`,
    );
  });
  await build(root).catch((error) => {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    fail(`${state}, and ${root} cannot be written by you.`);
  });
};
