import { createServer } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { openDatabase } from '../db/openDatabase.ts';
import { createApp } from './app.ts';
import { readAssets } from './assetManifest.ts';
import { scheduleBackups } from './backups/scheduleBackups.ts';
import { openBookingStore } from './bookings/bookingRecord.ts';
import { readConfig } from './config.ts';
import { errorForLog } from './http/errorForLog.ts';
import { openLog } from './openLog.ts';
import { stopOnSignal } from './stopOnSignal.ts';

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

const openStore = (path: string) => {
  try {
    return openBookingStore(openDatabase(path));
  } catch (error) {
    return fail(`The database ${path} cannot be opened: ${messageOf(error)}.`);
  }
};

/** Starts the copies that BACKUP_DIR asks for. */
const startBackups = () => {
  const { BACKUP_DIR: folder, BACKUP_EVERY: everyMs, BACKUP_KEEP: keep } = config;
  if (folder === undefined) return undefined;
  const cli = new URL('./bookings.js', import.meta.url);
  return scheduleBackups({ database: resolve(config.DATABASE_PATH), folder, everyMs, keep, cli, log });
};

const read = readConfig(process.env);
const config = read.ok ? read.config : fail(...read.problems);
const { log, closeLog } = openLog(config.LOG_LEVEL);
const store = openStore(config.DATABASE_PATH);
const assets = readAssets(new URL('./', import.meta.url));

process.on('unhandledRejection', (error) => {
  log.error({ error: errorForLog(error) }, 'unhandled rejection');
});

const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 });
server.once('error', (error) => fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${messageOf(error)}.`));
server.listen(config.PORT, config.HOST, () => {
  // Only now is the port known, which the site's own addresses contain where SITE_ORIGIN is not set.
  const { port } = server.address() as AddressInfo;
  const origin = config.SITE_ORIGIN ?? `http://localhost:${port}`;
  const app = createApp({ config, origin, log, store, assets });
  server.on('request', (req, res) => {
    // `*` and whole URLs are for proxies; Express would print parts of them as a warning.
    if (req.url?.startsWith('/')) app(req, res);
    else res.writeHead(400, { Connection: 'close' }).end();
  });
  const backups = startBackups();
  stopOnSignal(server, log, async () => {
    backups?.stop();
    await store.close();
    log.info('stopped');
    await closeLog();
  });
  log.info({ url: urlFor(config.HOST, port), backups: backups ? 'on' : 'off' }, 'listening');
});
