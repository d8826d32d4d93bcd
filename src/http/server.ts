import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { bodyLimit } from '../../content/limits.ts';
import { isLongerThan } from './bodies.ts';
import { formatParserErrorResponse, maxHeaderCount } from './refusals.ts';

/** Limits of connections. Times are in milliseconds. Some entries are options of Node's `createServer`. */
export const serverLimits = {
  connections: 10_000, // Fewer if the process may not open twice as many files.
  requestsPerConnection: 8, // Without an answer.
  waitingRequests: 2000, // Requests of all connections that wait behind another request of their connection.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 25_000, // A proxy closes its idle connections earlier than this.
  stalledTimeout: 30_000, // No byte is sent or received while an answer is pending.
  closingTimeout: 2000, // A closing connection is read until this timeout.
  closingBytes: 1024 * 1024,
  lastRequestTimeout: 250, // An idle connection may still send a request after a stop has begun.
};

/** Half of the process's limit of open files, because an answer may need a file too; at most `wanted`. */
const maxConnections = (wanted: number): number => {
  // Without this, the report looks up the host names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const openFiles = Number(report.userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
  return Math.min(wanted, Math.floor(openFiles / 2));
};

/** Turns of the event loop in which a stopping server still takes accepted connections. */
const acceptTurns = 100;

const announceClose = (res: ServerResponse): void => {
  if (!res.headersSent) res.setHeader('Connection', 'close');
};

/**
 * An HTTP server with bounds on connections and waiting requests, which handles one request of a connection
 * at a time. `stop` ends listening and resolves when all connections are closed, after `timeoutMs` at the
 * latest.
 */
export const createBoundedServer = (
  handle: RequestListener,
  { onRefused, ...overrides }: Partial<typeof serverLimits> & { onRefused?: (status: number) => void } = {},
) => {
  const limits = { ...serverLimits, ...overrides };
  const server = createServer({ ...limits, requireHostHeader: false });
  server.maxHeadersCount = maxHeaderCount;
  const connectionLimit = maxConnections(limits.connections);
  // Each connection is in one of these collections, in the order in which it became idle, busy or closing.
  const idle = new Set<Socket>();
  const busy = new Map<Socket, ServerResponse[]>();
  const closing = new Set<Socket>();
  let unanswered = 0;
  let isStopping = false;

  const forget = (socket: Socket): void => {
    unanswered -= busy.get(socket)?.splice(0).length ?? 0;
    for (const connections of [idle, busy, closing]) connections.delete(socket);
  };

  const cut = (socket: Socket): void => {
    forget(socket);
    // A reset frees the memory that the operating system holds for a client that does not read.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  };
  // Node resets a timeout of the socket itself after the first answer.
  server.setTimeout(limits.stalledTimeout, cut);

  /**
   * Reads at most `closingBytes` more and handles none of them. Node has no public way to make its parser
   * ignore the rest of a read, which can hold 2,000 requests. With 2, the private `onIncoming` tells the
   * parser that another protocol follows.
   */
  const ignoreInput = (socket: Socket & { parser?: { onIncoming: () => number } | null }): void => {
    if (socket.parser) socket.parser.onIncoming = () => 2;
    const lastByte = socket.bytesRead + limits.closingBytes;
    socket.removeAllListeners('data');
    socket.on('data', () => {
      if (socket.bytesRead > lastByte) socket.pause();
    });
    socket.resume();
  };

  /** Ends a connection, but reads on: closing with unread input would reset it and lose the answer. */
  const close = (socket: Socket): void => {
    if (closing.has(socket) || socket.destroyed) return;
    forget(socket);
    closing.add(socket);
    ignoreInput(socket);
    socket.end();
    setTimeout(cut, limits.closingTimeout, socket).unref();
  };

  const closeAfter = (socket: Socket, res: ServerResponse): void => {
    ignoreInput(socket);
    announceClose(res);
    res.once('close', () => close(socket));
  };

  const closeIfIdle = async (socket: Socket): Promise<void> => {
    await wait(limits.lastRequestTimeout);
    // In this turn of the event loop Node reads data that has already arrived.
    await nextTurn();
    if (idle.has(socket)) close(socket);
  };

  const answer = (socket: Socket, queue: ServerResponse[]): void => {
    const [res] = queue;
    if (!res || socket.destroyed) return;
    const { req } = res;
    res.once('close', () => {
      if (queue.shift()) unanswered -= 1;
      if (queue.length > 0) setImmediate(answer, socket, queue);
      else if (busy.delete(socket)) {
        idle.add(socket);
        if (isStopping) void closeIfIdle(socket);
      }
    });
    const { 'transfer-encoding': encoding, expect = '' } = req.headers;
    const isTooLong = isLongerThan(bodyLimit, req);
    // Close after a body that the handler might leave unread, and during a stop.
    if (isTooLong || encoding !== undefined || (isStopping && queue.length === 1)) announceClose(res);
    if (!isTooLong && req.httpVersion === '1.1' && /^100-continue$/i.test(expect)) res.writeContinue();
    handle(req, res);
  };

  const enqueue: RequestListener = ({ socket }, res) => {
    if (closing.has(socket) || socket.destroyed) return;
    const queue = busy.get(socket) ?? [];
    const last = queue.at(-1);
    const isFull = queue.length >= limits.requestsPerConnection;
    if (last && (isFull || unanswered - busy.size >= limits.waitingRequests)) closeAfter(socket, last);
    else {
      unanswered += 1;
      idle.delete(socket);
      busy.set(socket, queue);
      if (queue.push(res) === 1) answer(socket, queue);
    }
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, enqueue);

  server.prependListener('connection', (socket: Socket) => {
    if (idle.size + busy.size + closing.size >= connectionLimit) {
      const [oldest] = [closing, idle, busy].find(({ size }) => size > 0)?.keys() ?? [];
      if (oldest) cut(oldest);
    }
    idle.add(socket);
    socket.once('close', () => forget(socket));
    // Node calls `destroySoon` after `Connection: close`. The default would reset before all input is read.
    socket.destroySoon = () => close(socket);
  });

  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (closing.has(socket) || socket.destroyed) return;
    const { status, answer } = formatParserErrorResponse(error);
    // Other errors, such as `ECONNRESET`, are the connection's.
    if (/^(HPE|ERR_HTTP)_/.test(error.code ?? '')) onRefused?.(status);
    const queue = busy.get(socket) ?? [];
    const last = queue.at(-1);
    if (last?.req.complete) closeAfter(socket, last);
    else {
      if (queue.length < 2 && !last?.headersSent) socket.write(answer);
      close(socket);
    }
  });

  const stop = async (timeoutMs: number): Promise<void> => {
    // The operating system has already accepted connections, and Node takes one of them at each turn of the
    // event loop.
    for (let turn = 0; turn < acceptTurns; turn += 1) await nextTurn();
    // The `close` of an HTTP server would cut idle connections at once.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    isStopping = true;
    for (const queue of busy.values()) queue.slice(-1).forEach(announceClose);
    for (const socket of idle) void closeIfIdle(socket);
    await Promise.race([closed, wait(timeoutMs, undefined, { ref: false })]);
    server.closeAllConnections();
  };

  return { server, stop };
};
