import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from './serverProcess.ts';
import { temporaryFolder } from './testSite.ts';

/** Copies all sources to a temporary folder, without a build and without a database. */
export const copyOfSources = (): string => {
  const folder = temporaryFolder();
  for (const part of [
    'client',
    'content',
    'db',
    'src',
    'static',
    'views',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !source.includes('.sqlite'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

/** Copies all sources with their build to a temporary folder. */
export const copyOfBuild = (): string => {
  const folder = copyOfSources();
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
};

/** Runs `npm run release` into a folder, and resolves with the path of the tarball. */
export const makeRelease = async (folder: string): Promise<string> => {
  const { stderr } = await promisify(execFile)('npm', ['run', '-s', 'release', '--', folder], { cwd: root });
  const [, name] = /^(\S+\.tar\.gz): /m.exec(stderr) ?? [];
  if (!name) throw new Error(stderr);
  return resolve(root, name);
};

/** Unpacks a release read-only, and returns its path. */
export const unpack = (file: string, folder: string): string => {
  chmodSync(folder, 0o755);
  const place = join(folder, 'opt');
  mkdirSync(place);
  execFileSync('tar', ['xzf', file, '-C', place]);
  execFileSync('chmod', ['-R', 'a-w', place]);
  return join(place, readdirSync(place)[0] ?? '');
};

/** An unprivileged user if the tests run as root, otherwise the current user. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
