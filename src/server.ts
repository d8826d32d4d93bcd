import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { getErrorMessage } from '../db/storeErrors.ts';
import { createApp } from './app.ts';
import { readAssets } from './build/manifest.ts';
import { type Config, findConfigWarnings, readConfig, readVersion } from './config.ts';
import { countRefusals } from './http/refusals.ts';
import { createBoundedServer } from './http/server.ts';
import { shareAssets } from './http/sharedAssets.ts';
import { warmUp } from './http/warmUp.ts';
import { describeError, openLog } from './log.ts';
import { scheduleBackups } from './maintenance/backups.ts';
import { schedulePurge } from './maintenance/retention.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { createChannels } from './notify/channels.ts';
import { startNotifying } from './notify/startNotifying.ts';
import { openStore } from './storage/openStore.ts';

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

/** Starts the site with the settings of `env`. On failure, prints a sentence for the operator and exits. */
export const startServer = async (env: Record<string, string | undefined>): Promise<void> => {
  const read = readConfig(env);
  const config: Config = read.ok ? read.config : fail(...read.problems);
  const log = openLog(config.LOG_LEVEL);
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

  const assets = readAssets(new URL('../dist/', import.meta.url));
  const metrics = config.METRICS_PORT === undefined ? undefined : await listenForMetrics(config.METRICS_PORT);

  const shared =
    config.ASSETS_DIR === undefined
      ? undefined
      : await shareAssets({ folder: config.ASSETS_DIR, dist: assets.dist, manifest: assets.manifest, log });

  const channels = await createChannels(config).catch(failWith);
  const channelNames = channels.map(({ name }) => name);
  const { store, databaseName } = await openStore(config, channelNames, log).catch(failWith);

  let handle: RequestListener = (_req, res) => res.destroy();
  const onRefused = countRefusals(log, metrics?.counting.countRefused);
  const { server, stop } = createBoundedServer((req, res) => handle(req, res), { onRefused });
  server.once('error', (error) =>
    fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${getErrorMessage(error)}.`),
  );
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const database = config.DATABASE_URL === undefined ? config.DATABASE_PATH : undefined;
  const notifying = startNotifying({ store, channels, log });
  const { listener, warmUrls, silence } = createApp({
    config,
    origin: config.SITE_ORIGIN ?? `http://localhost:${port}`,
    log,
    store,
    assets,
    shared: shared?.folder,
    ...metrics?.counting,
    onStored: notifying.wake,
  });
  handle = listener;

  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep } = config;
  const backups =
    folder === undefined
      ? undefined
      : { everyMs, ...scheduleBackups({ database: config.DATABASE_PATH, folder, everyMs, keep, cli, log }) };
  metrics?.watch({ server, database, store, backups });
  const stopWarmUp = warmUp({ listener, urls: warmUrls, silence, log });
  const purging = schedulePurge(cli, log);

  let isStopping = false;
  const shutDown = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await stop(stopTimeoutMs);
    metrics?.stop();
    stopWarmUp();
    shared?.stop();
    backups?.stop();
    purging.stop();
    await notifying.stop();
    await store.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => shutDown(signal));
  void store.list({}, 1).then(([newest]) => {
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
