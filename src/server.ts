import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createBookings } from '../db/bookings.ts';
import { describeDatabaseError, openDatabase } from '../db/database.ts';
import { createApp } from './app.ts';
import { createMailer } from './bookings/mail.ts';
import { startNotifying } from './bookings/notifications.ts';
import { startRetention } from './bookings/retention.ts';
import { readAssets } from './build/manifest.ts';
import { type Config, findConfigWarnings, readConfig, readVersion } from './config.ts';
import { countRefusals } from './http/refusals.ts';
import { createHttpServer } from './http/server.ts';
import { describeError, openLog } from './log.ts';

/** The time limit in milliseconds for what is in progress after the stop signal. */
const stopTimeoutMs = 10_000;

/** Prints lines for the operator in the format of the log, and ends the process. */
const fail = (...lines: string[]): never => {
  const time = new Date().toISOString();
  for (const msg of lines) process.stderr.write(`${JSON.stringify({ level: 60, time, msg })}\n`);
  process.exit(1);
};

const readSettings = (env: NodeJS.ProcessEnv): Config => {
  const read = readConfig(env);
  return read.ok ? read.config : fail(...read.problems);
};

const openBookings = ({ DATABASE_PATH: path, SMTP_URL: smtpUrl }: Config) => {
  try {
    const db = openDatabase(path);
    return { db, bookings: createBookings(db, { isMailOn: smtpUrl !== undefined }) };
  } catch (error) {
    return fail(describeDatabaseError(error, path));
  }
};

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

/** Formats the URL for a browser, which cannot open `0.0.0.0`: that address means all interfaces. */
const formatUrl = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

const startMail = (
  { SMTP_URL: smtpUrl, NOTIFY_FROM: from, NOTIFY_TO: to }: Config,
  bookings: ReturnType<typeof createBookings>,
  log: Logger,
) => {
  if (smtpUrl === undefined || from === undefined || to === undefined) return undefined;
  return startNotifying({ bookings, mailer: createMailer({ smtpUrl, from, to }), log });
};

/** Runs the site with the settings of `env` until a signal. On failure, prints a line for the operator and exits. */
export const startServer = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readSettings(env);
  const log = openLog(config.LOG_LEVEL);
  logUnexpected(log);
  const { db, bookings } = openBookings(config);

  // The first request arrives in a later turn of the event loop, when `app` exists.
  const { server, stop } = createHttpServer((req, res) => app.listener(req, res), {
    onRefused: countRefusals(log),
  });
  server.once('error', (error) => fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${error.message}.`));
  await once(server.listen(config.PORT, config.HOST), 'listening');
  const { port } = server.address() as AddressInfo;

  const mail = startMail(config, bookings, log);
  const retention = startRetention({ db, bookings, days: config.BOOKINGS_RETENTION_DAYS, log });
  const app = createApp({
    config,
    origin: config.SITE_ORIGIN ?? `http://localhost:${port}`,
    log,
    db,
    bookings,
    assets: readAssets(new URL('../dist/', import.meta.url)),
    onStored: () => mail?.notify(),
  });
  const preparing = new AbortController();
  app.prepareAnswers(preparing.signal).catch((error) => {
    if (!preparing.signal.aborted) log.warn({ error: describeError(error) }, 'preparing answers failed');
  });

  const shutDown = async (signal: NodeJS.Signals): Promise<void> => {
    log.info({ signal }, 'stopping');
    preparing.abort();
    retention.stop();
    await Promise.all([stop(stopTimeoutMs), Promise.race([mail?.stop(), wait(stopTimeoutMs)])]);
    db.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, shutDown);

  for (const { variables, warning } of findConfigWarnings(config)) log.warn({ variables }, warning);
  log.info(
    {
      url: formatUrl(config.HOST, port),
      database: config.DATABASE_PATH,
      version: readVersion(),
      mail: mail ? 'on' : 'off',
    },
    'listening',
  );
};
