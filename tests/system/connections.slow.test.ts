import { expect, onTestFinished, test } from 'vitest';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { listStatuses, openRaw } from '../support/rawHttp.ts';
import { startTestServer } from '../support/serverProcess.ts';

const startSite = () => startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });

const postWithoutEnd = [
  'POST /api/bookings HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '\r\n',
].join('\r\n');

test.concurrent.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['body', postWithoutEnd],
])('a client that sends a %s without end gets 408 in time', async (_name, start) => {
  const server = await startSite();
  const client = await openRaw(server.url);
  client.socket.write(start);
  // The client keeps sending, one byte at a time.
  const timer = setInterval(() => client.socket.write('x'), 500);
  onTestFinished(() => clearInterval(timer));
  await client.closed;
  expect(listStatuses(client.text)).toEqual([408]);
});

test('on SIGTERM, the server does not wait for a connection that has sent nothing', async () => {
  const server = await startSite();
  // Browsers open such connections before they need them.
  await openRaw(server.url);
  const started = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  // Otherwise it waits for ten seconds.
  expect(performance.now() - started).toBeLessThan(8000);
});
