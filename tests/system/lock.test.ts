import { expect, test } from 'vitest';
import { holdWriteLock } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { postToServer } from '../support/sendBooking.ts';
import { startTestServer } from '../support/serverProcess.ts';
import { readBookings } from '../support/storedBookings.ts';

const startSite = async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  return { url, path };
};

/** Posts five different bookings at once. */
const postFive = (url: string) =>
  Promise.all(Array.from({ length: 5 }, (_, number) => postToServer(url, { message: `Booking ${number}` })));

/** Posts five bookings while the database is locked. */
const postWhileLocked = async ({ url, path }: Awaited<ReturnType<typeof startSite>>) => {
  const lock = holdWriteLock(path);
  const answers = await postFive(url);
  lock.release();
  return answers;
};

test('bookings get 503 with Retry-After while the database is locked', async () => {
  for (const { status, headers } of await postWhileLocked(await startSite())) {
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});

test('bookings that get 503 while the database is locked are not stored', async () => {
  const site = await startSite();
  await postWhileLocked(site);
  expect(readBookings(site.path)).toEqual([]);
});

test('bookings that are sent again after the lock are each stored once', async () => {
  const site = await startSite();
  await postWhileLocked(site);
  const answers = await postFive(site.url);
  for (const { status } of answers) expect(status).toBe(201);
  const stored = readBookings(site.path).map(({ id }) => id);
  expect(stored.sort()).toEqual(answers.map(({ id }) => id).sort());
});

/**
 * The shortest time in milliseconds after which one of five bookings is refused while the database is locked.
 */
const shortestWait = async (): Promise<number> => {
  const { url, path } = await startSite();
  const lock = holdWriteLock(path);
  const waits: number[] = [];
  for (let number = 0; number < 5; number += 1) {
    const started = performance.now();
    expect((await postToServer(url)).status).toBe(503);
    waits.push(performance.now() - started);
  }
  lock.release();
  // On a busy machine some of the five take longer, but not all of them.
  return Math.min(...waits);
};

test('a locked database holds up the site for a fifth of a second at most', async () => {
  expect(await shortestWait()).toBeLessThan(200);
});

test('a booking waits for a lock before it is refused (siteTimeoutMs)', async () => {
  expect(await shortestWait()).toBeGreaterThan(80);
});
