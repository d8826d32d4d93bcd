import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { postLimitFactor } from '../../content/limits.ts';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { plural } from '../../views/texts/text.ts';
import { setClock } from '../support/clock.ts';
import { load, plain } from '../support/html.ts';
import { otherLocale } from '../support/sample.ts';
import { booking, expectKeptValues, expectRefusalPage, sendForm, sendJson } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

type Site = ReturnType<typeof createTestSite>;

/** Posts a booking from an address and returns the status. */
const postFrom = async ({ app }: Site, address: string, body: object = booking): Promise<number> =>
  (await sendJson(app, body, { 'X-Forwarded-For': address })).status;

/** The posts of one address that are read if RATE_LIMIT_MAX is 1. Invalid posts count too. */
const allowedPosts = postLimitFactor;

/** Posts an invalid booking as often as one address may post at all. */
const useAllowedPosts = async ({ app }: Site): Promise<void> => {
  for (let posts = 0; posts < allowedPosts; posts += 1) await sendJson(app, {}).expect(422);
};

/**
 * Posts two valid bookings to a site that takes one in a minute, and returns the site and the second answer.
 */
const exceedLimit = async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW_S: '60' } });
  await sendJson(site.app, booking).expect(201);
  const refused = await sendJson(site.app, { ...booking, name: 'Eva', locale: otherLocale });
  return { site, refused };
};

test('a valid booking beyond RATE_LIMIT_MAX gets 429 with a text', async () => {
  const { refused } = await exceedLimit();
  const { tooMany } = allTexts[otherLocale].errors.refusals;
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({ message: plural(tooMany, 1, otherLocale) });
});

test('a booking beyond RATE_LIMIT_MAX is told to retry within RATE_LIMIT_WINDOW_S', async () => {
  const { refused } = await exceedLimit();
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a valid booking beyond RATE_LIMIT_MAX is not stored', async () => {
  const { site } = await exceedLimit();
  expect(site.stored().map(({ name }) => name)).toEqual([booking.name]);
});

test('after RATE_LIMIT_WINDOW_S, a limited address can book again', async () => {
  setClock(Date.now());
  const { site } = await exceedLimit();
  vi.setSystemTime(Date.now() + 60_000);
  await sendJson(site.app, { ...booking, name: 'Eva' }).expect(201);
});

test('repeats of a booking count towards RATE_LIMIT_MAX', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '2' } });
  await sendJson(app, booking).expect(201);
  await sendJson(app, booking).expect(201);
  await sendJson(app, booking).expect(429);
});

test('invalid bookings do not count towards RATE_LIMIT_MAX', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let posts = 0; posts < 3; posts += 1) await sendJson(app, { ...booking, name: '' }).expect(422);
  await sendJson(app, booking).expect(201);
});

test.each(locales)('a valid form beyond RATE_LIMIT_MAX in %s gets a page with its values', async (locale) => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  await sendForm(app, { ...booking, name: 'Eva' }).expect(303);
  const refused = await sendForm(app, { ...booking, locale });
  expect(refused.status).toBe(429);
  expectRefusalPage(refused, locale);
  expectKeptValues(refused, locale, booking);
});

test(`a booking after ${allowedPosts} times RATE_LIMIT_MAX invalid posts gets 429`, async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  await useAllowedPosts(site);
  const refused = await sendJson(site.app, booking);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(site.stored()).toEqual([]);
});

test(`posts of an unknown type count towards ${allowedPosts} times RATE_LIMIT_MAX`, async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let posts = 0; posts < allowedPosts; posts += 1)
    await request(app).post('/api/bookings').type('text').send('Ana').expect(415);
  await sendJson(app, booking).expect(429);
});

test(`the body of a post beyond ${allowedPosts} times RATE_LIMIT_MAX is not read`, async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  await useAllowedPosts(site);
  // A body that is read would get 400.
  await request(site.app).post('/api/bookings').type('json').send('{"name":').expect(429);
});

test(`a form beyond ${allowedPosts} times RATE_LIMIT_MAX gets a page without values`, async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  await useAllowedPosts(site);
  const refused = await sendForm(site.app, { ...booking, locale: otherLocale });
  expect(refused.status).toBe(429);
  expectRefusalPage(refused, otherLocale);
  expect(load(refused.text).text('h1')).toBe(plain(allTexts[otherLocale].errors.refusalTitle));
  expect(refused.text).not.toContain(booking.email);
});

