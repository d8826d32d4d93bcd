import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const maxUnanswered = 8;

/** Closes connections that send many requests without reading the answers, which would fill the memory. */
export const limitPipelining = (listener: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();

  return (req, res) => {
    const { socket } = req;
    const count = (unanswered.get(socket) ?? 0) + 1;
    // The parser goes on with what it has read of a closed connection.
    if (socket.destroyed || count > maxUnanswered) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    res.once('close', () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    listener(req, res);
  };
};
