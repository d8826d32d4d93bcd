import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testSite.ts';

/** Debian installs nginx in a folder that only root has in PATH. */
const binary = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

if (!binary) process.stderr.write("The program 'nginx' is not installed (on Debian: apt install nginx).\n");

/** Like `test`, but skips tests if nginx is not installed and REQUIRE_NGINX is not set. */
export const nginxTest = test.skipIf(!binary && !process.env['REQUIRE_NGINX']);

/** The configuration around an `http` block, to run nginx as any user in its own folder. */
const around = (http: string, folder: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
${http}
}
`;

/**
 * Starts nginx with the content of its `http` block, and resolves when it listens. The caller chooses
 * addresses and ports. The folder contains `access.log`, `error.log` and `temp/`. Rejects with nginx’s message if the
 * configuration is invalid.
 */
export const startNginx = async (http: string): Promise<{ folder: string }> => {
  if (!binary) throw new Error('There is no nginx');
  const folder = temporaryFolder();
  const file = join(folder, 'nginx.conf');
  const args = ['-p', folder, '-e', 'stderr', '-c', file];
  mkdirSync(join(folder, 'temp'));
  writeFileSync(file, around(http, folder));
  execFileSync(binary, [...args, '-q', '-t'], { encoding: 'utf8', stdio: 'pipe' });
  const child: ChildProcess = spawn(binary, args, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  // nginx writes its process id when it listens; the configuration check has left an empty file.
  await expect.poll(() => readFileSync(join(folder, 'nginx.pid'), 'utf8').trim()).toBe(String(child.pid));
  return { folder };
};
