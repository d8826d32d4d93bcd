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
 * An HTTP server that passes requests to `handle`. A connection with too many requests without an answer is closed.
 * `stop` answers what is in progress and what arrives within half a second, and each answer ends its connection. It
 * resolves when all connections are closed, after `timeoutMs` at the latest.
 */
export const createHttpServer = (
  handle: RequestListener,
  { onRefused, ...overrides }: Partial<typeof serverLimits> & { onRefused?: (status: number) => void } = {},
) => {
  const limits = { ...serverLimits, ...overrides };
  const unanswered = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;

  const answer: RequestListener = (req, res) => {
    const { socket } = req;
    // The parser goes on with what it has read of a closed connection.
    if (socket.destroyed) return;
    const pending = unanswered.get(socket) ?? new Set();
    // Browsers and proxies wait for an answer before they send the next request.
    if (pending.size === limits.requestsPerConnection) return void socket.destroy();
    unanswered.set(socket, pending.add(res));
    res.once('close', () => {
      pending.delete(res);
      if (pending.size === 0) unanswered.delete(socket);
    });
    if (isStopping) announceClose(res);
    handle(req, res);
  };

  const server = createServer({ ...limits, requireHostHeader: false }, answer);
  // The application refuses unknown expectations. Node would answer without the application's headers.
  server.on('checkExpectation', answer);
  server.maxConnections = limits.connections;
  server.maxHeadersCount = maxHeaderCount;
  server.setTimeout(limits.stalledTimeout, (socket) => socket.destroy());

  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const refusal = formatParserErrorResponse(error);
    // Other errors, such as `ECONNRESET`, are the connection's.
    if (/^(HPE|ERR_HTTP)_/.test(error.code ?? '')) onRefused?.(refusal.status);
    const [res] = unanswered.get(socket) ?? [];
    // An answer that has begun must not be mixed with this one.
    if (res?.headersSent) socket.destroySoon();
    else if (socket.writable) socket.end(refusal.answer);
  });

  const stop = async (timeoutMs: number): Promise<void> => {
    isStopping = true;
    for (const pending of unanswered.values()) pending.forEach(announceClose);
    await wait(graceMs);
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.race([closed, wait(timeoutMs - graceMs, undefined, { ref: false })]);
    server.closeAllConnections();
  };

  return { server, stop };
};
