/** Installs Firefox and WebKit on Debian as root, and exits with 1 if one is still missing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { engines } from './engines.ts';

const missing = () => engines.flatMap((engine) => engine.missing());

const apt = (...args: string[]) =>
  execFileSync('apt-get', [...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

if (missing().length && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  process.stderr.write(`Installing ${missing().join(', ')} for the tests in three engines …\n`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing(), 'fonts-dejavu-core');
}
if (missing().length) {
  process.stderr.write(`Missing for the tests in three engines: ${missing().join(', ')}\n`);
  process.exitCode = 1;
}
