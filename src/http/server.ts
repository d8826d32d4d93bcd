import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { formatParserErrorResponse, maxHeaderCount } from './refusals.ts';

/** Limits of connections. Times are in milliseconds. The first four are options of Node's `createServer`. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 25_000, // A proxy closes its idle connections earlier than this.
  connections: 10_000, // Further connections are closed at once.
  requestsPerConnection: 8, // Without an answer.
  stalledTimeout: 30_000, // No byte is sent or received while an answer is pending.
};

/** Milliseconds for which a stopping server still accepts requests. */
const graceMs = 500;

const announceClose = (res: ServerResponse): void => {
  if (!res.headersSent) res.setHeader('Connection', 'close');
};

/**
 * An HTTP server that handles one request of a connection at a time, and closes a connection on which too many wait.
 * `stop` answers what is in progress and what arrives within half a second, and each answer ends its connection. It
 * resolves when all connections are closed, after `timeoutMs` at the latest.
 */
export const createHttpServer = (
  handle: RequestListener,
  { onRefused, ...overrides }: Partial<typeof serverLimits> & { onRefused?: (status: number) => void } = {},
) => {
  const limits = { ...serverLimits, ...overrides };
  /** The open connections, each with its unanswered requests. */
  const connections = new Map<Socket, ServerResponse[]>();
  let isStopping = false;

  const enqueue: RequestListener = ({ socket }, res) => {
    const queue = connections.get(socket);
    // The parser goes on with what it has read of a closed connection.
    if (!queue || socket.destroyed) return;
    if (queue.length === limits.requestsPerConnection) return void socket.destroy();
    if (isStopping) announceClose(res);
    // If requests were handled at the same time, a cut connection would leave the files of the later ones open, because
    // Node never closes their responses.
    res.once('close', () => {
      queue.shift();
      const [next] = queue;
      if (next && !socket.destroyed) handle(next.req, next);
    });
    if (queue.push(res) === 1) handle(res.req, res);
  };

  const server = createServer({ ...limits, requireHostHeader: false }, enqueue);
  // The application refuses unknown expectations. Node would answer without the application's headers.
  server.on('checkExpectation', enqueue);
  server.maxConnections = limits.connections;
  server.maxHeadersCount = maxHeaderCount;
  server.setTimeout(limits.stalledTimeout, (socket) => socket.destroy());

  server.on('connection', (socket: Socket) => {
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });

  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const refusal = formatParserErrorResponse(error);
    // Other errors, such as `ECONNRESET`, are the connection's.
    if (/^(HPE|ERR_HTTP)_/.test(error.code ?? '')) onRefused?.(refusal.status);
    const [res] = connections.get(socket) ?? [];
    // An answer that has begun must not be mixed with this one.
    if (res?.headersSent) socket.destroySoon();
    else if (socket.writable) socket.end(refusal.answer);
  });

  const stop = async (timeoutMs: number): Promise<void> => {
    isStopping = true;
    for (const queue of connections.values()) queue.slice(-1).forEach(announceClose);
    await wait(Math.min(graceMs, timeoutMs));
    const closed = new Promise((resolve) => server.close(resolve));
    for (const [socket, queue] of connections) if (queue.length === 0) socket.destroySoon();
    await Promise.race([closed, wait(Math.max(0, timeoutMs - graceMs), undefined, { ref: false })]);
    server.closeAllConnections();
  };

  return { server, stop };
};
