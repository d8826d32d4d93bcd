import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { bodyLimit } from '../../content/limits.ts';
import { isLongerThan } from '../http/bodies.ts';
import { answerBroken } from './answerBroken.ts';
import { answerInTurn } from './answerInTurn.ts';
import { type Connection, createConnection } from './connection.ts';
import { type ConnectionLimits, connectionLimits } from './limits.ts';
import { maxConnections } from './maxConnections.ts';
import { openConnections } from './openConnections.ts';
import { isSound } from './soundRequest.ts';

export type BoundedServer = {
  server: Server;
  /** Listens no more; resolves when all that was asked is answered and all connections are closed, `timeoutMs` later at most. */
  stop: (timeoutMs: number) => Promise<void>;
};

const refuse = (res: ServerResponse, status: 400 | 417): void => {
  res.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close', 'Content-Length': '0' }).end();
};

/** An HTTP server on which no connection costs more than `limits`. It does not listen yet. */
export const createBoundedServer = (
  handle: RequestListener,
  limits: ConnectionLimits = connectionLimits,
): BoundedServer => {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.idleMs,
    // Node would answer by itself, past what counts requests.
    requireHostHeader: false,
  });
  const connections = openConnections({ ...limits, connections: maxConnections(limits.connections) });
  const bySocket = new WeakMap<Socket, Connection>();
  let isStopping = false;
  let taken = 0;

  /** While the server stops: ends a connection on which nothing comes for a moment. */
  const endIfSilent = async (connection: Connection): Promise<void> => {
    await wait(limits.stoppingMs);
    // What has come meanwhile is read first.
    await nextTurn();
    if (connections.idle.has(connection)) connections.close(connection);
  };

  const onIdle = (connection: Connection): void => {
    if (isStopping) void endIfSilent(connection);
  };

  const { take, refuseMore } = answerInTurn({ connections, limits, isStopping: () => isStopping, onIdle });

  server.prependListener('connection', (socket: Socket) => {
    const connection = createConnection(socket);
    bySocket.set(socket, connection);
    connections.add(connection);
    taken += 1;
    // Node's own way to close it after an answer that says so would reset it if anything came that was not read.
    socket.destroySoon = () => connections.close(connection);
    onIdle(connection);
  });

  const onRequest =
    (answer: RequestListener): RequestListener =>
    (req, res) => {
      const connection = bySocket.get(req.socket);
      if (connection) take(connection, req, res, answer);
    };

  const answerSound: RequestListener = (req, res) => {
    if (isSound(req)) handle(req, res);
    else refuse(res, 400);
  };
  server.on('request', onRequest(answerSound));
  server.on(
    'checkContinue',
    onRequest((req, res) => {
      if (!isLongerThan(bodyLimit, req)) res.writeContinue();
      answerSound(req, res);
    }),
  );
  server.on(
    'checkExpectation',
    onRequest((_req, res) => refuse(res, 417)),
  );
  server.on('clientError', (error, socket) => {
    const connection = bySocket.get(socket as Socket);
    if (connection) answerBroken(connection, error, connections, refuseMore);
  });

  /** Takes the connections that the system has made for us and would reset at the end: Node takes one at each turn. */
  const takeAllThatWait = async (): Promise<void> => {
    const until = performance.now() + limits.stoppingMs;
    // The rest of this turn.
    await nextTurn();
    let before: number;
    do {
      before = taken;
      await nextTurn();
    } while (taken > before && performance.now() < until);
  };

  const stop = async (timeoutMs: number): Promise<void> => {
    // Nobody is told to come anew while new ones are taken.
    await takeAllThatWait();
    // HTTP's own `close` would reset idle connections at once, and requests that are on their way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    isStopping = true;
    const timeout = setTimeout(connections.destroy, timeoutMs);
    for (const connection of connections.busy) {
      const [exchange, next] = connection.queue;
      if (!exchange || next || exchange.res.headersSent) continue;
      connection.isLast = true;
      exchange.res.setHeader('Connection', 'close');
    }
    for (const connection of connections.idle) void endIfSilent(connection);
    await closed;
    clearTimeout(timeout);
  };

  return { server, stop };
};
