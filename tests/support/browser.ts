import { existsSync } from 'node:fs';
import { type Browser, chromium, firefox, webkit } from 'playwright';

/** Where systems install Chromium. */
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

/** The path of Chromium: `CHROMIUM_PATH` or a usual path; `undefined` if there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...usualPaths].find((path) => path && existsSync(path)) || undefined;

/** Flags to run as root without a graphics card, and without requests to other hosts. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launches Chromium of the system, or of Playwright if the system has none. */
const launchChromium = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
};

/** Launches the browser that `TEST_BROWSER` names, Playwright's `firefox` or `webkit`; otherwise Chromium. */
export const launchBrowser = (): Promise<Browser> => {
  const name = process.env['TEST_BROWSER'] ?? 'chromium';
  if (name === 'chromium') return launchChromium();
  if (name === 'firefox') return firefox.launch();
  if (name === 'webkit') return webkit.launch();
  throw new Error(`TEST_BROWSER must be chromium, firefox or webkit, not '${name}'.`);
};
