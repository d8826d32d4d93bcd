import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
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

/** Starts the site by a command, and resolves when it listens. */
export const start = async (command: string, args: readonly string[], options: SpawnOptions) => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (line.includes('"listening"')) resolve(JSON.parse(line).url);
  });
  return { child, url: await url };
};

/** Sends a request of a name, and resolves with the status. */
export const store = async (url: string, name: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name, service: 'Tantra' });
  return (await fetch(`${url}/api/bookings`, { method: 'POST', headers, body })).status;
};

/** Asks the site to end, and resolves with its exit code and signal. */
export const stop = async (child: ChildProcess): Promise<unknown[]> => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  return exited;
};
