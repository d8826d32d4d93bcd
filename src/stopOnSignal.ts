import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { BookingStore } from '../db/bookingStore.ts';

/** Milliseconds that requests in flight are given to finish. */
const grace = 10_000;

/** Ends the process on SIGTERM or SIGINT: no new connections, what is in flight finishes, the database is closed. */
export const stopOnSignal = ({
  server,
  store,
  log,
}: {
  server: Server;
  store: BookingStore;
  log: Logger;
}) => {
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    // A kept-alive connection that falls idle after its last answer would otherwise hold the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), grace);
    server.close(async () => {
      clearInterval(sweep);
      clearTimeout(deadline);
      await store.close();
      log.info('stopped');
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
