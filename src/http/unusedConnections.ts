import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function that closes the connections that have sent nothing, such as one that a browser opens
 * ahead. Node's `close` would wait for them.
 */
export const trackUnusedConnections = (server: Server): (() => void) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
};
