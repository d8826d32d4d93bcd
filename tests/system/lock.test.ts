import { expect, test } from 'vitest';
import { holdWriteLock, readBookings } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const startSite = async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  return { url, path };
};

/** Posts twenty different bookings at once. */
const postTwenty = (url: string) =>
  Promise.all(Array.from({ length: 20 }, (_, number) => postBooking(url, { message: `Booking ${number}` })));

test('while the database is locked, bookings get 503 with Retry-After, and none is stored', async () => {
  const { url, path } = await startSite();
  const lock = holdWriteLock(path);
  const answers = await postTwenty(url);
  lock.release();
  for (const { status, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(readBookings(path)).toEqual([]);
});

test('bookings that are sent again after the lock are each stored once', async () => {
  const { url, path } = await startSite();
  const lock = holdWriteLock(path);
  await postTwenty(url);
  lock.release();
  const answers = await postTwenty(url);
  for (const { status } of answers) expect(status).toBe(201);
  const stored = readBookings(path).map(({ id }) => id);
  expect(stored.sort()).toEqual(answers.map(({ id }) => id).sort());
});

test('a locked database stops the site for a fifth of a second at most', async () => {
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

test('/readyz gets 503 while the database is locked, and 200 after that', async () => {
  const { url, path } = await startSite();
  const lock = holdWriteLock(path);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  lock.release();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
