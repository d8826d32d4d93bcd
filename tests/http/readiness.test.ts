import type { IncomingMessage } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { isLoopbackRequest } from '../../src/http/health.ts';
import { readValue } from '../support/bookings.ts';
import { createTestSite } from '../support/testSite.ts';

test('/readyz writes to the database at most once a second, and again after it', async () => {
  const { app, databasePath } = createTestSite();
  const started = performance.now();
  const ask = () => request(app).get('/readyz');
  const readLastWrite = () => readValue(databasePath, 'SELECT checked_at FROM readiness');
  await ask().expect(200);
  const seen = new Set([readLastWrite()]);
  for (let round = 0; round < 40; round += 1) {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    seen.add(readLastWrite());
  }
  const secondsPassed = Math.floor((performance.now() - started) / 1000);
  expect(seen.size).toBeLessThanOrEqual(1 + secondsPassed);
  await expect.poll(async () => (await ask()) && seen.has(readLastWrite())).toBe(false);
});

/** Whether /readyz shows its details to a request from this address with these headers. */
const showsDetails = (remoteAddress: string, headers: Record<string, string | undefined>): boolean =>
  isLoopbackRequest({ socket: { remoteAddress } as IncomingMessage['socket'], headers });

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['127.0.0.2', '127.0.0.1:3000', true],
  ['::ffff:127.0.0.1', 'localhost', true],
  ['::1', '[::1]:3000', true],
  ['10.0.0.1', 'localhost:3000', false],
  ['::ffff:10.0.0.1', 'localhost', false],
  ['::2', '[::1]', false],
  ['', 'localhost', false],
  ['127.0.0.1', 'site.example', false],
  ['127.0.0.1', 'localhost.evil.example', false],
  ['127.0.0.1', '127.0.0.1.evil.example:80', false],
  ['127.0.0.1', undefined, false],
])('/readyz shows details to a client at %s that asks the host %s: %s', (address, host, expected) => {
  expect(showsDetails(address, { host })).toBe(expected);
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
  '/readyz shows no details to a request with the header %s of a proxy',
  async (name) => {
    const code = 'SQLITE_FULL';
    const { app } = createTestSite({
      replaceStore: (store) => ({ ...store, checkWritable: async () => code }),
    });
    const status = 'database cannot be written';
    await request(app).get('/readyz').expect(503, { status, code });
    for (const value of ['127.0.0.1', ''])
      await request(app).get('/readyz').set(name, value).expect(503, { status });
  },
);
