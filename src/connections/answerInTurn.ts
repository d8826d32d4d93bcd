import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterOthers } from './afterOthers.ts';
import { type Connection, stopParsing } from './connection.ts';
import type { ConnectionLimits } from './limits.ts';
import type { OpenConnections } from './openConnections.ts';
import { mayStayUnread } from './soundRequest.ts';

type Options = {
  connections: OpenConnections;
  limits: ConnectionLimits;
  isStopping: () => boolean;
  /** What to do with a connection all of whose requests are answered. */
  onIdle: (connection: Connection) => void;
};

/**
 * Answers the requests of a connection one after the other, so that a client that sends many at once and reads nothing
 * costs no more than one answer. One more than may wait is not looked at, nor what follows: the last answer closes the connection.
 */
export const answerInTurn = ({ connections, limits, isStopping, onIdle }: Options) => {
  const finish = (connection: Connection): void => {
    connection.queue.shift();
    if (connection.queue.length > 0) answerLater(connection);
    else if (connections.markIdle(connection)) {
      if (connection.isLast) connections.close(connection);
      else onIdle(connection);
    }
  };

  const answer = (connection: Connection): void => {
    const [exchange, next] = connection.queue;
    if (!exchange || connection.socket.destroyed) return;
    const { req, res, handle } = exchange;
    // It comes once.
    res.on('close', () => finish(connection));
    if (!next && isStopping()) connection.isLast = true;
    if (mayStayUnread(req) || (!next && connection.isLast)) res.setHeader('Connection', 'close');
    handle(req, res);
  };

  // Whoever sends several at once does not hold up the others.
  const answerLater = afterOthers(answer);

  /** Takes no more requests. */
  const refuseMore = (connection: Connection): void => {
    connection.isLast = true;
    stopParsing(connection, limits.closingBytes);
  };

  /** Takes a request whose head has come. */
  const take = (
    connection: Connection,
    req: IncomingMessage,
    res: ServerResponse,
    handle: RequestListener,
  ): void => {
    if (connection.isLast || connection.queue.length >= limits.requestsWaiting) {
      refuseMore(connection);
      return;
    }
    connection.queue.push({ req, res, handle });
    if (connection.queue.length > 1) return;
    connections.markBusy(connection);
    answer(connection);
  };

  return { take, refuseMore };
};
