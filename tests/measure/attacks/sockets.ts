import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection whose end nobody minds. */
export const openSocket = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
};

/** Several connections, opened a hundred at a time: more at once would overflow the queue of the listener. */
export const openSockets = async (port: number, count: number): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Math.min(100, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: next }, () => openSocket(port)))));
  }
  return sockets;
};

/** Resolves when the other side has closed, or after `limitMs`; gives the milliseconds that it took. */
export const untilClosed = async (socket: Socket, limitMs: number): Promise<number> => {
  const started = performance.now();
  if (!socket.closed) await once(socket, 'close', { signal: AbortSignal.timeout(limitMs) }).catch(() => {});
  return performance.now() - started;
};

const descriptorsOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

/** What a server that has just started holds open beside connections, and some more. */
const usualDescriptors = 60;

/**
 * Resolves when a process has let go of nearly all connections, or after `limitMs`, with the milliseconds that it took and
 * how many are open. A socket that does not read cannot tell by itself that the other side has closed.
 */
export const untilReleased = async (pid: number, limitMs: number): Promise<{ ms: number; open: number }> => {
  const started = performance.now();
  for (;;) {
    const open = Math.max(0, descriptorsOf(pid) - usualDescriptors);
    const ms = performance.now() - started;
    if (open === 0 || ms > limitMs) return { ms, open };
    await wait(100);
  }
};

export const destroyAll = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy();
};

/** Writes a text and resolves with what comes back until the other side ends, or for five seconds. */
export const exchange = async (port: number, text: string): Promise<string> => {
  const socket = await openSocket(port);
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await untilClosed(socket, 5000);
  socket.destroy();
  return answer;
};

/** A request as bytes; `lines` are further header lines. */
export const requestText = (path: string, lines: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
