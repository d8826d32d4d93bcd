import type { RequestListener } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readAssets } from './assetManifest.ts';
import { scheduleBackups } from './backups/scheduleBackups.ts';
import { keepSearchable } from './bookings/keepSearchable.ts';
import { readConfig } from './config.ts';
import { createBoundedServer } from './connections/createBoundedServer.ts';
import { doubtsOf } from './doubts.ts';
import { errorForLog } from './http/errorForLog.ts';
import { channelsOf } from './notify/channelsOf.ts';
import { startNotifying } from './notify/startNotifying.ts';
import { openLog } from './openLog.ts';
import { prepareStorage } from './prepareStorage.ts';
import { readVersion } from './projectRoot.ts';
import { retentionDaysOf } from './retention/retention.ts';
import { schedulePurge } from './retention/schedulePurge.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { warmUp } from './warmUp.ts';

const fail = (...lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failWith = (error: unknown): never => fail(messageOf(error));

/** Where a person can open the site: an address for all interfaces is none. */
const urlFor = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

/** The staff's commands, some of which the site runs by itself. */
const cli = new URL('./bookings.js', import.meta.url);

/** Starts the metrics that METRICS_PORT asks for. */
const prepareMetrics = async (port: number | undefined) => {
  if (port === undefined) return undefined;
  const { startMetrics } = await import('./metrics/startMetrics.ts');
  try {
    return await startMetrics(port);
  } catch (error) {
    return fail(`METRICS_PORT: cannot listen on 127.0.0.1:${port}: ${messageOf(error)}.`);
  }
};

/** Shares the assets of releases where ASSETS_DIR asks for it. */
const prepareSharedAssets = async (folder: string | undefined) => {
  if (folder === undefined) return undefined;
  const { shareAssets } = await import('./releaseAssets/shareAssets.ts');
  return shareAssets(folder, assets, log);
};

/** Starts the copies that BACKUP_DIR asks for. */
const startBackups = () => {
  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep } = config;
  if (folder === undefined) return undefined;
  return { everyMs, ...scheduleBackups({ database: config.DATABASE_PATH, folder, everyMs, keep, cli, log }) };
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
  res.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store', Connection: 'close' }).end();
};

const { server, stop } = createBoundedServer((req, res) => handle(req, res));
server.once('error', (error) => fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${messageOf(error)}.`));

/** `undefined` where requests are not kept in a file. */
const file = config.DATABASE_URL === undefined ? config.DATABASE_PATH : undefined;
const storage = prepareStorage(config);

const metrics = await prepareMetrics(config.METRICS_PORT);
const shared = await prepareSharedAssets(config.ASSETS_DIR);

// A port that is taken ends the start before anything is changed.
server.listen(config.PORT, config.HOST, async () => {
  const channels = await channelsOf(config).catch(failWith);
  const names = channels.map(({ name }) => name);
  const opening = storage.open(names).catch(failWith);
  // In which the thread is told.
  await nextTurn();
  // Pages and all that they take are loaded while the store is being opened. Half a site would answer 503 for ever.
  const { createApp } = await import('./app.ts').catch(failWith);
  const { store, isUnchecked, countsFor } = await opening;
  if (isUnchecked)
    log.warn({ database: file }, 'the database is too large for a check at the start: unchecked');
  // Only now is the port known, which the site's own addresses contain where SITE_ORIGIN is not set.
  const { port } = server.address() as AddressInfo;
  const origin = config.SITE_ORIGIN ?? `http://localhost:${port}`;
  const notifying = startNotifying({ store, channels, log });
  const { app, warmables, probedStore } = createApp({
    config,
    origin,
    log,
    store: notifying.watch(store),
    assets,
    shared,
    counting: metrics?.counting,
    countsFor,
  });
  handle = app;
  const backups = startBackups();
  metrics?.watch({ server, database: file, store: probedStore, backups });
  const stopWarmUp = warmUp(warmables, log);
  const purging = schedulePurge({ database: file, days: retentionDaysOf(config), cli, log });
  const searchable = keepSearchable(store);
  const end = stopOnSignal(stop, log, async () => {
    metrics?.stop();
    stopWarmUp();
    backups?.stop();
    purging.stop();
    await notifying.stop();
    await searchable.stop();
    await store.close();
    log.info('stopped');
    await closeLog();
  });
  // Pages alone would be a site that loses visitors and looks well: whoever watches over it starts it anew.
  void storage.died.then((error) => {
    log.error({ error: errorForLog(error) }, 'the thread of the store died, and the site ends with it');
    return end(1);
  });
  void store.list({}, 1).then(([newest]) => {
    if (newest?.sealed && !config.BOOKINGS_RECIPIENT)
      log.warn('requests were sealed until now, and new ones are not: BOOKINGS_RECIPIENT is not set');
  });
  for (const { variables, doubt } of doubtsOf(config, process.env)) log.warn({ variables }, doubt);
  log.info(
    {
      url: urlFor(config.HOST, port),
      database: storage.shown,
      version: readVersion(),
      backups: backups ? 'on' : 'off',
      mail: names.includes('mail') ? 'on' : 'off',
      sealed: config.BOOKINGS_RECIPIENT ? 'on' : 'off',
      metrics: metrics?.url ?? 'off',
    },
    'listening',
  );
});
