import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

const usualPaths = [
  // Debian's Chromium without a window, which needs half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the tests: `CHROMIUM_PATH` or a usual path; `undefined` if there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...usualPaths].find((path) => path && existsSync(path)) || undefined;

/** Flags to run as root without a graphics card, and without requests to other hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launches Chromium without requests to other hosts. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
    ...options,
  });
};
