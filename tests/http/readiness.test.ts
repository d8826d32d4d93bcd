import type { IncomingMessage } from 'node:http';
import Database from 'better-sqlite3';
import request from 'supertest';
import { expect, test } from 'vitest';
import { isLoopbackRequest } from '../../src/http/health.ts';
import { createTestSite } from '../support/testSite.ts';

/** The time of the last readiness check. */
const probedAt = (path: string): unknown => {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare('SELECT checked_at FROM readiness').pluck().get();
  } finally {
    db.close();
  }
};

test('/readyz writes to the database at most once a second', async () => {
  const { app, databasePath } = createTestSite();
  const started = performance.now();
  const ask = () => request(app).get('/readyz');
  await ask().expect(200);
  const seen = new Set([probedAt(databasePath)]);
  for (let round = 0; round < 40; round += 1) {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    seen.add(probedAt(databasePath));
  }
  expect(seen.size).toBeLessThanOrEqual(1 + Math.floor((performance.now() - started) / 1000));
  await expect.poll(async () => (await ask()) && seen.has(probedAt(databasePath))).toBe(false);
});

/** Whether readiness shows its details to a request from this address with these headers. */
const isLocal = (remoteAddress: string, headers: Record<string, string | undefined>): boolean =>
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
])('an HTTP request from %s for the host %s is local: %s', (address, host, expected) => {
  expect(isLocal(address, { host })).toBe(expected);
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
  'an HTTP request with the header %s is not local, because a proxy sent it',
  (name) => {
    expect(isLocal('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
    expect(isLocal('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false);
  },
);
