import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** The head of a GET as few bytes as it takes. */
export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A connection on which anything can be sent, until the test is over. */
export const openRaw = async (url: string) => {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const state = { text: '', error: undefined as string | undefined };
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    state.text += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    state.error = error.code;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return Object.assign(state, { socket, closed });
};

/** The status lines in what came, but for those that only say 'go on'. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
