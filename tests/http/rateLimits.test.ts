import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Store } from 'express-rate-limit';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteStore } from '../../db/store.ts';
import { createMemoryStore, limitRequests, memoryCounters } from '../../src/http/rateLimit.ts';
import { holdWriteLock } from '../support/databases.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';

const servers: Server[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

const numbered = (number: number) => ({ ...booking, message: `Request ${number}` });

/** A site with a quota of one, and a promise that resolves when the first request is being stored. */
const createSiteForOne = () => {
  const { promise: isBeingStored, resolve } = Promise.withResolvers<void>();
  const replaceStore = (store: SiteStore): SiteStore => ({
    ...store,
    save: (request) => {
      resolve();
      return store.save(request);
    },
  });
  return { ...createTestSite({ variables: { RATE_LIMIT_MAX: '1' }, replaceStore }), isBeingStored };
};

type SiteForOne = ReturnType<typeof createSiteForOne>;

/** Sends a request and disconnects while it is being stored; resolves when the server notices. */
const sendAndHangUp = async ({ app, isBeingStored, logged }: SiteForOne, body: object): Promise<void> => {
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const hangUp = new AbortController();
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: hangUp.signal,
  });
  await isBeingStored;
  hangUp.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => logged.some((line) => JSON.parse(line).aborted)).toBe(true);
};

test('stores one of 20 equal requests at once if the quota has room for one', async () => {
  const { app, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendJson(app, booking)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  await sendJson(app, numbered(1)).expect(429);
});

test('over the quota, waits only for an equal request in progress', async () => {
  const site = createSiteForOne();
  const key = { 'Idempotency-Key': 'one' };
  const lock = holdWriteLock(site.databasePath);
  const first = sendJson(site.app, booking, key).then();
  await site.isBeingStored;
  const twins = [
    sendJson(site.app, booking),
    sendForm(site.app, booking),
    sendJson(site.app, booking, key),
    sendJson(site.app, numbered(1), key),
  ].map((sent) => sent.then());
  const other = await sendJson(site.app, numbered(1)).expect(429);
  expect(Number(other.headers['retry-after'])).toBeLessThanOrEqual(5);
  lock.release();
  const [json, form, sameKey, reusedKey] = await Promise.all(twins);
  expect((await first).status).toBe(201);
  expect([json, form, sameKey, reusedKey].map((answer) => answer?.status)).toEqual([200, 303, 200, 422]);
  expect([json?.body.id, sameKey?.body.id]).toEqual(Array(2).fill((await first).body.id));
  expect(await site.stored()).toHaveLength(1);
});

test('over the quota, does not wait for equal content from another address', async () => {
  const { app, databasePath, stored } = createTestSite({
    variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' },
  });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  await sendJson(app, numbered(1), from('192.0.2.2')).expect(201);
  const lock = holdWriteLock(databasePath);
  const theirs = sendJson(app, booking, from('192.0.2.1')).then((answer) => answer.status);
  await sendJson(app, booking, from('192.0.2.2')).expect(429);
  lock.release();
  expect(await theirs).toBe(201);
  await sendJson(app, booking, from('192.0.2.2')).expect(429);
  expect(await stored()).toHaveLength(2);
});

test('counts a stored request whose client disconnected', async () => {
  const site = createSiteForOne();
  const lock = holdWriteLock(site.databasePath);
  await sendAndHangUp(site, booking);
  const other = await sendJson(site.app, numbered(1)).expect(429);
  expect(Number(other.headers['retry-after'])).toBeLessThanOrEqual(5);
  lock.release();
  await expect.poll(site.stored).toHaveLength(1);
  await sendJson(site.app, booking).expect(200);
  const refused = await sendJson(site.app, numbered(1)).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(550);
});

test('enforces the quota on clients that disconnect early', async () => {
  const site = createSiteForOne();
  const lock = holdWriteLock(site.databasePath);
  await sendAndHangUp(site, booking);
  lock.release();
  await expect.poll(site.stored).toHaveLength(1);
  for (const number of [1, 2]) await sendJson(site.app, numbered(number)).expect(429);
  expect(await site.stored()).toHaveLength(1);
});

test('repeats, errors and reused keys do not take the last place in the quota', async () => {
  const { app, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '2' } });
  await sendJson(app, booking, { 'Idempotency-Key': 'one' }).expect(201);
  const others = await Promise.all([
    ...Array.from({ length: 5 }, () => sendJson(app, booking)),
    ...Array.from({ length: 5 }, () => sendJson(app, { ...booking, name: '' })),
    ...Array.from({ length: 5 }, () => sendJson(app, numbered(9), { 'Idempotency-Key': 'one' })),
  ]);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200, 422]));
  await sendJson(app, numbered(1)).expect(201);
  await sendJson(app, numbered(2)).expect(429);
  expect(await stored()).toHaveLength(2);
});

