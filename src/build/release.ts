/**
 * `npm run release [-- <folder>]` creates a tarball in `release/`, or in the given folder. It runs on systems
 * of the same kind without npm, network or compiler. The same commit and build give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { create } from 'tar';
import { installedNode, isBuildFresh } from '../launch/launch.js';
import { build } from './build.ts';
import { isLicenceFile } from './server.ts';

/** The scripts that the two commands run. */
const launchers = [
  'bookings.js',
  'build/fingerprint.js',
  'launch/launch.js',
  'launch/node.js',
  'start.js',
].map((name) => `src/${name}`);

const documents = ['LICENSE', 'README.md', 'docs'];

/** Package files that are not read at run time. Node runs no TypeScript below `node_modules`. */
const unusedExtensions = new Set(
  '.ts .mts .cts .map .md .markdown .flow .c .cc .cpp .h .hpp .gyp .gypi .gz .sh .yml .1'.split(' '),
);

/** Whether this system needs a file of a package. Packages contain prebuilt binaries for many systems. */
const isNeeded = (file: string): boolean =>
  (!unusedExtensions.has(extname(file)) || isLicenceFile(basename(file))) &&
  (!file.includes('/prebuilds/') || file.endsWith(`/${process.platform}-${process.arch}.node`));

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** The packages of the lock file that the site needs at run time, including those for other systems. */
export const productionPackages = (root: string) => {
  const { packages }: { packages: Record<string, { dev?: boolean; license?: string }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { license }]) => ({ folder, name: folder.replace(/^.*node_modules\//, ''), license }));
};

const copyPackages = async (root: string, folder: string): Promise<string[]> => {
  const installed = productionPackages(root)
    .map((found) => found.folder)
    .filter((name) => existsSync(join(root, name)));
  for (const name of installed) {
    const from = join(root, name);
    // Nested packages are separate entries of the list.
    const isOwn = (source: string) => !source.slice(from.length).includes('/node_modules');
    const filter = async (source: string) =>
      isOwn(source) && ((await stat(source)).isDirectory() || isNeeded(source));
    await cp(from, join(folder, name), { recursive: true, filter });
  }
  return installed;
};

const writePackageFiles = async (root: string, folder: string, version: string, packages: string[]) => {
  const { devDependencies: _, ...all } = await readJson(join(root, 'package.json'));
  const lock = await readJson(join(root, 'package-lock.json'));
  const { scripts, optionalDependencies } = all;
  const project = {
    ...all,
    version,
    scripts: { start: scripts.start, bookings: scripts.bookings },
    optionalDependencies: Object.fromEntries(
      Object.entries(optionalDependencies).filter(([key]) => packages.includes(`node_modules/${key}`)),
    ),
  };
  const kept = Object.fromEntries(packages.map((path) => [path, lock.packages[path]]));
  await writeJson(join(folder, 'package.json'), project);
  const released = { ...lock, version, packages: { '': project, ...kept } };
  await writeJson(join(folder, 'package-lock.json'), released);
};

/**
 * Writes the CycloneDX list of the packages in a release. npm reads the release's own lock file, because
 * `--omit dev` also omits packages that development shares. Replaces the serial number, date and name that
 * npm generates.
 */
const writeSbom = async (folder: string, madeAt: Date): Promise<void> => {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const stdout = execFileSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const { serialNumber: _, ...sbom } = JSON.parse(stdout);
  const { component } = sbom.metadata;
  const [name] = component['bom-ref'].split('@');
  const metadata = { ...sbom.metadata, timestamp: madeAt.toISOString(), component: { ...component, name } };
  await writeJson(join(folder, 'parts.cdx.json'), { ...sbom, metadata });
};

/** Writes a shell script that starts the site or the CLI from any folder, also through a symbolic link. */
const writeCommand = (folder: string, name: string, comment: string): Promise<void> => {
  const script = `#!/bin/sh
# ${comment}
here=$(dirname -- "$(readlink -f -- "$0")")
# A core dump would write requests to the disk.
ulimit -c 0
exec env MALLOC_ARENA_MAX=2 "$here/bin/node" "$here/src/${name}.js" "$@"
`;
  return writeFile(join(folder, name), script, { mode: 0o755 });
};

/** The paths of all files, folders before their contents. */
const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
};

const fillRelease = async (
  root: string,
  folder: string,
  { version, madeAt }: { version: string; madeAt: Date },
): Promise<void> => {
  const node = installedNode();
  if (!node) throw new Error(`No package has a Node for ${process.platform}-${process.arch}`);
  await cp(join(root, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
  for (const name of [...launchers, ...documents]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await writePackageFiles(root, folder, version, await copyPackages(root, folder));
  await mkdir(join(folder, 'bin'));
  await symlink(join('..', relative(root, node)), join(folder, 'bin/node'));
  await writeCommand(folder, 'start', 'Starts the site. docs/configuration.md lists its settings.');
  await writeCommand(folder, 'bookings', "The staff's commands: bookings --help.");
  await writeSbom(folder, madeAt);
  // Everybody may read the files, whatever the umask of this process.
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder]);
};

/** Returns the output of a git command; an empty string without git or a repository. */
const git = (root: string, ...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
};

const makeRelease = async (root: string, target: string): Promise<void> => {
  if (!isBuildFresh()) await build(root);
  const project = await readJson(join(root, 'package.json'));
  const commit = git(root, 'describe', '--always', '--dirty', '--exclude=*');
  const version = commit ? `${project.version}+${commit}` : project.version;
  const { builtAt } = await readJson(join(root, 'dist/assets.json'));
  const madeAt = new Date(git(root, 'log', '-1', '--format=%cI') || builtAt);
  const title = `${project.name}-${version.replace('+', '-')}-${process.platform}-${process.arch}`;
  const folder = join(target, title);
  const file = `${folder}.tar.gz`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await fillRelease(root, folder, { version, madeAt });
  const paths = await listFiles(folder);
  const options = { cwd: target, file, gzip: true, portable: true, noDirRecurse: true, mtime: madeAt };
  await create(options, [title, ...paths.map((path) => join(title, path))]);
  await rm(folder, { recursive: true });
  const bytes = await readFile(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await writeFile(`${file}.sha256`, `${digest}  ${basename(file)}\n`);
  process.stderr.write(`${relative('.', file)}: ${(bytes.length / 2 ** 20).toFixed(1)} MiB\n`);
};

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const [target = join(root, 'release')] = process.argv.slice(2);
  await makeRelease(root, target);
}
