import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { createBookings } from '../db/bookings.ts';
import { openDatabase } from '../db/database.ts';
import { createApp } from './app.ts';
import { startMail } from './bookings/notifications.ts';
import { startRetention } from './bookings/retention.ts';
import { type Config, readConfig, readVersion } from './config.ts';
import { readAssets } from './http/assets.ts';
import { limitPipelining } from './http/limitPipelining.ts';
import { trackUnusedConnections } from './http/unusedConnections.ts';
import { logUnexpected, openLog } from './log.ts';

/** Time limits of connections in milliseconds. A proxy closes idle connections earlier than the site. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 25_000 };

/** Further connections are closed at once. */
const maxConnections = 10_000;

/** The time limit in milliseconds for what is in progress after the stop signal. */
const stopTimeoutMs = 10_000;

/** Prints lines for the operator in the format of the log, and ends the process. */
const fail = (...lines: string[]): never => {
  const time = new Date().toISOString();
  for (const msg of lines) process.stderr.write(`${JSON.stringify({ level: 60, time, msg })}\n`);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readSettings = (env: NodeJS.ProcessEnv): Config => {
  const read = readConfig(env);
  return read.ok ? read.config : fail(...read.problems);
};

const openBookingsFile = ({ DATABASE_PATH: path }: Config): Database => {
  try {
    return openDatabase(path);
  } catch (error) {
    return fail(messageOf(error));
  }
};

/**
 * Opens the port. Resolves with the server, which answers no request yet, and with the number of the port.
 */
const listen = async ({ HOST: host, PORT }: Config): Promise<{ server: Server; port: number }> => {
  const server = createServer(timeouts);
  server.maxConnections = maxConnections;
  try {
    await once(server.listen(PORT, host), 'listening');
  } catch (error) {
    fail(`Cannot listen on ${host}:${PORT}: ${messageOf(error)}.`);
  }
  // Only a server on a Unix socket has an address of another type.
  const { port } = server.address() as AddressInfo;
  return { server, port };
};

/** Formats the URL for a browser, which cannot open `0.0.0.0`: that address means all interfaces. */
const formatUrl = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

type Running = {
  log: Logger;
  server: Server;
  closeUnusedConnections: () => void;
  mail: ReturnType<typeof startMail>;
  retention: ReturnType<typeof startRetention>;
  db: Database;
};

/** Returns a function that finishes what is in progress, closes the database and ends the process. */
const createStop = ({ log, server, closeUnusedConnections, mail, retention, db }: Running) => {
  let isStopping = false;

  return async (signal: NodeJS.Signals): Promise<void> => {
    // Ctrl-C reaches the server twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    retention.stop();
    closeUnusedConnections();
    const ended = Promise.all([once(server.close(), 'close'), mail.stop()]);
    await Promise.race([ended, wait(stopTimeoutMs)]);
    server.closeAllConnections();
    db.close();
    log.info('stopped');
    process.exit(0);
  };
};

/**
 * Runs the site with the settings of `env` and the built files of `folder` until a signal. On failure, prints
 * a line for the operator and exits.
 */
export const startServer = async (
  env: NodeJS.ProcessEnv,
  folder: string,
  { showsStacks = false } = {},
): Promise<void> => {
  const config = readSettings(env);
  const log = openLog(config.LOG_LEVEL);
  logUnexpected(log);
  if (config.TRUST_PROXY === true)
    log.warn(
      { variables: ['TRUST_PROXY'] },
      'clients can choose their own address, so no limit holds: set the number or the addresses of the proxies',
    );

  const db = openBookingsFile(config);
  const isMailOn = config.SMTP_URL !== undefined;
  const bookings = createBookings(db, { isMailOn });
  const { server, port } = await listen(config);
  const closeUnusedConnections = trackUnusedConnections(server);
  const mail = startMail(config, bookings, log);
  const retention = startRetention({ db, bookings, days: config.BOOKINGS_RETENTION_DAYS, log });

  const app = createApp({
    config,
    // If any free port was wanted, the pages need the port that was taken.
    origin: config.SITE_ORIGIN ?? `http://localhost:${port}`,
    log,
    db,
    bookings,
    assets: readAssets(folder),
    onStored: mail.notify,
    showsStacks,
  });
  server.on('request', limitPipelining(app));

  const stop = createStop({ log, server, closeUnusedConnections, mail, retention, db });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  log.info(
    {
      url: formatUrl(config.HOST, port),
      database: config.DATABASE_PATH,
      version: readVersion(),
      mail: isMailOn ? 'on' : 'off',
    },
    'listening',
  );
};
