import express from 'express';
import type { Store } from 'express-rate-limit';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { limitByAddress } from '../../src/http/limitByAddress.ts';
import { countAlone } from '../../src/http/limitCounts.ts';
import { createMemoryRateLimitStore } from '../../src/http/memoryRateLimitStore.ts';

/** An application that answers 200 within the limit and 429 over it, by the address that a proxy names. */
const createLimitedApp = (store: Store) => {
  const logged: string[] = [];
  const app = express().set('trust proxy', 1);
  const limit = limitByAddress({
    name: 'limit',
    max: 1,
    windowSeconds: 600,
    log: pino({}, { write: (line: string) => logged.push(line) }),
    onExceeded: (_req, res) => {
      res.sendStatus(429);
    },
    counts: { ...countAlone(), store },
  });
  app.use(limit.count, (_req, res) => {
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

test('a limiter that cannot count lets everybody through, and logs it without addresses', async () => {
  const fail = () => Promise.reject(new Error('192.0.2.1'));
  const { visit, logged } = createLimitedApp({ increment: fail, decrement: fail, resetKey: fail });
  expect(await visit('192.0.2.1')).toBe(200);
  expect(await visit('192.0.2.1')).toBe(200);
  expect(JSON.parse(logged[0] ?? '{}').msg).toBe('the rate limit cannot count');
  expect(logged.join('')).not.toContain('192.0.2.1');
});

test('addresses are counted each on its own, those of an IPv6 network together, and none is kept in clear', async () => {
  const { keys, store } = observed(createMemoryRateLimitStore());
  const { visit } = createLimitedApp(store);
  expect(await visit('192.0.2.1')).toBe(200);
  expect(await visit('192.0.2.1')).toBe(429);
  expect(await visit('192.0.2.2')).toBe(200);
  expect(await visit('2001:db8::1')).toBe(200);
  expect(await visit('2001:db8::2')).toBe(429);
  expect(keys.size).toBe(3);
  expect([...keys].join(' ')).not.toMatch(/192|2001|db8/);
});

test('of more addresses than there is room for, the one with the oldest window is forgotten', async () => {
  const { visit } = createLimitedApp(createMemoryRateLimitStore(2));
  expect(await visit('192.0.2.1')).toBe(200);
  expect(await visit('192.0.2.2')).toBe(200);
  expect(await visit('192.0.2.1')).toBe(429);
  expect(await visit('192.0.2.3')).toBe(200);
  expect(await visit('192.0.2.2')).toBe(429);
  expect(await visit('192.0.2.1')).toBe(200);
});

test('what a proxy names that is no address counts as the peer', async () => {
  const { keys, store } = observed(createMemoryRateLimitStore());
  const { visit } = createLimitedApp(store);
  expect(await visit('7.7.7.7:1')).toBe(200);
  for (const garbage of ['7.7.7.7:2', ':2', 'fe80::1%a', 'fe80::1%b', 'x'.repeat(2000), '[2001:db8::1]:443'])
    expect(await visit(garbage), garbage).toBe(429);
  expect(keys.size).toBe(1);
});
