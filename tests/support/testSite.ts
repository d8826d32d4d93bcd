import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../../db/openDatabase.ts';
import { createApp } from '../../src/app.ts';
import { type Assets, readAssets } from '../../src/assetManifest.ts';
import { type BookingStore, openBookingStore } from '../../src/bookings/bookingRecord.ts';
import { readConfig } from '../../src/config.ts';

const dist = new URL('../../dist/', import.meta.url);

/** Removes what a test made. */
const cleanups: (() => void | Promise<void>)[] = [];

/** For `afterEach`: closes and removes all that the tests of a file opened. */
export const cleanUp = async (): Promise<void> => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
};

/** A folder of its own for one test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ambar-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const testOrigin = 'http://localhost:3000';

/** The site as one application on a real database file, with its log in `logged`. */
export const createTestSite = ({
  variables = {},
  origin = testOrigin,
  replaceStore = (store: BookingStore): BookingStore => store,
  assets = readAssets(dist),
}: {
  variables?: Record<string, string>;
  origin?: string;
  replaceStore?: (store: BookingStore) => BookingStore;
  assets?: Assets;
} = {}) => {
  const databasePath = join(temporaryFolder(), 'bookings.sqlite');
  const read = readConfig({
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_MAX: '1000',
    ...variables,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const store = openBookingStore(openDatabase(databasePath));
  cleanups.push(() => store.close());
  const logged: string[] = [];
  const app = createApp({
    config: read.config,
    origin,
    log: pino({ level: read.config.LOG_LEVEL }, { write: (line: string) => logged.push(line) }),
    store: replaceStore(store),
    assets,
  });
  /** Everything on disk, spam included, newest first. */
  const stored = () => store.list({}, Number.POSITIVE_INFINITY);
  return { app, databasePath, logged, stored };
};
