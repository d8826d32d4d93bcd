import express from 'express';
import type { Store } from 'express-rate-limit';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { countInMemory, createMemoryStore, limitRequests } from '../../src/http/rateLimit.ts';

/** An application that answers 200 within the limit and 429 over it, by the address that a proxy names. */
const createLimitedApp = (store: Store) => {
  const logged: string[] = [];
  const app = express().set('trust proxy', 1);
  const limit = limitRequests({
    name: 'limit',
    limit: 1,
    windowSeconds: 600,
    log: pino({}, { write: (line: string) => logged.push(line) }),
    handler: (_req, res) => {
      res.sendStatus(429);
    },
    counts: { ...countInMemory, storeFor: () => store },
  });
  app.use(limit, (_req, res) => {
    res.sendStatus(200);
  });
  const visit = async (address: string): Promise<number> =>
    (await request(app).get('/').set('X-Forwarded-For', address)).status;
  return { visit, logged };
};

/** A store that answers as `store` does, and what was asked of it. */
const observed = (store: Store) => {
  const keys = new Set<string>();
  const increment: Store['increment'] = (key) => {
    keys.add(key);
    return store.increment(key);
  };
  return { keys, store: { ...store, increment } };
};

test('lets requests through when the store fails, and logs no address', async () => {
  const fail = () => Promise.reject(new Error('192.0.2.1'));
  const { visit, logged } = createLimitedApp({ increment: fail, decrement: fail, resetKey: fail });
  expect(await visit('192.0.2.1')).toBe(200);
  expect(await visit('192.0.2.1')).toBe(200);
  expect(JSON.parse(logged[0] ?? '{}').msg).toBe('rate limit failed');
  expect(logged.join('')).not.toContain('192.0.2.1');
});

test('counts each address and each IPv6 network, and stores digests only', async () => {
  const { keys, store } = observed(createMemoryStore());
  const { visit } = createLimitedApp(store);
  expect(await visit('192.0.2.1')).toBe(200);
  expect(await visit('192.0.2.1')).toBe(429);
  expect(await visit('192.0.2.2')).toBe(200);
  expect(await visit('2001:db8::1')).toBe(200);
  expect(await visit('2001:db8::2')).toBe(429);
  expect(keys.size).toBe(3);
  expect([...keys].join(' ')).not.toMatch(/192|2001|db8/);
});

test('forgets the address with the oldest window when the store is full', async () => {
  const { visit } = createLimitedApp(createMemoryStore(2));
  expect(await visit('192.0.2.1')).toBe(200);
  expect(await visit('192.0.2.2')).toBe(200);
  expect(await visit('192.0.2.1')).toBe(429);
  expect(await visit('192.0.2.3')).toBe(200);
  expect(await visit('192.0.2.2')).toBe(429);
  expect(await visit('192.0.2.1')).toBe(200);
});

test('counts an invalid X-Forwarded-For as the address of the connection', async () => {
  const { keys, store } = observed(createMemoryStore());
  const { visit } = createLimitedApp(store);
  expect(await visit('7.7.7.7:1')).toBe(200);
  for (const garbage of ['7.7.7.7:2', ':2', 'fe80::1%a', 'fe80::1%b', 'x'.repeat(2000), '[2001:db8::1]:443'])
    expect(await visit(garbage), garbage).toBe(429);
  expect(keys.size).toBe(1);
});

test('tells the limit in the headers of draft 8', async () => {
  const app = express();
  app.use(
    limitRequests({
      name: 'limit',
      limit: 5,
      windowSeconds: 600,
      log: pino({ enabled: false }),
      handler: (_req, res) => void res.sendStatus(429),
      counts: countInMemory,
    }),
    (_req, res) => void res.sendStatus(200),
  );
  const { headers } = await request(app).get('/');
  expect(headers['ratelimit']).toBe('"limit"; r=4; t=600');
  expect(headers['ratelimit-policy']).toMatch(/^"limit"; q=5; w=600; pk=:[\w+/=]+:$/);
});
