/** Installs Chromium for the browser tests if it is missing; `npm test` runs this first. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium } from './browser.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

const install = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

if (!findChromium()) {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('Installing Debian’s chromium-headless-shell for the browser tests …');
    install('apt-get', ['update', '-qq']);
    install('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
  } else {
    say('Fetching Playwright’s Chromium for the browser tests …');
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
    install(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']);
  }
}
