import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { createHttpServer, type serverLimits } from '../../src/http/server.ts';
import { urlOf } from '../../views/urls.ts';
import { get, parseAnswer } from '../support/rawHttp.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const homePages = locales.map((locale) => urlOf({ page: 'home' }, locale));

/** More bytes than the socket buffers of both sides hold. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

const serveWithLimits = async (limits: Partial<typeof serverLimits>) => {
  const handle: RequestListener = (req, res) => {
    if (req.url === '/slow') req.resume().on('end', () => res.end());
    else res.end(req.url === '/large' ? large : 'small');
  };
  const { server, stop } = createHttpServer(handle, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => stop(0));
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const count = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, connections) => (error ? reject(error) : resolve(connections))),
    );
  return { open, count };
};

test('the server closes connections of clients that stop reading an answer, not of slow or idle ones', async () => {
  const { open, count } = await serveWithLimits({ stalledTimeout: 3000 });
  const idle = await open();
  idle.resume().write(get('/small'));
  await once(idle, 'data');
  const slow = await open();
  const silent = await Promise.all(Array.from({ length: 20 }, open));
  await expect.poll(count).toBe([idle, slow, ...silent].length);
  for (const socket of [slow, ...silent]) socket.write(get('/large'));
  let bytes = 0;
  slow.on('data', (chunk) => {
    bytes += chunk.length;
    // The slow reader still reads when the others are cut.
    slow.pause();
    setTimeout(() => slow.resume(), 8);
  });
  slow.resume();
  await expect.poll(count, { interval: 100 }).toBe([idle, slow].length);
  await expect.poll(() => bytes).toBeGreaterThan(large.length);
  idle.write(get('/small'));
  await once(idle, 'data');
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['body', 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n'],
])('the server answers 408 to an HTTP request whose %s does not end in time', async (_name, start) => {
  const { open, count } = await serveWithLimits({
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 100,
  });
  const socket = (await open()).resume().setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The client keeps sending.
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), 50);
  onTestFinished(() => clearInterval(timer));
  await once(socket, 'end');
  expect(parseAnswer(text, 'GET')).toMatchObject({ status: 408, headers: { connection: 'close' } });
  await expect.poll(count).toBe(0);
});

/** Sends one request after the other on a connection until an answer closes it; counts requests and whole answers. */
const requestUntilClosed = (port: number, path: string) =>
  new Promise<{ sent: number; answered: number; error: string | undefined }>((resolve) => {
    const course = { sent: 0, answered: 0, error: undefined as string | undefined };
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    const ask = () => {
      course.sent += 1;
      text = '';
      socket.write(get(path));
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      text += chunk;
      const end = text.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (end < 0 || text.length < end + 4 + Number(length)) return;
      course.answered += 1;
      if (/^connection: close/im.test(text)) socket.end();
      else ask();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      course.error = error.code;
    });
    socket.on('close', () => resolve(course));
  });

test('on SIGTERM the server answers all HTTP requests on open connections and resets no connection', async () => {
  const server = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const port = Number(new URL(server.url).port);
  const idleEnds = once(connect(port, '127.0.0.1').resume(), 'end');
  const clients = Array.from({ length: 16 }, (_, client) =>
    requestUntilClosed(port, [...homePages, '/healthz'][client % 4] ?? ''),
  );
  // The server logs a line for each request, so it gets the signal while the clients send more.
  await expect.poll(() => server.lines.length, { interval: 5 }).toBeGreaterThan(100);
  expect(await server.end('SIGTERM')).toBe(0);
  await idleEnds;
  for (const { sent, answered, error } of await Promise.all(clients))
    expect({ answered, error }).toEqual({ answered: sent, error: undefined });
});
