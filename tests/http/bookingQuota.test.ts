import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteStore } from '../../db/store.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';
import { holdWriteLock } from '../support/writeLock.ts';

const servers: Server[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

const numbered = (number: number) => ({ ...booking, message: `Request ${number}` });

/** A site with room for one request, and what resolves when the first one is about to be stored. */
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

/** Sends a request and hangs up while it is being stored; resolves when the server knows. */
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

test('the same request twenty times at once is stored once, where the quota has room for one', async () => {
  const { app, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendJson(app, booking)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  await sendJson(app, numbered(1)).expect(429);
});

test('over the quota, a request waits for its twin that is being stored, and for no other', async () => {
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

test('over the quota, nobody waits for the same content that somebody else sends, nor learns of it', async () => {
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

test('a request whose client hung up uses up the quota if it is stored', async () => {
  const site = createSiteForOne();
  const lock = holdWriteLock(site.databasePath);
  await sendAndHangUp(site, booking);
  const other = await sendJson(site.app, numbered(1)).expect(429);
  expect(Number(other.headers['retry-after'])).toBeLessThanOrEqual(5);
  lock.release();
  await expect.poll(site.stored).toHaveLength(1);
  await sendJson(site.app, booking).expect(200);
  const refused = await sendJson(site.app, numbered(1)).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
});

test('a client that always hangs up early cannot store more than its quota', async () => {
  const site = createSiteForOne();
  const lock = holdWriteLock(site.databasePath);
  await sendAndHangUp(site, booking);
  lock.release();
  await expect.poll(site.stored).toHaveLength(1);
  for (const number of [1, 2]) await sendJson(site.app, numbered(number)).expect(429);
  expect(await site.stored()).toHaveLength(1);
});

test('repeats, mistakes and used keys that come at once with the last request leave it its place', async () => {
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

test.each([-1, 1])('setting the clock by %i day opens no window anew and closes none', async (days) => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  await sendJson(app, booking).expect(201);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
  const refused = await sendJson(app, numbered(1)).expect(429);
  const seconds = Number(refused.headers['retry-after']);
  expect([seconds > 590, seconds <= 600]).toEqual([true, true]);
});

test('a window ends', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW_S: '1' } });
  await sendJson(app, booking).expect(201);
  await expect
    .poll(async () => (await sendJson(app, numbered(1))).status, { timeout: 5000, interval: 100 })
    .toBe(201);
});

test('answers tell both limits and, over the quota, how long to wait', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const answers = [await sendJson(app, booking), await sendJson(app, {}), await sendJson(app, numbered(1))];
  expect(answers.map(({ status }) => status)).toEqual([201, 422, 429]);
  expect(answers.map(({ headers }) => headers['ratelimit'])).toEqual([
    '"attempts"; r=19; t=600, "bookings"; r=0; t=600',
    '"attempts"; r=18; t=600',
    '"attempts"; r=17; t=600, "bookings"; r=0; t=600',
  ]);
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual([undefined, undefined, '600']);
});
