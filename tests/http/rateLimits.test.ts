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
});

/** Sends as many posts as are allowed, then one from each address, and resolves with the statuses of these. */
const statusesAfterTooMany = async (limited: string, addresses: readonly string[]): Promise<number[]> => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' } });
  const post = async (address: string) => (await sendJson(app, {}, { 'X-Forwarded-For': address })).status;
  for (let posts = 0; posts < postsPerBooking; posts += 1) await post(limited);
  const statuses: number[] = [];
  for (const address of addresses) statuses.push(await post(address));
  return statuses;
};

test('an IP address or IPv6 network that posts too often gets 429, even for invalid bookings', async () => {
  const [sameAddress, other] = ['192.0.2.1', '192.0.2.2'];
  expect(await statusesAfterTooMany('192.0.2.1', [sameAddress, other])).toEqual([429, 422]);
  const [sameNetwork, otherNetwork] = ['2001:db8::2', '2001:db9::1'];
  expect(await statusesAfterTooMany('2001:db8::1', [sameNetwork, otherNetwork])).toEqual([429, 422]);
});

test('posts with an invalid X-Forwarded-For all count as the address of the connection', async () => {
  const garbage = ['7.7.7.7:2', ':2', 'fe80::1%a', 'x'.repeat(2000), '[2001:db8::1]:443'];
  expect(await statusesAfterTooMany('7.7.7.7:1', garbage)).toEqual(garbage.map(() => 429));
});

/** The warnings of a site after several requests with these headers. */
const warningsAfter = async (TRUST_PROXY: string, headers: Record<string, string>) => {
  const { app, logged } = createTestSite({ variables: { TRUST_PROXY } });
  for (const path of ['/healthz', '/robots.txt']) await request(app).get(path).set(headers).expect(200);
  return logged.filter((line) => JSON.parse(line).level === 40);
};

const fromProxy = { 'X-Forwarded-For': '203.0.113.77' };

test.each(['false', '198.51.100.1'])(
  'the site warns once of X-Forwarded-For with TRUST_PROXY=%s, without addresses',
  async (value) => {
    const warnings = await warningsAfter(value, fromProxy);
    expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For')]);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ variables: ['TRUST_PROXY'] });
    expect(warnings[0]).not.toMatch(/203\.0\.113|127\.0\.0|198\.51/);
  },
);

test.each(['loopback', '1', '127.0.0.1, ::1'])(
  'the site does not warn of a proxy that TRUST_PROXY=%s trusts',
  async (value) => {
    expect(await warningsAfter(value, fromProxy)).toEqual([]);
  },
);
