import { existsSync } from 'node:fs';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: `CHROMIUM_PATH`, else one in a usual place; `undefined` where there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...usualPaths].find((path) => path && existsSync(path)) || undefined;
