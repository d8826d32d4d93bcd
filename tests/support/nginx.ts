import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testSite.ts';

/** Debian puts it where only root's path leads. */
const binary = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

if (!binary) process.stderr.write("The program 'nginx' is not installed (on Debian: apt install nginx).\n");

/** A test that needs nginx; without it it is skipped, but where REQUIRE_NGINX is set. */
export const nginxTest = test.skipIf(!binary && !process.env['REQUIRE_NGINX']);

/** What nginx needs to be told around its `http` block to run beside another one, as any user, in a folder of its own. */
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

/** An nginx that runs for one test, with `access.log`, `error.log` and what it writes aside (`temp/`) in its folder. */
export type Nginx = {
  folder: string;
  /** Takes another configuration without losing a connection, and resolves once its new worker runs. */
  reload: (http: string) => Promise<void>;
};

/**
 * Starts nginx with what is to stand in the `http` block of its configuration, and resolves once it listens. Addresses
 * and ports are the caller's choice. Rejects with nginx's own words where it finds the configuration wrong.
 */
export const startNginx = async (http: string): Promise<Nginx> => {
  if (!binary) throw new Error('There is no nginx');
  const folder = temporaryFolder();
  const file = join(folder, 'nginx.conf');
  const args = ['-p', folder, '-e', 'stderr', '-c', file];
  const configure = (text: string): void => {
    writeFileSync(file, around(text, folder));
    execFileSync(binary, [...args, '-q', '-t'], { encoding: 'utf8', stdio: 'pipe' });
  };
  const workers = (): number =>
    readFileSync(join(folder, 'error.log'), 'utf8').match(/start worker process \d/g)?.length ?? 0;
  mkdirSync(join(folder, 'temp'));
  configure(http);
  const child: ChildProcess = spawn(binary, args, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  // Written once the sockets are bound; the check before has left an empty one.
  await expect.poll(() => readFileSync(join(folder, 'nginx.pid'), 'utf8').trim()).toBe(String(child.pid));
  return {
    folder,
    reload: async (text) => {
      const before = workers();
      configure(text);
      child.kill('SIGHUP');
      await expect.poll(workers).toBe(before + 1);
    },
  };
};
