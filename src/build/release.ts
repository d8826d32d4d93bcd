/**
 * Makes the release of what is checked out: `npm run release`. One file in `release/`, or in a folder that is named, that runs
 * where nothing can be built or fetched, for the system that it is made on. Of the same commit and build it is the same, byte for byte.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { create } from 'tar';
import { isBuildFresh } from '../launch/launch.js';
import { build } from './build.ts';
import { putRelease } from './releaseFiles.ts';

const root = join(import.meta.dirname, '../..');
const [target = join(root, 'release')] = process.argv.slice(2);

/** What git says; an empty text where there is none, or no commit. */
const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

const readJson = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));

if (!isBuildFresh()) await build(root);

const { name, version } = await readJson('package.json');
const commit = git('describe', '--always', '--dirty', '--exclude=*');
const full = commit ? `${version}+${commit}` : version;
const madeAt = new Date(git('log', '-1', '--format=%cI') || (await readJson('dist/assets.json')).builtAt);
const title = `${name}-${full.replace('+', '-')}-${process.platform}-${process.arch}`;
const folder = join(target, title);
const file = `${folder}.tar.gz`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const paths = await putRelease(root, folder, { version: full, madeAt });
await create(
  {
    cwd: target,
    file,
    gzip: true,
    portable: true,
    noDirRecurse: true,
    mtime: madeAt,
  },
  [title, ...paths.map((path) => join(title, path))],
);
await rm(folder, { recursive: true });
const bytes = await readFile(file);
const digest = createHash('sha256').update(bytes).digest('hex');
await writeFile(`${file}.sha256`, `${digest}  ${basename(file)}\n`);
process.stderr.write(`${relative('.', file)}: ${(bytes.length / 2 ** 20).toFixed(1)} MiB\n`);
