import { once } from 'node:events';
import type { Socket } from 'node:net';
import { postBooking } from '../../support/postBooking.ts';
import type { Attack } from './attack.ts';
import { exchange, openSocket } from './sockets.ts';

const post = (headers: readonly string[], body = ''): string =>
  ['POST /api/bookings HTTP/1.1', 'Host: localhost', ...headers, '', body].join('\r\n');

const statusIn = (answer: string): string => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';

const mebibyte = 1024 * 1024;

/** Resolves when the server has read everything that was written, or has closed. */
const untilTaken = async (socket: Socket): Promise<void> => {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
  over.abort();
};

/** Bodies that are too long or malformed. */
export const bodies: Attack[] = [
  {
    name: 'endless-body',
    run: async ({ port }) => {
      const socket = await openSocket(port);
      let status = 'none';
      socket.setEncoding('latin1').once('data', (chunk: string) => {
        status = statusIn(chunk);
      });
      socket.write(post(['Content-Type: application/json', 'Transfer-Encoding: chunked']));
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      let sent = 0;
      // Send at most a gibibyte; stop earlier if the server answers or closes.
      while (sent < 1024 * mebibyte && status === 'none' && socket.writable) {
        sent += 0x10000;
        if (!socket.write(chunk)) await untilTaken(socket);
      }
      socket.destroy();
      const figure = `${status} after ${(sent / mebibyte).toFixed(1)} MiB`;
      return [{ what: 'answer', figure, held: status === '413' && sent < 16 * mebibyte }];
    },
  },
  {
    name: 'deep-honeypot',
    run: async ({ url }) => {
      const website = '['.repeat(8000) + ']'.repeat(8000);
      const { status } = await postBooking(url, `{"name":"A","service":"Tantra","website":${website}}`);
      return [{ what: 'answer', figure: String(status), held: status === 201 || status === 413 }];
    },
  },
  {
    name: 'other-charset',
    run: async ({ url }) => {
      const { status } = await postBooking(url, {}, { 'Content-Type': 'application/json; charset=utf-7' });
      return [{ what: 'answer', figure: String(status), held: status === 415 }];
    },
  },
  {
    name: 'two-hosts',
    run: async ({ port }) => {
      const text = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
      const status = statusIn(await exchange(port, text));
      return [{ what: 'answer', figure: status, held: status === '400' }];
    },
  },
];
