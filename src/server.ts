import type { RequestListener } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { openDatabase } from '../db/openDatabase.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { createHits } from '../db/postgres/hits.ts';
import { shownPostgresUrl } from '../db/postgres/postgresUrl.ts';
import { createApp } from './app.ts';
import { readAssets } from './assetManifest.ts';
import { scheduleBackups } from './backups/scheduleBackups.ts';
import { openBookingStore, openPostgresBookingStore } from './bookings/bookingRecord.ts';
import { keepSearchable } from './bookings/keepSearchable.ts';
import { checkDatabase } from './checkDatabase.ts';
import { placeholdersIn, readConfig } from './config.ts';
import { createBoundedServer } from './connections/createBoundedServer.ts';
import { createDailyDigests } from './digests/dailyDigests.ts';
import { readDigestKey } from './digests/digestKey.ts';
import { errorForLog } from './http/errorForLog.ts';
import { countTogether } from './http/limitCounts.ts';
import { channelsOf } from './notify/channelsOf.ts';
import { startNotifying } from './notify/startNotifying.ts';
import { openLog } from './openLog.ts';
import { readVersion } from './projectRoot.ts';
import { retentionDaysOf } from './retention/retention.ts';
import { schedulePurge } from './retention/schedulePurge.ts';
import { createSeal } from './sealing/createSeal.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { warmUp } from './warmUp.ts';

const fail = (...lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where a person can open the site: an address for all interfaces is none. */
const urlFor = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

const cannotOpen = (database: string, error: unknown): never =>
  fail(`The database ${database} cannot be opened: ${messageOf(error)}.`);

const open = (path: string) => {
  try {
    return openDatabase(path);
  } catch (error) {
    return cannotOpen(path, error);
  }
};

/** The store of a database that other processes share, and where the limits of all of them count. */
const openShared = async (
  url: string,
  secret: Buffer,
  options: { seal: typeof seal; channels: string[] },
) => {
  const db = await openPostgres(url).catch((error) => cannotOpen(shownPostgresUrl(url), error));
  const digests = createDailyDigests(secret);
  return {
    store: openPostgresBookingStore(db, { ...options, digests }),
    countsFor: countTogether(createHits(db), secret),
  };
};

const readDigests = (path: string) => {
  try {
    return createDailyDigests(readDigestKey(path));
  } catch (error) {
    return fail(messageOf(error));
  }
};

/** What seals requests, where that is asked for. */
const prepareSeal = async (recipients: readonly string[] | undefined) => {
  if (recipients === undefined) return undefined;
  try {
    return await createSeal(recipients);
  } catch (error) {
    return fail(`BOOKINGS_RECIPIENT: ${messageOf(error)}`);
  }
};

/** The staff's commands, some of which the site runs by itself. */
const cli = new URL('./bookings.js', import.meta.url);

/** Starts the copies that BACKUP_DIR asks for. */
const startBackups = () => {
  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep } = config;
  if (folder === undefined) return undefined;
  return scheduleBackups({ database: config.DATABASE_PATH, folder, everyMs, keep, cli, log });
};

const read = readConfig(process.env);
const config = read.ok ? read.config : fail(...read.problems);
const { log, closeLog } = openLog(config.LOG_LEVEL);
const assets = readAssets(new URL('./', import.meta.url));

process.on('unhandledRejection', (error) => {
  log.error({ error: errorForLog(error) }, 'unhandled rejection');
});

/** Until everything is there. */
let handle: RequestListener = (_req, res) => {
  res.writeHead(503, { 'Retry-After': '1', Connection: 'close' }).end();
};

const { server, stop } = createBoundedServer((req, res) => handle(req, res));
server.once('error', (error) => fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${messageOf(error)}.`));

const path = config.DATABASE_PATH;
const { DATABASE_URL: url, DIGEST_SECRET: secret } = config;
const verdict = url === undefined ? await checkDatabase(path) : 'sound';
if (typeof verdict === 'object') {
  fail(`The database ${path} cannot be used (${verdict.damage}): restore a backup of it.`);
}
if (verdict === 'unchecked')
  log.warn({ database: path }, 'the database is too large for a check at the start: unchecked');

const seal = await prepareSeal(config.BOOKINGS_RECIPIENT);

/** The store of the file that is this site's own. */
const openOwn = (channels: string[]) =>
  openBookingStore(open(path), { digests: readDigests(config.DIGEST_KEY_FILE), seal, channels });

// A port that is taken ends the start before anything is changed.
server.listen(config.PORT, config.HOST, async () => {
  const channels = channelsOf(config);
  const names = channels.map(({ name }) => name);
  const shared = url && secret ? await openShared(url, secret, { seal, channels: names }) : undefined;
  const store = shared?.store ?? openOwn(names);
  // Only now is the port known, which the site's own addresses contain where SITE_ORIGIN is not set.
  const { port } = server.address() as AddressInfo;
  const origin = config.SITE_ORIGIN ?? `http://localhost:${port}`;
  const notifying = startNotifying({ store, channels, log });
  const { app, warmables } = createApp({
    config,
    origin,
    log,
    store: notifying.watch(store),
    assets,
    ...(shared && { countsFor: shared.countsFor }),
  });
  handle = app;
  const backups = startBackups();
  const stopWarmUp = warmUp(warmables, log);
  const purging = schedulePurge({
    database: url ? undefined : path,
    days: retentionDaysOf(config),
    cli,
    log,
  });
  const searchable = keepSearchable(store);
  stopOnSignal(stop, log, async () => {
    stopWarmUp();
    backups?.stop();
    purging.stop();
    await notifying.stop();
    await searchable.stop();
    await store.close();
    log.info('stopped');
    await closeLog();
  });
  void store.list({}, 1).then(([newest]) => {
    if (newest?.sealed && !seal)
      log.warn('requests were sealed until now, and new ones are not: BOOKINGS_RECIPIENT is not set');
  });
  const variables = placeholdersIn(config);
  if (process.env['NODE_ENV'] === 'production' && variables.length > 0)
    log.warn(
      { variables },
      'embeds with invented addresses: set these variables, or set them to empty for none',
    );
  if (config.TRUST_PROXY === true)
    log.warn(
      { variables: ['TRUST_PROXY'] },
      'every client chooses its own address, and no limit holds: set the number or the addresses of the proxies',
    );
  log.info(
    {
      url: urlFor(config.HOST, port),
      database: url ? shownPostgresUrl(url) : path,
      version: readVersion(),
      backups: backups ? 'on' : 'off',
      mail: names.includes('mail') ? 'on' : 'off',
      sealed: seal ? 'on' : 'off',
    },
    'listening',
  );
});
