import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createBoundedServer } from '../../src/connections/createBoundedServer.ts';
import { type ConnectionLimits, connectionLimits } from '../../src/connections/limits.ts';
import { get } from '../support/rawClient.ts';

/** More than the systems of both ends take. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

const serveBounded = async (limits: Partial<ConnectionLimits>) => {
  const handle: RequestListener = (req, res) => {
    if (req.url === '/slow') req.resume().on('end', () => res.end());
    else res.end(req.url === '/large' ? large : 'small');
  };
  const { server, stop } = createBoundedServer(handle, { ...connectionLimits, sweepMs: 50, ...limits });
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

test('whoever takes nothing of an answer for a while is cut, whoever takes a little at a time is not', async () => {
  const { open, count } = await serveBounded({ stalledMs: 1000, unsent: Number.POSITIVE_INFINITY });
  const slow = await open();
  const silent = await Promise.all(Array.from({ length: 20 }, open));
  // A client is connected before the server has taken it.
  await expect.poll(count).toBe(21);
  // At once: the first would else be cut before a busy machine has connected the last.
  for (const socket of [slow, ...silent]) socket.write(get('/large'));
  let bytes = 0;
  slow.on('data', (chunk) => {
    bytes += chunk.length;
    // A little less than what would be over before the others are cut.
    slow.pause();
    setTimeout(() => slow.resume(), 8);
  });
  slow.resume();
  await expect.poll(count, { interval: 100 }).toBe(1);
  await expect.poll(() => bytes, { timeout: 25_000 }).toBeGreaterThan(large.length);
  expect(await count()).toBe(1);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['body', 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n'],
])('a %s that does not come to its end is 408 after a while', async (_name, start) => {
  const { open, count } = await serveBounded({ headersMs: 300, requestMs: 600, checkMs: 100 });
  const socket = (await open()).resume().setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // Something comes all the time.
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), 50);
  onTestFinished(() => clearInterval(timer));
  await once(socket, 'end');
  expect(text).toBe(
    'HTTP/1.1 408 Request Timeout\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  );
  await expect.poll(count).toBe(0);
});

test('an idle connection is no slow one', async () => {
  const { open, count } = await serveBounded({ stalledMs: 100 });
  const socket = await open();
  socket.resume().write(get('/small'));
  await once(socket, 'data');
  await wait(500);
  expect(await count()).toBe(1);
});

test('what waits for all together has a bound', async () => {
  const { open, count } = await serveBounded({ unsent: 3.5 * large.length });
  for (let client = 0; client < 8; client += 1) (await open()).write(get('/large'));
  await expect.poll(count).toBe(3);
});

test('at the limit of connections the one that is idle for the longest makes room', async () => {
  const { open, count } = await serveBounded({ connections: 3 });
  const [first, second, third] = [await open(), await open(), await open()];
  // It has asked for something after the others came.
  first.resume().write(get('/small'));
  await once(first, 'data');
  const closed = once(second.resume(), 'close');
  const fourth = await open();
  await closed;
  for (const socket of [first, third, fourth]) {
    socket.resume().write(get('/small'));
    await once(socket, 'data');
  }
  expect(await count()).toBe(3);
});

test('at the limit, connections whose answers are not taken lock nobody out', async () => {
  const { open, count } = await serveBounded({ connections: 3 });
  for (let client = 0; client < 6; client += 1) (await open()).write(get('/large'));
  const visitor = (await open()).resume();
  visitor.write(get('/small'));
  await once(visitor, 'data');
  expect(await count()).toBe(3);
});
