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
export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

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

/** Joins the chunks of a chunked body. Throws if the last chunk is missing or something follows it. */
const joinChunks = (text: string): string => {
  const [head, size = ''] = /^([0-9a-f]+)\r\n/.exec(text) ?? [];
  if (head === undefined) throw new Error('a chunk without a length');
  const end = head.length + Number.parseInt(size, 16);
  if (text.slice(end, end + 2) !== '\r\n') throw new Error('a chunk of another length');
  if (end > head.length) return text.slice(head.length, end) + joinChunks(text.slice(end + 2));
  if (text.length > end + 2) throw new Error('bytes after the last chunk');
  return '';
};

/** Parses all bytes of a connection as one answer to a request. Throws if the answer is not complete. */
export const parseAnswer = (text: string, method: string): RawAnswer => {
  const [all, status, lines = ''] =
    /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3}) .+\r\n((?:.+\r\n)*)\r\n/.exec(text) ?? [];
  if (all === undefined) throw new Error(`no complete head: ${JSON.stringify(text)}`);
  const headers: IncomingHttpHeaders = Object.fromEntries(
    [...lines.matchAll(/(.+?): (.*)\r\n/g)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
  const rest = text.slice(all.length);
  const hasBody = method !== 'HEAD' && status !== '204' && status !== '304';
  const isChunked = hasBody && headers['transfer-encoding'] === 'chunked';
  const body = isChunked ? joinChunks(rest) : rest;
  const length = isChunked ? body.length : hasBody ? Number(headers['content-length']) : 0;
  if (body.length !== length) throw new Error(`${body.length} of ${length} bytes`);
  return { status: Number(status), headers, body: Buffer.from(body, 'latin1') };
};
