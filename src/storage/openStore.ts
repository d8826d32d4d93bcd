import { extname } from 'node:path';
import { formatPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { createHitStoreFactory } from '../../db/postgres/hits.ts';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { createStore } from '../../db/store.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import type { Config } from '../config.ts';
import { createPostgresCounters } from '../http/rateLimit.ts';
import { createDailyDigests } from './digests.ts';
import { prepareSeal } from './seal.ts';
import { openThreadStore } from './storeClient.ts';

/** The worker's module. It is beside this module in the sources, and beside the bundle in the build. */
const threadUrl = new URL(`./storeThread${extname(import.meta.url)}`, import.meta.url);

/**
 * Opens PostgreSQL, or a SQLite file in a worker thread. `databaseName` has no password. `died` resolves with
 * the reason if nothing can be stored until a restart. Error messages are sentences for the operator.
 */
export const openStore = async (config: Config, channels: readonly string[]) => {
  const { DATABASE_URL: url, DIGEST_SECRET: secret, BOOKINGS_RECIPIENT: recipients } = config;
  if (!url || !secret) {
    const { DATABASE_PATH: database, DIGEST_KEY_FILE: digestKey } = config;
    const opened = await openThreadStore(threadUrl, { database, digestKey, recipients, channels });
    return { ...opened, databaseName: database, counters: undefined };
  }
  const databaseName = formatPostgresUrl(url);
  const seal = await prepareSeal(recipients);
  const db = await openPostgres(url, secret).catch((error) => {
    throw new Error(`The database ${databaseName} cannot be opened: ${getErrorMessage(error)}.`);
  });
  const store = createStore(db, { digests: createDailyDigests(secret), seal, channels });
  const counters = createPostgresCounters(createHitStoreFactory(db), secret);
  // PostgreSQL never resolves `died`, because the pool reconnects.
  return { store, databaseName, counters, died: new Promise(() => {}) };
};
