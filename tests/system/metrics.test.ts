import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import { platform } from 'node:os';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { defaultLocale } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { holdWriteLock } from '../support/databases.ts';
import { expectSeries, listSockets, readMetricsUrl, scrape } from '../support/metrics.ts';
import { postBooking } from '../support/postBooking.ts';
import { askRaw } from '../support/rawHttp.ts';
import { databaseIn, shareServer, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, defaultLocale);

const startWithMetrics = (variables: Record<string, string> = {}) =>
  startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()), METRICS_PORT: '0', ...variables });

const ask = async (url: string, { method = 'GET', headers = {} } = {}) => {
  const { origin } = new URL(url);
  const { status, body } = await askRaw(origin, url.slice(origin.length), headers, method);
  return { status, body: String(body) };
};

/** Posts to a server, and resolves with the status. */
const poster =
  (url: string) =>
  async (body: object | string, headers?: Record<string, string>): Promise<number> =>
    (await postBooking(url, body, headers)).status;

/** A server for tests that change nothing but counters. */
const shared = shareServer(() => ({ METRICS_PORT: '0' }));

test("the server has no metrics by default, and never on the site's port", async () => {
  const off = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()), HOST: '127.0.0.1' });
  expect(readMetricsUrl(off)).toBe('off');
  for (const { url } of [off, shared()]) expect((await ask(`${url}/metrics`)).status).toBe(404);
  // The sockets of a process are read from /proc, which only Linux has.
  if (platform() !== 'linux') return;
  // While the site warms its cache, it has a private listener, which may close at any time.
  for (const address of listSockets(off.pid)) {
    const port = Number.parseInt(address.split(':')[1] ?? '', 16);
    const closed = { status: 404 };
    expect((await ask(`http://127.0.0.1:${port}/metrics`).catch(() => closed)).status).toBe(404);
  }
});

test('metrics omit notifications and backups that are off; the age of a missing backup is infinite', async () => {
  const isOptional = (name: string) => /outbox|backup/.test(name);
  expect(Object.keys(await scrape(shared())).filter(isOptional)).toEqual([]);
  // No backup can be made in this place.
  const server = await startWithMetrics({ BACKUP_DIR: '/dev/null/copies', BACKUP_EVERY: '1h' });
  expect(await scrape(server)).toMatchObject({
    site_backup_age_seconds: Number.POSITIVE_INFINITY,
    site_backup_interval_seconds: 60 * 60,
  });
});

test('metrics count HTTP requests by route and status', async () => {
  const server = await startWithMetrics();
  const { url } = server;
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec((await ask(url + home)).body) ?? [];
  const missingProfile = urlOf({ page: 'masseuse', slug: 'none' }, defaultLocale);
  const withSlash = `${urlOf({ page: 'masseuses' }, defaultLocale)}/`;
  for (const path of [`${home}?a=b`, '/none', missingProfile, withSlash, '/healthz', '/robots.txt', asset])
    await ask(url + path);
  await ask(url + home, { method: 'PUT' });
  await postBooking(url);
  await expectSeries(server, {
    'site_http_requests_total{route="home",status="200"}': 2,
    'site_http_requests_total{route="home",status="405"}': 1,
    'site_http_requests_total{route="masseuses",status="301"}': 1,
    'site_http_requests_total{route="notFound",status="404"}': 1,
    'site_http_requests_total{route="profileNotFound",status="404"}': 1,
    'site_http_requests_total{route="healthz",status="200"}': 1,
    'site_http_requests_total{route="document",status="200"}': 1,
    'site_http_requests_total{route="asset",status="200"}': 1,
    'site_http_requests_total{route="bookings",status="201"}': 1,
  });
});

