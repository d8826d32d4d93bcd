import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from './serverProcess.ts';

/** Makes a release as an operator does, in a folder, and resolves with the path of its file. */
export const makeRelease = async (folder: string): Promise<string> => {
  const { stderr } = await promisify(execFile)('npm', ['run', '-s', 'release', '--', folder], { cwd: root });
  const [, name] = /^(\S+\.tar\.gz): /m.exec(stderr) ?? [];
  if (!name) throw new Error(stderr);
  return resolve(root, name);
};

/** Unpacks a release into a folder and lets nobody write there; the path of what was unpacked. */
export const unpack = (file: string, folder: string): string => {
  chmodSync(folder, 0o755);
  const place = join(folder, 'opt');
  mkdirSync(place);
  execFileSync('tar', ['xzf', file, '-C', place]);
  execFileSync('chmod', ['-R', 'a-w', place]);
  return join(place, readdirSync(place)[0] ?? '');
};

/** Somebody who may do nothing, where the tests run as root; else whoever runs them. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