test.each([-1, 1])('changing the clock by %i day neither opens nor closes a window', async (days) => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  await sendJson(app, booking).expect(201);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
  const refused = await sendJson(app, numbered(1)).expect(429);
  const seconds = Number(refused.headers['retry-after']);
  expect([seconds > 550, seconds <= 600]).toEqual([true, true]);
});

test('stores requests again after the window ends', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW_S: '1' } });
  await sendJson(app, booking).expect(201);
  await expect.poll(async () => (await sendJson(app, numbered(1))).status, { interval: 100 }).toBe(201);
});

test('sends both limits, and Retry-After when over the quota', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const answers = [await sendJson(app, booking), await sendJson(app, {}), await sendJson(app, numbered(1))];
  expect(answers.map(({ status }) => status)).toEqual([201, 422, 429]);
  const limits = answers.map(({ headers }) =>
    String(headers['ratelimit']).replaceAll(/t=(5[5-9]\d|600)/g, 't=…'),
  );
  expect(limits).toEqual([
    '"attempts"; r=19; t=…, "bookings"; r=0; t=…',
    '"attempts"; r=18; t=…',
    '"attempts"; r=17; t=…, "bookings"; r=0; t=…',
  ]);
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual([
    undefined,
    undefined,
    expect.stringMatching(/^(5[5-9]\d|600)$/),
  ]);
});

/** An application that answers 429 over the limit, counted by `X-Forwarded-For`. */
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
    counters: { ...memoryCounters, createStore: () => store },
  });
  app.use(limit, (_req, res) => {
    res.sendStatus(200);
  });
  const visit = async (address: string): Promise<number> =>
    (await request(app).get('/').set('X-Forwarded-For', address)).status;
  return { visit, logged };
};

/** A store that records its keys. */
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

test('sends the limit in the headers of draft 8', async () => {
  const app = express();
  app.use(
    limitRequests({
      name: 'limit',
      limit: 5,
      windowSeconds: 600,
      log: pino({ enabled: false }),
      handler: (_req, res) => void res.sendStatus(429),
      counters: memoryCounters,
    }),
    (_req, res) => void res.sendStatus(200),
  );
  const { headers } = await request(app).get('/');
  expect(headers['ratelimit']).toMatch(/^"limit"; r=4; t=(5[5-9]\d|600)$/);
  expect(headers['ratelimit-policy']).toMatch(/^"limit"; q=5; w=600; pk=:[\w+/=]+:$/);
});

/** The warnings of a site after several requests with these headers. */
const warningsAfter = async (TRUST_PROXY: string, headers: Record<string, string>) => {
  const { app, logged } = createTestSite({ variables: { TRUST_PROXY } });
  for (const path of ['/', '/es', '/healthz']) await request(app).get(path).set(headers).expect(200);
  return logged.filter((line) => JSON.parse(line).level === 40);
};

const forwarded = { 'X-Forwarded-For': '203.0.113.77' };

test.each(['false', '198.51.100.1'])(
  'warns once of X-Forwarded-For with TRUST_PROXY=%s, without addresses',
  async (value) => {
    const warnings = await warningsAfter(value, forwarded);
    expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For')]);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ variables: ['TRUST_PROXY'] });
    expect(warnings[0]).not.toMatch(/203\.0\.113|127\.0\.0|198\.51/);
  },
);

test.each(['loopback', '1', '127.0.0.1, ::1'])(
  'does not warn of a proxy that TRUST_PROXY=%s trusts',
  async (value) => {
    expect(await warningsAfter(value, forwarded)).toEqual([]);
  },
);

test('does not warn without X-Forwarded-For', async () => {
  expect(await warningsAfter('false', {})).toEqual([]);
});
