import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { installedNode } from '../launch.js';
import { productionPackages } from './productionPackages.ts';

/** What the two commands are made of, `bin/node` and the build. */
const launchers = [
  'bookings.js',
  'build/fingerprint.js',
  'ignoreDebugSignal.js',
  'launch.js',
  'nodeVersion.js',
  'start.js',
].map((name) => `src/${name}`);

/** What operators and staff read. */
const texts = ['LICENSE', 'README.md', 'docs'];

/** Endings of what no package reads when it runs: sources, types, maps, descriptions. Node runs no TypeScript of packages. */
const unread = new Set(
  '.ts .mts .cts .map .md .markdown .flow .c .cc .cpp .h .hpp .gyp .gypi .gz .sh .yml .1'.split(' '),
);

/** What has to go with a package wherever it goes. */
const isLicense = (file: string): boolean => /^(licen[cs]e|copying|notice)/i.test(basename(file));

/** Whether a file of a package is needed on this system: of binaries for many, the one of this. */
const isNeeded = (file: string): boolean =>
  (!unread.has(extname(file)) || isLicense(file)) &&
  (!file.includes('/prebuilds/') || file.endsWith(`/${process.platform}-${process.arch}.node`));

/** A command that works from anywhere, and by a link to it. */
const command = (says: string, script: string): string => `#!/bin/sh
# ${says}
here=$(dirname -- "$(readlink -f -- "$0")")
exec "$here/bin/node" "$here/src/${script}" "$@"
`;

const copy = async (root: string, folder: string, name: string, filter = (_source: string) => true) => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await cp(join(root, name), join(folder, name), { recursive: true, filter });
};

const copyPackages = async (root: string, folder: string): Promise<void> => {
  for (const { folder: name } of productionPackages(root)) {
    const from = join(root, name);
    // Another system's, or one within another package, which has its own turn.
    const isOwn = (source: string) => !source.slice(from.length).includes('/node_modules');
    const isWanted = async (source: string) =>
      isOwn(source) && ((await stat(source)).isDirectory() || isNeeded(source));
    if (existsSync(from)) await cp(from, join(folder, name), { recursive: true, filter: isWanted });
  }
};

/** All below a folder, folders before what is in them, always in the same order; whoever unpacks it may read it all. */
const settle = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const mayRun = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, mayRun ? 0o755 : 0o644);
  }
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
};

/**
 * Puts all that the site needs to run into an empty folder: the build, the packages, Node, the two commands, what is to be
 * read about them. Gives back the paths of all of it. Rejects where no package has a Node for this system.
 */
export const putRelease = async (root: string, folder: string, version: string): Promise<string[]> => {
  const node = installedNode();
  if (!node) throw new Error(`No package has a Node for ${process.platform}-${process.arch}`);
  await copy(root, folder, 'dist', (source) => !source.endsWith('.map'));
  await copyPackages(root, folder);
  for (const name of [...launchers, ...texts]) await copy(root, folder, name);
  await mkdir(join(folder, 'bin'));
  await symlink(join('..', relative(root, node)), join(folder, 'bin/node'));
  const { name, type, engines, license, dependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const described = { name, version, private: true, license, type, engines, dependencies };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  const commands = {
    start: command(
      'Starts the site; variables say where it listens and what it keeps: README.md.',
      'start.js',
    ),
    bookings: command("The staff's commands: bookings --help.", 'bookings.js'),
  };
  for (const [name, text] of Object.entries(commands))
    await writeFile(join(folder, name), text, { mode: 0o755 });
  return settle(folder);
};