test('posts from another site do not count: the visitor can still post', async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let posts = 0; posts < 2 * allowedPosts; posts += 1)
    await sendJson(site.app, booking, { 'Sec-Fetch-Site': 'cross-site' }).expect(403);
  await sendJson(site.app, booking).expect(201);
});

test('no answer tells others at the same address that somebody has posted (RateLimit)', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  const answers = [
    await sendJson(app, {}).expect(422),
    await sendJson(app, booking).expect(201),
    await sendJson(app, booking).expect(429),
  ];
  const names = answers.flatMap(({ headers }) => Object.keys(headers));
  expect(names).toContain('retry-after');
  expect(names.filter((name) => name.includes('ratelimit'))).toEqual([]);
});

test.each([
  ['IPv4 addresses', '192.0.2.1', '192.0.2.2'],
  ['IPv4 addresses with ports', '203.0.113.1:50001', '203.0.113.2:50001'],
  ['IPv6 networks', '2001:db8::1', '2001:db9::1'],
  ['IPv6 networks with ports', '[2001:db8::1]:443', '[2001:db9::1]:443'],
])('visitors with two %s behind a proxy count separately', async (_name, one, other) => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' } });
  expect(await postFrom(site, one)).toBe(201);
  expect(await postFrom(site, one)).toBe(429);
  expect(await postFrom(site, other)).toBe(201);
});

test.each([
  ['one IPv4 address, with different ports', '203.0.113.1:50001', '203.0.113.1:50002'],
  ['one IPv4 address, with and without a port', '203.0.113.1:50001', '203.0.113.1'],
  ['one IPv6 address, with and without a port', '[2001:db8::1]:443', '2001:db8::1'],
  ['one IPv6 network', '2001:db8::1', '2001:db8::2'],
])('posts from %s are counted together', async (_name, one, other) => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' } });
  expect(await postFrom(site, one)).toBe(201);
  expect(await postFrom(site, other)).toBe(429);
});

test('visitors are counted separately behind two proxies that add ports', async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1', TRUST_PROXY: 'loopback, 198.51.100.7' } });
  // The visitor, then a proxy that also adds a port.
  expect(await postFrom(site, '203.0.113.1:50001, 198.51.100.7:443')).toBe(201);
  expect(await postFrom(site, '203.0.113.2:50001, 198.51.100.7:443')).toBe(201);
  expect(await postFrom(site, '203.0.113.1:50003, 198.51.100.7:443')).toBe(429);
});

test('a client cannot choose its address by X-Forwarded-For if TRUST_PROXY is not set', async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  expect(await postFrom(site, '192.0.2.1')).toBe(201);
  expect(await postFrom(site, '192.0.2.2')).toBe(429);
});

/** The warnings that a site logs of two requests from a proxy on this machine. */
const warningsOfProxy = async (TRUST_PROXY: string) => {
  const { app, logged } = createTestSite({ variables: { TRUST_PROXY } });
  for (const path of ['/healthz', '/robots.txt'])
    await request(app).get(path).set('X-Forwarded-For', '203.0.113.77').expect(200);
  return logged.filter((line) => JSON.parse(line).level === 40);
};

test.each(['false', '198.51.100.1'])(
  'a proxy on this machine causes one warning if TRUST_PROXY=%s omits it',
  async (value) => {
    const warnings = await warningsOfProxy(value);
    expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For')]);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ variables: ['TRUST_PROXY'] });
  },
);

test('the warning about a proxy has no addresses', async () => {
  const [warning] = await warningsOfProxy('198.51.100.1');
  expect(warning).toContain('X-Forwarded-For');
  expect(warning).not.toMatch(/203\.0\.113|127\.0\.0|198\.51/);
});

test.each(['loopback', '1', '127.0.0.1, ::1'])(
  'a proxy on this machine causes no warning if TRUST_PROXY is %s',
  async (value) => {
    expect(await warningsOfProxy(value)).toEqual([]);
  },
);