test('metrics count booking requests by outcome', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const server = await startWithMetrics({ DATABASE_PATH, RATE_LIMIT_MAX: '3' });
  const key = { 'Idempotency-Key': 'k' };
  const posts: [outcome: string, status: number, body: object | string, headers?: Record<string, string>][] =
    [
      ['stored', 201, { message: 'one' }, key],
      ['repeat', 200, { message: 'one' }],
      ['idempotencyConflict', 422, { message: 'other' }, key],
      ['stored', 201, { message: 'two' }],
      ['spam', 201, { website: 'x' }],
      // Three are stored now.
      ['tooMany', 429, { message: 'three' }],
      ['invalid', 422, { name: '' }],
      ['malformed', 400, '{'],
      ['malformed', 400, '[]'],
      ['foreign', 403, {}, { Origin: 'https://other.example' }],
      ['wrongType', 415, 'x', { 'Content-Type': 'text/plain' }],
      ['tooLarge', 413, { message: 'x'.repeat(bodyLimit) }],
    ];
  const seriesOf = (outcome: string) => `site_booking_requests_total{outcome="${outcome}"}`;
  const lock = holdWriteLock(DATABASE_PATH);
  expect(await poster(server.url)({})).toBe(503);
  lock.release();
  const counts: Record<string, number> = { [seriesOf('unavailable')]: 1, [seriesOf('error')]: 0 };
  for (const [outcome, status, ...sent] of posts) {
    expect(await poster(server.url)(...sent), outcome).toBe(status);
    counts[seriesOf(outcome)] = (counts[seriesOf(outcome)] ?? 0) + 1;
  }
  await expectSeries(server, counts);
});

test('metrics have the durations of pages, small files and bookings, in seconds', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const server = await startWithMetrics({ DATABASE_PATH });
  for (const path of [home, '/none', '/robots.txt']) await ask(server.url + path);
  // The server waits two seconds for a locked database.
  const lock = holdWriteLock(DATABASE_PATH);
  expect(await poster(server.url)({})).toBe(503);
  lock.release();
  await expectSeries(server, {
    'site_http_request_duration_seconds_count{class="page"}': 2,
    'site_http_request_duration_seconds_count{class="small"}': 1,
    'site_http_request_duration_seconds_bucket{le="1",class="bookings"}': 0,
    'site_http_request_duration_seconds_sum{class="bookings"}': expect.toSatisfy((sum: number) => sum > 2),
  });
});

test('metrics and /readyz show nothing that visitors send, and no IP address', async () => {
  const canary = 'CANARY7f3a';
  const post = poster(shared().url);
  const person = { name: canary, email: `${canary}@example.com`, phone: canary };
  const fields = { ...person, service: canary, message: canary };
  expect(await post(fields, { 'Idempotency-Key': canary, 'User-Agent': canary })).toBe(201);
  expect(await post({ ...fields, name: '' })).toBe(422);
  expect(await post(`{"${canary}`)).toBe(400);
  for (const path of [
    `/services?q=${canary}`,
    `/${canary}`,
    urlOf({ page: 'masseuse', slug: canary }, defaultLocale),
    `/?service=${canary}`,
  ])
    await ask(shared().url + path, { headers: { Cookie: `a=${canary}`, 'X-Forwarded-For': canary } });
  const namesOfSeries = async () => Object.keys(await scrape(shared()));
  // A request is counted shortly after its answer.
  const missingProfiles = 'site_http_requests_total{route="profileNotFound",status="404"}';
  await expect.poll(namesOfSeries).toContain(missingProfiles);
  for (const path of ['metrics', 'readyz']) {
    const { body } = await ask(new URL(path, readMetricsUrl(shared())).href);
    expect(body).not.toMatch(/canary|7f3a|[^.\d](?:127\.0\.0\.1|::1)/i);
  }
});

test('metrics get no series from invented paths and methods, so that their number stays small', async () => {
  const paths = [
    ...['/WORD', '/masseuses/WORD?WORD=WORD', '/services/WORD/WORD', '/assets/WORD.js'],
    ...['/?service=WORD', '/services?q=WORD', '/api/bookings/WORD'],
  ];
  const methods = METHODS.filter((method) => method !== 'CONNECT');
  const requests = methods.flatMap((method) => paths.map((path) => ({ method, path })));
  const listSeries = async () =>
    Object.entries(await scrape(shared())).filter(([name]) => name.startsWith('site_'));
  const countRequests = async (): Promise<number> => {
    const counts = (await listSeries()).filter(([name]) => name.startsWith('site_http_requests_total'));
    return counts.reduce((sum, [, count]) => sum + count, 0);
  };
  /** Sends each request with a new word, and resolves with the names of all series. */
  const sendAll = async (): Promise<string[]> => {
    const before = await countRequests();
    const send = (path: string, method: string) =>
      ask(shared().url + path.replaceAll('WORD', randomUUID()), { method });
    await Promise.all(requests.map(({ path, method }) => send(path, method)));
    await expect.poll(countRequests).toBe(before + requests.length);
    return (await listSeries()).map(([name]) => name);
  };
  const known = await sendAll();
  expect(await sendAll()).toEqual(known);
});
