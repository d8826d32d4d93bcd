import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { repeatWindowMinutes } from '../content/limits.ts';
import { createBookingStore } from '../db/bookingStore.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { createApp } from './app.ts';
import { readAssets } from './assetManifest.ts';
import { readConfig } from './config.ts';
import { errorForLog } from './http/errorForLog.ts';
import { stopOnSignal } from './stopOnSignal.ts';

const fail = (...lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const openStore = (path: string) => {
  try {
    return createBookingStore(openDatabase(path), { repeatWindow: repeatWindowMinutes * 60_000 });
  } catch (error) {
    return fail(`The database ${path} cannot be opened: ${messageOf(error)}.`);
  }
};

const read = readConfig(process.env);
const config = read.ok ? read.config : fail(...read.problems);
const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
const store = openStore(config.DATABASE_PATH);
const assets = readAssets(new URL('./', import.meta.url));

process.on('unhandledRejection', (error) => {
  log.error({ error: errorForLog(error) }, 'unhandled rejection');
});

const server = createServer();
server.once('error', (error) => fail(`Cannot listen on ${config.HOST}:${config.PORT}: ${messageOf(error)}.`));
server.listen(config.PORT, config.HOST, () => {
  // Only now is the port known, which the site's own addresses contain where SITE_ORIGIN is not set.
  const { port } = server.address() as AddressInfo;
  const origin = config.SITE_ORIGIN ?? `http://localhost:${port}`;
  server.on('request', createApp({ config, origin, log, store, assets }));
  stopOnSignal({ server, store, log });
  log.info({ url: `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${port}` }, 'listening');
});
