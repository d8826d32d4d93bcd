// Plain JavaScript that older Node versions can parse, so that they can report that they are too old.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, fingerprintOfBuild } from '../build/fingerprint.js';
import { isNodeNewEnough, tooOldMessage } from './node.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} message @returns {never} */
const fail = (message) => {
  const line = JSON.stringify({ level: 60, time: new Date().toISOString(), msg: message });
  process.stderr.write(`${process.argv[1]?.endsWith('start.js') ? line : message}\n`);
  process.exit(1);
};

/** The path of the Node that npm installed, if any. Not every npm adds it to the PATH of its scripts. */
export const installedNode = () =>
  ['node', 'node-bin']
    .map((name) => join(root, 'node_modules', `${name}-${process.platform}-${process.arch}`, 'bin/node'))
    .find((path) => existsSync(path));

/** Resolves if this Node is new enough. Otherwise runs the command in the installed Node and exits. */
export const ensureNode = async () => {
  if (isNodeNewEnough) return;
  const node = installedNode();
  if (!node) return fail(`${tooOldMessage} npm ci installs one if there is a package for this system.`);
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
};

/** Whether `dist/` was built from the current sources. Exits if a release has no `dist/`. */
export const isBuildFresh = () => {
  if (existsSync(join(root, 'views'))) return fingerprint(root) === fingerprintOfBuild(root);
  if (!existsSync(join(root, 'dist/server.js')))
    fail(`There is no build here: ${join(root, 'dist')} is missing. Unpack the release again.`);
  return true;
};

/** Builds `dist/` from the sources. Exits with a line for the operator if that is impossible. */
export const rebuild = async () => {
  const state = fingerprintOfBuild(root)
    ? 'The sources are newer than the build here'
    : 'There is no build here';
  const { build } = await import('../build/build.ts').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return fail(
      `${state}, and the tools to make one are not installed: start a release (npm run release makes one), or run npm ci --include=dev.`,
    );
  });
  await build(root).catch((error) => {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    fail(`${state}, and you may not write to ${root}.`);
  });
};
