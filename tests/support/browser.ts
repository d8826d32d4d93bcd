import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { type Browser, chromium } from 'playwright';
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
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
};

/** Serves an application on a free port. */
export const serve = async (app: Express): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
