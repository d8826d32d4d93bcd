import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BookingStore } from './bookings/bookingRecord.ts';

/** Milliseconds that requests in flight are given to finish. */
const grace = 10_000;

/** Milliseconds in which clients that are told to close their connections do so, before new ones are refused. */
const farewell = 200;

type Options = { server: Server; store: BookingStore; log: Logger; closeLog: () => Promise<void> };

/**
 * Ends the process on SIGTERM or SIGINT: answers say that the connection closes, no new ones are taken, what is in flight
 * finishes, the database is closed. Further signals change nothing.
 */
export const stopOnSignal = ({ server, store, log, closeLog }: Options): void => {
  /** How many requests of each connection are in flight. */
  const connections = new Map<Socket, number>();
  let isStopping = false;

  const endIfIdle = (socket: Socket): void => {
    if (connections.get(socket) === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, res) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    if (isStopping) res.setHeader('Connection', 'close');
    res.once('close', () => {
      if (!connections.has(socket)) return;
      connections.set(socket, (connections.get(socket) ?? 1) - 1);
    });
  });

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await wait(farewell);
    const deadline = setTimeout(() => server.closeAllConnections(), grace - farewell);
    server.close(async () => {
      clearTimeout(deadline);
      await store.close();
      log.info('stopped');
      await closeLog();
      process.exit(0);
    });
    // A browser's connection in reserve, on which nothing was ever asked, would hold the server open.
    for (const socket of connections.keys()) endIfIdle(socket);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
