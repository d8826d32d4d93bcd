import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import type { Logger } from 'pino';
import { getErrorMessage } from '../db/storeErrors.ts';
import { createApp } from './app.ts';
import { readAssets } from './build/manifest.ts';
import { findConfigWarnings, readConfig, readVersion } from './config.ts';
import { countRefusals } from './http/refusals.ts';
import { createHttpServer } from './http/server.ts';
import { shareAssets } from './http/sharedAssets.ts';
import { describeError, openLog } from './log.ts';
import { scheduleBackups } from './maintenance/backups.ts';
import { schedulePurge } from './maintenance/retention.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { createChannels } from './notify/channels.ts';
import { startNotifying } from './notify/startNotifying.ts';
import { openStore } from './storage/openStore.ts';

type Environment = Record<string, string | undefined>;

const fail = (...lines: string[]): never => {
  const time = new Date().toISOString();
  for (const msg of lines) process.stderr.write(`${JSON.stringify({ level: 60, time, msg })}\n`);
  process.exit(1);
};

const failWith = (error: unknown): never => fail(getErrorMessage(error));

/** Formats the URL for a browser, which cannot open `0.0.0.0`: that address means all interfaces. */
const formatUrl = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

/** The built CLI. The site runs its commands `backup` and `purge`. */
const cli = new URL('./bookings.js', import.meta.url);

const listenForMetrics = (port: number) =>
  startMetrics(port).catch((error) =>
    fail(`METRICS_PORT: cannot listen on 127.0.0.1:${port}: ${getErrorMessage(error)}.`),
  );

/** The time limit for pending requests after the stop signal. */
const stopTimeoutMs = 10_000;

/** Logs what would otherwise end the process without a log line, or be printed as plain text. */
const logUnexpected = (log: Logger): void => {
  process.on('unhandledRejection', (error) => {
    log.error({ error: describeError(error) }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'uncaught exception');
    process.exit(1);
  });
  // Replace Node's listener, because it writes plain text.
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn({ error: describeError(warning) }, 'warning of Node');
  });
};

/** Reads the settings, and opens the log, the files and the database. */
const openSite = async (env: Environment) => {
  const read = readConfig(env);
  const config = read.ok ? read.config : fail(...read.problems);
  const log = openLog(config.LOG_LEVEL);
  logUnexpected(log);
  const assets = readAssets(new URL('../dist/', import.meta.url));
  const metrics = config.METRICS_PORT === undefined ? undefined : await listenForMetrics(config.METRICS_PORT);
  const shared =
    config.ASSETS_DIR === undefined
      ? undefined
      : await shareAssets({ folder: config.ASSETS_DIR, dist: assets.dist, manifest: assets.manifest, log });
  const channels = await createChannels(config).catch(failWith);
  const channelNames = channels.map(({ name }) => name);
  const { store, databaseName } = await openStore(config, channelNames, log).catch(failWith);
  return { config, log, assets, metrics, shared, channels, channelNames, store, databaseName };
};

/** Listens, and starts the work beside the requests: prepared answers, notifications, backups and the purge. */
const startSite = async ({ config, log, assets, metrics, shared, channels, store }: OpenSite) => {
  const onRefused = countRefusals(log, metrics?.counting.countRefused);
  // The first request arrives in a later turn of the event loop, when `app` exists.
  const { server, stop } = createHttpServer((req, res) => app.listener(req, res), { onRefused });
  server.once('error', (error) =>
    fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${getErrorMessage(error)}.`),
  );
  await once(server.listen(config.PORT, config.HOST), 'listening');
  const { port } = server.address() as AddressInfo;

  const notifying = startNotifying({ store, channels, log });
  const app = createApp({
    config,
    origin: config.SITE_ORIGIN ?? `http://localhost:${port}`,
    log,
    store,
    assets,
    shared: shared?.folder,
    ...metrics?.counting,
    onStored: notifying.wake,
  });
  const preparing = new AbortController();
  app.prepareAnswers(preparing.signal).catch((error) => {
    if (!preparing.signal.aborted) log.warn({ error: describeError(error) }, 'preparing answers failed');
  });

  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep } = config;
  const backups =
    folder === undefined
      ? undefined
      : { everyMs, ...scheduleBackups({ database: config.DATABASE_PATH, folder, everyMs, keep, cli, log }) };
  const purging = schedulePurge(cli, log);
  const database = config.DATABASE_URL === undefined ? config.DATABASE_PATH : undefined;
  metrics?.watch({ server, database, store, backups });
  return { port, stop, preparing, notifying, backups, purging };
};

/** Answers pending requests, ends all other work, and closes the database. */
const stopSite = async ({ metrics, shared, store }: OpenSite, running: RunningSite): Promise<void> => {
  running.preparing.abort();
  await running.stop(stopTimeoutMs);
  metrics?.stop();
  shared?.stop();
  running.backups?.stop();
  running.purging.stop();
  await running.notifying.stop();
  await store.close();
};

type OpenSite = Awaited<ReturnType<typeof openSite>>;
type RunningSite = Awaited<ReturnType<typeof startSite>>;

const logStart = (site: OpenSite, { port, backups }: RunningSite, env: Environment): void => {
  const { config, log, metrics, channelNames, store, databaseName } = site;
  void store.listBookings({}, 1).then(([newest]) => {
    if (newest?.sealed && !config.BOOKINGS_RECIPIENT)
      log.warn('earlier requests are sealed, but new ones are not: BOOKINGS_RECIPIENT is not set');
  });
  for (const { variables, warning } of findConfigWarnings(config, env)) log.warn({ variables }, warning);
  log.info(
    {
      url: formatUrl(config.HOST, port),
      database: databaseName,
      version: readVersion(),
      backups: backups ? 'on' : 'off',
      mail: channelNames.includes('mail') ? 'on' : 'off',
      sealed: config.BOOKINGS_RECIPIENT ? 'on' : 'off',
      metrics: metrics?.url ?? 'off',
    },
    'listening',
  );
};

/** Runs the site with the settings of `env` until a signal. On failure, prints a sentence for the operator and exits. */
export const startServer = async (env: Environment): Promise<void> => {
  const site = await openSite(env);
  const running = await startSite(site);
  const { log } = site;

  let isStopping = false;
  const shutDown = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await stopSite(site, running);
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => shutDown(signal));
  logStart(site, running, env);
};
