import type { Logger } from 'pino';
import { formatPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { createStore, type SiteStore } from '../../db/store.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import type { Config } from '../config.ts';
import { checkAndOpen } from './checkAndOpen.ts';
import { createDigest, readOrCreateDigestKey } from './digests.ts';
import { prepareSeal } from './seal.ts';

/** Opens the store of the site. `databaseName` has no password. Error messages are sentences for the operator. */
export const openStore = async (
  config: Config,
  channels: readonly string[],
  log: Logger,
): Promise<{ store: SiteStore; databaseName: string }> => {
  const { DATABASE_URL: url, DIGEST_SECRET: secret, DATABASE_PATH: path, DIGEST_KEY_FILE: keyFile } = config;
  const seal = await prepareSeal(config.BOOKINGS_RECIPIENT);
  const quota = { max: config.RATE_LIMIT_MAX, windowSeconds: config.RATE_LIMIT_WINDOW_S };
  if (!url || !secret) {
    const db = await checkAndOpen(path, log);
    const digest = createDigest(readOrCreateDigestKey(keyFile));
    return { store: createStore(connectSqlite(db), { digest, quota, seal, channels }), databaseName: path };
  }
  const databaseName = formatPostgresUrl(url);
  const db = await openPostgres(url, secret, ({ from, to }) => {
    log.info({ from, to }, 'migrating the database');
  }).catch((error) => {
    throw new Error(`The database ${databaseName} cannot be opened: ${getErrorMessage(error)}.`);
  });
  const digest = createDigest(secret);
  return { store: createStore(db, { digest, quota, seal, channels }), databaseName };
};
