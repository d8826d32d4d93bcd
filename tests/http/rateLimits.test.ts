import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { postsPerBooking } from '../../content/limits.ts';
import { booking, sendJson } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';

test('a booking stored under a clock a day ahead uses no quota once the clock is right', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const dayMs = 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs });
  await sendJson(app, booking).expect(201);
  vi.useRealTimers();
  await sendJson(app, { ...booking, message: 'Another' }).expect(201);
  await sendJson(app, { ...booking, message: 'More than the quota' }).expect(429);
});

/** The statuses of invalid bookings, one from each address, after as many as are allowed from another. */
const statusesOf = async (addresses: readonly string[], { afterTooManyFrom = '' }) => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' } });
  const post = async (address: string) => (await sendJson(app, {}, { 'X-Forwarded-For': address })).status;
  for (let posts = 0; posts < postsPerBooking; posts += 1) await post(afterTooManyFrom);
  const statuses: number[] = [];
  for (const address of addresses) statuses.push(await post(address));
  return statuses;
};

test('an IP address or IPv6 network that posts too often gets 429, even for invalid bookings', async () => {
  const [address, otherAddress] = ['192.0.2.1', '192.0.2.2'];
  expect(await statusesOf([address, otherAddress], { afterTooManyFrom: address })).toEqual([429, 422]);
  const [afterTooManyFrom, sameNetwork, otherNetwork] = ['2001:db8::1', '2001:db8::2', '2001:db9::1'];
  expect(await statusesOf([sameNetwork, otherNetwork], { afterTooManyFrom })).toEqual([429, 422]);
});

test('posts with an invalid X-Forwarded-For all count as the address of the connection', async () => {
  const garbage = ['7.7.7.7:2', ':2', 'fe80::1%a', 'x'.repeat(2000), '[2001:db8::1]:443'];
  expect(await statusesOf(garbage, { afterTooManyFrom: '7.7.7.7:1' })).toEqual(garbage.map(() => 429));
});

/** The warnings that a site logs of two requests from a proxy on this machine. */
const warningsOfProxy = async (TRUST_PROXY: string) => {
  const { app, logged } = createTestSite({ variables: { TRUST_PROXY } });
  for (const path of ['/healthz', '/robots.txt'])
    await request(app).get(path).set('X-Forwarded-For', '203.0.113.77').expect(200);
  return logged.filter((line) => JSON.parse(line).level === 40);
};

test.each(['false', '198.51.100.1'])(
  'a proxy on this machine causes one warning, without addresses, if TRUST_PROXY=%s omits it',
  async (value) => {
    const warnings = await warningsOfProxy(value);
    expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For')]);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ variables: ['TRUST_PROXY'] });
    expect(warnings[0]).not.toMatch(/203\.0\.113|127\.0\.0|198\.51/);
  },
);

test.each(['loopback', '1', '127.0.0.1, ::1'])(
  'a proxy on this machine causes no warning if TRUST_PROXY=%s includes it',
  async (value) => {
    expect(await warningsOfProxy(value)).toEqual([]);
  },
);
