import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Opens a connection that ignores errors. */
export const openSocket = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
};

/** Opens connections in batches of a hundred, because more would overflow the listen queue. */
export const openSockets = async (port: number, count: number): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Math.min(100, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: next }, () => openSocket(port)))));
  }
  return sockets;
};

/** Resolves with the elapsed milliseconds when the server closes, or after `limitMs`. */
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

/** Descriptors of a server that has just started, with a margin. */
const usualDescriptors = 60;

/**
 * Resolves when a process has closed nearly all connections, or after `limitMs`, with the elapsed
 * milliseconds and the number of open connections. A socket that does not read cannot notice that the other
 * side has closed.
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

/** Writes a text, and resolves with the answer when the server ends, or after five seconds. */
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

/** A request as text; `lines` are further header lines. */
export const requestText = (path: string, lines: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
