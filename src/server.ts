import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createBookings } from '../db/bookings.ts';
import { openDatabase } from '../db/database.ts';
import { createApp } from './app.ts';
import { startMail } from './bookings/notifications.ts';
import { startRetention } from './bookings/retention.ts';
import { readConfig, readVersion } from './config.ts';
import { readAssets } from './http/assets.ts';
import { limitPipelining } from './http/limitPipelining.ts';
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

const openFile = (path: string) => {
  try {
    return openDatabase(path);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/** Formats the URL for a browser, which cannot open `0.0.0.0`: that address means all interfaces. */
const formatUrl = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

/** Keeps the set of the open connections of a server. */
const trackConnections = (server: Server): ReadonlySet<Socket> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
};

/**
 * Runs the site with the settings of `env` and the built files of `folder` until a signal. On failure, prints a line for
 * the operator and exits.
 */
export const startServer = async (
  env: NodeJS.ProcessEnv,
  folder: string,
  { showsStacks = false } = {},
): Promise<void> => {
  const read = readConfig(env);
  const config = read.ok ? read.config : fail(...read.problems);
  const log = openLog(config.LOG_LEVEL);
  logUnexpected(log);
  const db = openFile(config.DATABASE_PATH);
  const bookings = createBookings(db, { isMailOn: config.SMTP_URL !== undefined });
  const mail = startMail(config, bookings, log);
  const retention = startRetention({ db, bookings, days: config.BOOKINGS_RETENTION_DAYS, log });

  const { HOST: host } = config;
  const server = createServer(timeouts);
  server.maxConnections = maxConnections;
  const connections = trackConnections(server);
  server.once('error', (error) => fail(`Cannot listen on ${host}:${config.PORT}: ${error.message}.`));
  await once(server.listen(config.PORT, host), 'listening');
  // The pages contain the port, which is known now if any free port was wanted.
  // Only a server on a Unix socket has an address of another type.
  const { port } = server.address() as AddressInfo;
  const app = createApp({
    config,
    origin: config.SITE_ORIGIN ?? `http://localhost:${port}`,
    log,
    db,
    bookings,
    assets: readAssets(folder),
    onStored: mail.notify,
    showsStacks,
  });
  server.on('request', limitPipelining(app));

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    log.info({ signal }, 'stopping');
    retention.stop();
    // Node waits for a connection that has sent nothing, such as one that a browser opens ahead.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    const ended = Promise.all([once(server.close(), 'close'), mail.stop()]);
    await Promise.race([ended, wait(stopTimeoutMs)]);
    server.closeAllConnections();
    db.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);

  if (config.TRUST_PROXY === true)
    log.warn(
      { variables: ['TRUST_PROXY'] },
      'clients can choose their own address, so no limit holds: set the number or the addresses of the proxies',
    );
  const mailState = config.SMTP_URL === undefined ? 'off' : 'on';
  const database = config.DATABASE_PATH;
  log.info({ url: formatUrl(host, port), database, version: readVersion(), mail: mailState }, 'listening');
};
