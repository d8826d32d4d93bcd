import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long requests in flight may take to finish. */
const stopTimeoutMs = 10_000;

/** How long clients that are told to close their connections have for it before new ones are refused. */
const closeDelayMs = 200;

/**
 * Ends the process on SIGTERM, SIGINT or SIGHUP: answers say that the connection closes, no new ones are taken, what is in
 * flight finishes, `cleanUp` is done. Further signals change nothing.
 */
export const stopOnSignal = (server: Server, log: Logger, cleanUp: () => Promise<void>): void => {
  let inFlight = 0;
  let isStopping = false;

  /** `server.close` would wait for connections on which nothing was asked, and for those whose answer said keep-alive. */
  const closeConnectionsIfIdle = (): void => {
    if (!server.listening && inFlight === 0) server.closeAllConnections();
  };

  server.prependListener('request', (_req, res) => {
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
      closeConnectionsIfIdle();
    });
    if (isStopping) res.setHeader('Connection', 'close');
  });

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await wait(closeDelayMs);
    server.close(async () => {
      await cleanUp();
      process.exit(0);
    });
    closeConnectionsIfIdle();
    setTimeout(() => server.closeAllConnections(), stopTimeoutMs - closeDelayMs);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
};
