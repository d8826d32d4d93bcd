import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { readBookings } from '../support/bookingsFile.ts';
import { holdWriteLock } from '../support/databases.ts';
import { logged } from '../support/notifications.ts';
import { postBooking } from '../support/postBooking.ts';
import { massage, titleOf } from '../support/sample.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const startSite = async (variables: Record<string, string> = {}) => {
  const path = databaseIn(temporaryFolder());
  const server = await startTestServer({ DATABASE_PATH: path, ...variables });
  return { ...server, path };
};

/** So many times the same status. */
const times = (count: number, status: number): number[] => Array(count).fill(status);

const statusesOf = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status);

/** Posts so many bookings at once. */
const postAtOnce = (url: string, count: number, message: (number: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, number) => postBooking(url, { message: message(number) })));

test('twenty equal bookings at once all get the same id, and are stored once', async () => {
  const { url, path } = await startSite();
  const answers = await postAtOnce(url, 20, () => 'Friday');
  expect(statusesOf(answers)).toEqual(times(20, 201));
  const stored = readBookings(path).map(({ id }) => id);
  expect(stored).toHaveLength(1);
  expect([...new Set(answers.map(({ id }) => id))]).toEqual(stored);
});

/** Posts a valid booking, and cuts the connection as soon as the system has it. */
const postAndDisconnect = async (url: string, message: string): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const call = request(`${url}/api/bookings`, { method: 'POST', agent: false, headers });
  call.on('error', () => {});
  const closed = new Promise<void>((resolve) => call.once('close', () => resolve()));
  const body = JSON.stringify({ name: 'Ana', service: titleOf(massage.slug), message });
  await new Promise<void>((resolve) => call.end(body, resolve));
  call.destroy();
  await closed;
};

test('bookings count for RATE_LIMIT_MAX even if their clients disconnect before the answer', async () => {
  const { url, path } = await startSite({ RATE_LIMIT_MAX: '5' });
  for (let number = 0; number < 5; number += 1) await postAndDisconnect(url, `Cut ${number}`);
  await expect.poll(() => readBookings(path)).toHaveLength(5);
  expect((await postBooking(url, { message: 'Another' })).status).toBe(429);
});

test('bookings that get 503 while the database is locked are stored once when they are sent again', async () => {
  const { url, path } = await startSite();
  const message = (number: number): string => `Booking ${number}`;
  const lock = holdWriteLock(path);
  const refused = await postAtOnce(url, 20, message);
  lock.release();
  expect(statusesOf(refused)).toEqual(times(20, 503));
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(readBookings(path)).toEqual([]);
  const later = await postAtOnce(url, 20, message);
  expect(statusesOf(later)).toEqual(times(20, 201));
  const stored = readBookings(path).map(({ id }) => id);
  expect(stored.sort()).toEqual(later.map(({ id }) => id).sort());
});

test('a booking waits for a locked database for a tenth of a second, because all visitors wait', async () => {
  const { url, path } = await startSite();
  const lock = holdWriteLock(path);
  const waits: number[] = [];
  for (let number = 0; number < 10; number += 1) {
    const started = performance.now();
    expect((await postBooking(url)).status).toBe(503);
    waits.push(performance.now() - started);
  }
  lock.release();
  // On a busy machine some of the ten take longer, but not all of them.
  expect(Math.min(...waits)).toBeLessThan(200);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s the server stores and answers the booking that it is receiving, then exits with 0',
  async (signal) => {
    const { url, path, lines, end } = await startSite();
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
    await expect.poll(() => logged(lines, 'stopping')).toMatchObject([{ signal }]);
    call.end(body);
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(201);
    response.resume();
    expect(await ended).toBe(0);
    expect(readBookings(path)).toMatchObject([{ name: 'Ana' }]);
  },
);
