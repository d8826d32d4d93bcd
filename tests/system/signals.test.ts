import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { basename, dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { findLogEntries } from '../support/logEntries.ts';
import { massage, titleOf } from '../support/sample.ts';
import { postToServer } from '../support/sendBooking.ts';
import { startTestServer } from '../support/serverProcess.ts';
import { readBookings } from '../support/storedBookings.ts';

/**
 * Sends signals to a server that has read the head of a booking, one after the other, and then the body. Resolves
 * with the status of the answer, the exit code of the server and the stored bookings.
 */
const stopDuringBooking = async (signal: NodeJS.Signals, ...further: NodeJS.Signals[]) => {
  const path = databaseIn(temporaryFolder());
  const { url, lines, child, end } = await startTestServer({ DATABASE_PATH: path });
  const body = JSON.stringify({ name: 'Ana', service: titleOf(massage.slug) });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  };
  const call = request(`${url}/api/bookings`, { method: 'POST', agent: false, headers });
  call.flushHeaders();
  // The server has read the headers and waits for the body.
  await once(call, 'continue');
  const ended = end(signal);
  await expect.poll(() => findLogEntries(lines, 'stopping')).toMatchObject([{ signal }]);
  for (const next of further) child.kill(next);
  call.end(body);
  const [response] = await once(call, 'response');
  response.resume();
  return { status: response.statusCode, exitCode: await ended, bookings: readBookings(path) };
};

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s, the server stores and answers a booking that arrives, and exits',
  async (signal) => {
    expect(await stopDuringBooking(signal)).toMatchObject({
      status: 201,
      exitCode: 0,
      bookings: [{ name: 'Ana' }],
    });
  },
);

test('on the two SIGINTs of Ctrl-C in npm start, the server answers a booking', async () => {
  expect(await stopDuringBooking('SIGINT', 'SIGINT')).toMatchObject({ status: 201, exitCode: 0 });
});

test('on SIGTERM, the server closes idle connections at once, and exits with 0', async () => {
  const { url, end } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const idle = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void idle.destroy());
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const started = performance.now();
  expect(await end('SIGTERM')).toBe(0);
  // Otherwise it waits for ten seconds.
  expect(performance.now() - started).toBeLessThan(8000);
});

test('on SIGTERM, a server whose log nobody reads any more exits with 0', async () => {
  const { child, end } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  child.stdout?.destroy();
  expect(await end('SIGTERM')).toBe(0);
});

/** Stops a site that has stored a booking, and returns the path of its database. */
const stopAfterBooking = async (): Promise<string> => {
  const path = databaseIn(temporaryFolder());
  const { url, end } = await startTestServer({ DATABASE_PATH: path });
  expect((await postToServer(url)).status).toBe(201);
  await end('SIGTERM');
  return path;
};

test('the database file of a site that has stopped has all bookings', async () => {
  expect(readBookings(await stopAfterBooking())).toHaveLength(1);
});

test('a site that has stopped leaves no write-ahead log beside its database', async () => {
  const path = await stopAfterBooking();
  expect(readdirSync(dirname(path))).toEqual([basename(path)]);
});
