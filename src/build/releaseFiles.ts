import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { installedNode } from '../launch/launch.js';
import { listParts } from './partsList.ts';
import { productionPackages } from './productionPackages.ts';

/** What the two commands are made of, `bin/node` and the build. */
const launchers = [
  'bookings.js',
  'build/fingerprint.js',
  'launch/ignoreDebugSignal.js',
  'launch/launch.js',
  'launch/nodeVersion.js',
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

/** Copies the packages that are installed for this system; gives back their folders. */
const copyPackages = async (root: string, folder: string): Promise<string[]> => {
  const present = productionPackages(root)
    .map((found) => found.folder)
    .filter((name) => existsSync(join(root, name)));
  for (const name of present) {
    const from = join(root, name);
    // A package within another has its own turn.
    const isOwn = (source: string) => !source.slice(from.length).includes('/node_modules');
    const isWanted = async (source: string) =>
      isOwn(source) && ((await stat(source)).isDirectory() || isNeeded(source));
    await cp(from, join(folder, name), { recursive: true, filter: isWanted });
  }
  return present;
};

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes what npm reads of a project, as of one that has nothing but what the release in `folder` has. */
const describe = async (root: string, folder: string, version: string, packages: readonly string[]) => {
  const { optionalDependencies, ...project } = await readJson(join(root, 'package.json'));
  const { name, type, engines, license, scripts, dependencies } = project;
  const { lockfileVersion, packages: locked } = await readJson(join(root, 'package-lock.json'));
  const own = Object.entries(optionalDependencies).filter(([key]) =>
    packages.includes(`node_modules/${key}`),
  );
  const described = {
    name,
    version,
    private: true,
    license,
    type,
    engines,
    scripts: { start: scripts.start, bookings: scripts.bookings },
    dependencies,
    optionalDependencies: Object.fromEntries(own),
  };
  const kept = Object.fromEntries(packages.map((path) => [path, locked[path]]));
  await writeJson(join(folder, 'package.json'), described);
  await writeJson(join(folder, 'package-lock.json'), {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': described, ...kept },
  });
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
export const putRelease = async (
  root: string,
  folder: string,
  { version, madeAt }: { version: string; madeAt: Date },
): Promise<string[]> => {
  const node = installedNode();
  if (!node) throw new Error(`No package has a Node for ${process.platform}-${process.arch}`);
  // What V8 made of it here is this machine's own.
  await copy(root, folder, 'dist', (source) => !source.endsWith('.map') && basename(source) !== 'compiled');
  await describe(root, folder, version, await copyPackages(root, folder));
  for (const name of [...launchers, ...texts]) await copy(root, folder, name);
  await mkdir(join(folder, 'bin'));
  await symlink(join('..', relative(root, node)), join(folder, 'bin/node'));
  const commands = {
    start: command(
      'Starts the site; variables say where it listens and what it keeps: README.md.',
      'start.js',
    ),
    bookings: command("The staff's commands: bookings --help.", 'bookings.js'),
  };
  for (const [name, text] of Object.entries(commands))
    await writeFile(join(folder, name), text, { mode: 0o755 });
  await writeFile(join(folder, 'parts.cdx.json'), await listParts(folder, madeAt));
  return settle(folder);
};
