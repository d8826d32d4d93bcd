import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { openRaw } from '../support/rawHttp.ts';
import { startTestServer } from '../support/serverProcess.ts';

test('ten seconds after SIGTERM, the server stops waiting for a post and exits with 0', async () => {
  const { url, end } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 100, Expect: '100-continue' };
  const call = request(`${url}/api/bookings`, { method: 'POST', agent: false, headers });
  call.on('error', () => {});
  const closed = new Promise<void>((resolve) => call.once('close', () => resolve()));
  call.flushHeaders();
  // The server has read the headers and waits for the body.
  await once(call, 'continue');
  const started = performance.now();
  expect(await end('SIGTERM')).toBe(0);
  await closed;
  expect(performance.now() - started).toBeGreaterThan(9_000);
  // The server gives up slow requests only after thirty seconds.
  expect(performance.now() - started).toBeLessThan(25_000);
});

test('on SIGTERM, the server does not wait for a connection that has sent nothing', async () => {
  const { url, end } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  // Browsers open such connections before they need them.
  await openRaw(url);
  const started = performance.now();
  expect(await end('SIGTERM')).toBe(0);
  // Otherwise it waits for ten seconds.
  expect(performance.now() - started).toBeLessThan(8000);
});
