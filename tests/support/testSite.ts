import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createBookings } from '../../db/bookings.ts';
import { openDatabase } from '../../db/database.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Assets, readAssets } from '../../src/http/assets.ts';
import { databaseIn, makeFolder, root } from './folders.ts';

export const testOrigin = 'http://localhost:3000';

export type TestSiteOptions = {
  variables?: Record<string, string>;
  origin?: string;
  assets?: Assets;
};

/** The site as an application on a database file, with its log in `logged`. The caller closes it. */
export const openTestSite = ({
  variables = {},
  origin = testOrigin,
  assets = readAssets(join(root, 'dist')),
}: TestSiteOptions = {}) => {
  const { folder, remove } = makeFolder();
  const databasePath = variables['DATABASE_PATH'] ?? databaseIn(folder);
  const read = readConfig({
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_MAX: '1000',
    ...variables,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const db = openDatabase(databasePath);
  const bookings = createBookings(db);
  const logged: string[] = [];
  const app = createApp({
    config: read.config,
    origin,
    log: pino({ level: read.config.LOG_LEVEL }, { write: (line: string) => logged.push(line) }),
    db,
    bookings,
    assets,
    onStored: () => {},
  });
  /** All stored bookings, spam included, newest first. */
  const stored = () => bookings.list();
  const close = (): void => {
    db.close();
    remove();
  };
  return { app, databasePath, db, logged, stored, close };
};

/** Opens a site for one test; it is closed when the test ends. */
export const createTestSite = (options?: TestSiteOptions) => {
  const { close, ...site } = openTestSite(options);
  onTestFinished(close);
  return site;
};
