import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testSite.ts';

const isInstalled = spawnSync('caddy', ['version']).status === 0;

if (!isInstalled)
  process.stderr.write("The program 'caddy' is not installed (on Debian: apt install caddy).\n");

/** A test that needs Caddy; without it it is skipped, but where REQUIRE_CADDY is set. */
export const caddyTest = test.skipIf(!isInstalled && !process.env['REQUIRE_CADDY']);

/** Starts Caddy with a Caddyfile for one test, and resolves once it serves; `said` is what it says of itself so far. */
export const startCaddy = async (caddyfile: string): Promise<{ said: () => string }> => {
  const folder = temporaryFolder();
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile);
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  execFileSync('caddy', ['validate', ...args], { env, stdio: 'pipe' });
  const child: ChildProcess = spawn('caddy', ['run', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain('serving initial configuration');
  return { said: () => said };
};
