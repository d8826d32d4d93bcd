import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { findChromium } from './chromiumPath.ts';

/** Runs as root and without a graphics card, and asks nobody but the site. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real Chromium that asks nobody but the site. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
    ...options,
  });
};
