import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { InLine } from './line.ts';

/** A request, where its answer goes, and who gives it. */
type Exchange = { req: IncomingMessage; res: ServerResponse; handle: RequestListener };

/** One open connection. */
export type Connection = InLine & {
  socket: Socket;
  /** What came and is not answered, oldest first; only the first one is being handled. */
  queue: Exchange[];
  /** Whether no more requests are taken: the answer to the last of the queue closes it. */
  isLast: boolean;
  /** Whether what comes is no longer looked at. */
  isDeaf: boolean;
  /** What the client had taken when that last changed, and when it did; `NaN` before the first look. */
  taken: number;
  takenAt: number;
};

export const createConnection = (socket: Socket): Connection => ({
  socket,
  queue: [],
  isLast: false,
  isDeaf: false,
  taken: Number.NaN,
  takenAt: 0,
  line: undefined,
  before: undefined,
  after: undefined,
});

/**
 * Bytes that the system has taken for the client, but for a constant. `bytesWritten` counts what Node was given; what is left of a
 * write in parts, Node itself (for `setTimeout`) asks its handle for.
 */
export const bytesTaken = (socket: Socket): number =>
  socket.bytesWritten - socket.writableLength - (Reflect.get(socket, '_handle')?.writeQueueSize ?? 0);

/** What tells Node's parser that another protocol follows a request, as after an upgrade. */
const endOfHttp = 2;

/**
 * Makes nothing more of what comes: no requests of what is being parsed right now, and nothing at all of what follows,
 * of which `maxBytes` are read.
 */
export const stopParsing = (connection: Connection, maxBytes: number): void => {
  if (connection.isDeaf) return;
  connection.isDeaf = true;
  const { socket } = connection;
  // Up to 64 KB are parsed at once, which can be 2,000 requests, and Node has no other way to stop within them. Where this
  // one has gone, they are parsed, and nothing is made of them.
  const parser: object | null | undefined = Reflect.get(socket, 'parser');
  if (parser) Reflect.set(parser, 'onIncoming', () => endOfHttp);
  socket.removeAllListeners('data');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) socket.pause();
  });
  socket.resume();
};
