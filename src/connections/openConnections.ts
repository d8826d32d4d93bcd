import { bytesTaken, type Connection, stopParsing } from './connection.ts';
import type { ConnectionLimits } from './limits.ts';
import { createLine } from './line.ts';

type Limits = Pick<
  ConnectionLimits,
  'connections' | 'stalledMs' | 'unsent' | 'closingMs' | 'closingBytes' | 'sweepMs'
>;

/**
 * All connections of a server, by what they do, those that began it first: nothing, wait for answers, close. A new one
 * has its place always: at the limit, of those that close, else are idle, else wait, the one is closed that does so for the longest.
 */
export const openConnections = (limits: Limits) => {
  const idle = createLine<Connection>();
  const busy = createLine<Connection>();
  const closing = new Map<Connection, number>();

  const forget = (connection: Connection): void => {
    idle.delete(connection);
    busy.delete(connection);
    closing.delete(connection);
  };

  /** Closes it at once, and frees what waits for its client in the system too. */
  const cut = (connection: Connection): void => {
    forget(connection);
    if (connection.socket.writableLength > 0) connection.socket.resetAndDestroy();
    else connection.socket.destroy();
  };

  const makeRoom = (): void => {
    if (idle.size + busy.size + closing.size < limits.connections) return;
    for (const connections of [closing.keys(), idle, busy]) {
      for (const connection of connections) {
        cut(connection);
        return;
      }
    }
  };

  const add = (connection: Connection): void => {
    makeRoom();
    idle.add(connection);
    connection.socket.once('close', () => forget(connection));
  };

  const markBusy = (connection: Connection): void => {
    idle.delete(connection);
    busy.add(connection);
    connection.taken = Number.NaN;
  };

  /** It has nothing to wait for; false where it is closed or closes. */
  const markIdle = (connection: Connection): boolean => {
    const wasBusy = busy.delete(connection);
    if (wasBusy) idle.add(connection);
    return wasBusy;
  };

  /**
   * Sends what is still to be sent and the end. Closed at once, with bytes that came and were not read, a connection would be reset,
   * which can take the answer from the client: so what it still sends is read for a while, and thrown away.
   */
  const close = (connection: Connection): void => {
    if (closing.has(connection) || connection.socket.destroyed) return;
    forget(connection);
    closing.set(connection, performance.now() + limits.closingMs);
    connection.isLast = true;
    connection.queue.length = 0;
    connection.socket.end();
    stopParsing(connection, limits.closingBytes);
  };

  /** Of those to whom nothing was sent since the last look, the longest waiting ones, until the others fit. */
  const cutUntilFits = (unsent: number, now: number): void => {
    let left = unsent;
    for (const connection of [...busy].sort((one, other) => one.takenAt - other.takenAt)) {
      if (left <= limits.unsent || connection.takenAt === now) return;
      left -= connection.socket.writableLength;
      cut(connection);
    }
  };

  const sweep = (): void => {
    const now = performance.now();
    let unsent = 0;
    for (const connection of busy) {
      const taken = bytesTaken(connection.socket);
      const waiting = connection.socket.writableLength;
      if (waiting === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.takenAt = now;
      } else if (now - connection.takenAt >= limits.stalledMs) {
        cut(connection);
        continue;
      }
      unsent += waiting;
    }
    if (unsent > limits.unsent) cutUntilFits(unsent, now);
    for (const [connection, until] of closing) {
      if (until > now) break;
      cut(connection);
    }
  };
  const timer = setInterval(sweep, limits.sweepMs).unref();

  /** Ends them all, whatever they do. */
  const destroy = (): void => {
    clearInterval(timer);
    for (const { socket } of [...idle, ...busy, ...closing.keys()]) socket.destroy();
  };

  return { idle, busy, add, markBusy, markIdle, close, destroy };
};

export type OpenConnections = ReturnType<typeof openConnections>;
