import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, type serverLimits } from '../../src/http/server.ts';
import { get } from '../support/rawHttp.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** More bytes than the socket buffers of both sides hold. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

const serveBounded = async (limits: Partial<typeof serverLimits>) => {
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

test('cuts a client that stops reading an answer, not a slow reader', async () => {
  const { open, count } = await serveBounded({ stalledTimeout: 3000 });
  const slow = await open();
  const silent = await Promise.all(Array.from({ length: 20 }, open));
  // A client is connected before the server accepts the connection, so poll.
  await expect.poll(count).toBe(21);
  // All ask at once; otherwise the first could be cut before the last is connected.
  for (const socket of [slow, ...silent]) socket.write(get('/large'));
  let bytes = 0;
  slow.on('data', (chunk) => {
    bytes += chunk.length;
    // The slow reader still reads when the others are cut.
    slow.pause();
    setTimeout(() => slow.resume(), 8);
  });
  slow.resume();
  await expect.poll(count, { interval: 100 }).toBe(1);
  await expect.poll(() => bytes).toBeGreaterThan(large.length);
  expect(await count()).toBe(1);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['body', 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n'],
])('answers 408 to a %s that does not end in time', async (_name, start) => {
  const { open, count } = await serveBounded({
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
  expect(text).toBe(
    'HTTP/1.1 408 Request Timeout\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  );
  await expect.poll(count).toBe(0);
});

test('cuts a stalled connection and keeps an idle one', async () => {
  const { open, count } = await serveBounded({ stalledTimeout: 100 });
  const idle = await open();
  idle.resume().write(get('/small'));
  await once(idle, 'data');
  // This connection stalls after the first one became idle, so it is cut later if both are cut.
  const stalled = await open();
  stalled.write(get('/large'));
  await once(stalled.resume(), 'data');
  stalled.pause();
  await expect.poll(count).toBe(1);
  idle.write(get('/small'));
  await once(idle, 'data');
});

/** The peak memory of a process in MiB. */
const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.runIf(existsSync('/proc/self/status'))(
  'serves visitors beside 100 connections that send 1,500 requests and do not read',
  async () => {
    const server = await startTestServer({
      DATABASE_PATH: databaseIn(temporaryFolder()),
      NODE_OPTIONS: '--max-old-space-size=512',
    });
    const { port } = new URL(server.url);
    const requests = get('/').repeat(1500);
    const sent = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), '127.0.0.1').pause();
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      return new Promise((resolve) => socket.write(requests, resolve));
    });
    await Promise.all(sent);
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await fetch(`${server.url}/services`, {});
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(peakMemory(server.pid)).toBeLessThan(512);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

const clients = 16;
const rounds = 12;

/** How many requests a connection sent, how many answers were complete, and the connection's error. */
type Course = { sent: number; answered: number; error: string | undefined };

/** Whether a text is one complete answer. */
const isWhole = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return end > 0 && length !== undefined && text.length === end + 4 + Number(length);
};

/** Sends one request after the other on a connection, until an answer says `Connection: close`. */
const keepAsking = (port: number, path: string): Promise<Course> =>
  new Promise((resolve) => {
    const course: Course = { sent: 0, answered: 0, error: undefined };
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    const ask = () => {
      course.sent += 1;
      text = '';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      text += chunk;
      if (!isWhole(text)) return;
      course.answered += 1;
      if (/^connection: close/im.test(text)) socket.end();
      else ask();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      course.error = error.code;
    });
    socket.on('close', () => resolve(course));
  });

test('a stop answers all requests on open connections and resets none', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const paths = [at('home'), at('services'), at('home', otherLocale), '/robots.txt', '/healthz'];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startTestServer({ DATABASE_PATH });
    const port = Number(new URL(server.url).port);
    const idle = connect(port, '127.0.0.1');
    const courses = Array.from({ length: clients }, (_, client) =>
      keepAsking(port, paths[client % paths.length] ?? '/'),
    );
    const idleEnds = new Promise((resolve) =>
      idle
        .resume()
        .on('error', resolve)
        .on('end', () => resolve('in order')),
    );
    await expect.poll(() => server.lines.length, { interval: 5 }).toBeGreaterThan(100 + round * 37);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await idleEnds).toBe('in order');
    for (const { sent, answered, error } of await Promise.all(courses)) {
      expect({ answered, error }).toEqual({ answered: sent, error: undefined });
    }
  }
});
