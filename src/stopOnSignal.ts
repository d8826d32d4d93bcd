import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import stoppable from 'stoppable';

/** How long requests in flight may take to finish. */
const stopTimeoutMs = 10_000;

/** How long clients that are told to close their connections have for it before new ones are refused. */
const closeDelayMs = 200;

type Options = {
  server: Server;
  store: { close: () => Promise<void> };
  log: Logger;
  closeLog: () => Promise<void>;
};

/**
 * Ends the process on SIGTERM, SIGINT or SIGHUP: answers say that the connection closes, no new ones are taken, what is in
 * flight finishes, the database is closed. Further signals change nothing.
 */
export const stopOnSignal = ({ server, store, log, closeLog }: Options): void => {
  const stoppableServer = stoppable(server, stopTimeoutMs - closeDelayMs);
  let isStopping = false;

  server.prependListener('request', (_req, res) => {
    if (isStopping) res.setHeader('Connection', 'close');
  });

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await wait(closeDelayMs);
    stoppableServer.stop(async () => {
      await store.close();
      log.info('stopped');
      await closeLog();
      process.exit(0);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
};
