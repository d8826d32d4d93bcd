import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** An answer without decompression. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request with the path exactly as given, which most clients would normalize. */
export const askRaw = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });

/** The decompressed body. */
export const decoded = ({ headers, body }: RawAnswer): Buffer => {
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
};

/** A GET request with as few bytes as possible. */
export const formatGet = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A connection for any bytes, until the test ends. */
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

/** The statuses in a text, except 1xx. */
export const listStatuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
