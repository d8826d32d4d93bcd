import { request } from 'node:http';
import { expect, test } from 'vitest';
import { readBookings } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { massage, titleOf } from '../support/sample.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('twenty equal bookings at once are stored once, and all get the id of that one', async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  const posts = Array.from({ length: 20 }, () => postBooking(url, { message: 'Friday' }));
  const answers = await Promise.all(posts);
  for (const { status } of answers) expect(status).toBe(201);
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

test('bookings of clients that disconnect before the answer count for RATE_LIMIT_MAX', async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '5' });
  for (let number = 0; number < 5; number += 1) await postAndDisconnect(url, `Cut ${number}`);
  await expect.poll(() => readBookings(path)).toHaveLength(5);
  expect((await postBooking(url, { message: 'Another' })).status).toBe(429);
});
