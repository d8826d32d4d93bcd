import request from 'supertest';
import { expect, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { holdWriteLock } from '../support/databases.ts';
import { sendJson } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, otherLocale);

/** The words of a visitor. None of them may be logged. */
const canary = 'CANARY-q7zk@example.com';

const canaryHeaders = {
  'User-Agent': canary,
  Referer: `http://localhost:3000/${canary}?${canary}`,
  Cookie: `a=${canary}`,
  'Accept-Language': canary,
  'X-Forwarded-For': canary,
  'X-Request-Id': canary,
  Authorization: `Basic ${canary}`,
};

const canaryFields = {
  name: canary,
  email: canary,
  phone: 'q7zk',
  service: canary,
  message: canary,
  website: canary,
};

const canaryPaths: readonly (readonly [path: string, status: number])[] = [
  [home, 200],
  [`/${canary}`, 404],
  [urlOf({ page: 'service', slug: encodeURIComponent(canary) }, otherLocale), 404],
  [urlOf({ page: 'services' }, otherLocale, { query: { q: canary } }), 200],
  [`${home}/?${canary}=${canary}`, 301],
  [`${home}?service=${canary}`, 200],
  [`/assets/${canary}.css`, 404],
  [`/%E0%A4%A/${canary}`, 404],
  ['/canary/services', 404],
];

/** The telephone number of the canary is `q7zk`. The client has the addresses of loopback. */
const forbidden = /CANARY|q7zk|127\.0\.0\.1|::1/i;

test('the log has each HTTP request, but nothing that visitors send', async () => {
  const { app, logged, stored } = createTestSite();
  let requests = 0;
  const expectStatus = async (status: number, asked: request.Test) => {
    requests += 1;
    await asked.set(canaryHeaders).expect(status);
  };
  const post = (body: object | string, type = 'json') =>
    request(app).post('/api/bookings').type(type).send(body);
  for (const [path, status] of canaryPaths) await expectStatus(status, request(app).get(path));
  await expectStatus(405, request(app).put(`${home}?${canary}`));
  // The first booking is stored, its repeat is not.
  await expectStatus(201, post(canaryFields));
  await expectStatus(201, post(canaryFields));
  await expectStatus(303, post({ ...canaryFields, message: `${canary} other` }, 'form'));
  expect(stored()).toHaveLength(2);
  // Each of these posts has one fault.
  await expectStatus(422, post({ ...canaryFields, email: `${canary}@`, locale: canary }));
  await expectStatus(400, post(`{"name": ${canary}`));
  await expectStatus(400, post(`["${canary}"]`));
  await expectStatus(415, post(canary.repeat(1000), 'text/plain'));
  await expectStatus(413, post({ name: canary.repeat(10_000) }));
  await expectStatus(403, post(canaryFields).query(canary).set('Origin', `https://${canary}`));
  // The server may log a request after the client has its answer.
  const messages = () => logged.map((line) => JSON.parse(line).msg);
  await expect.poll(() => messages().filter((msg) => msg === 'request')).toHaveLength(requests);
  expect(logged.join('')).not.toMatch(forbidden);
});

/** The lines about requests in a log. */
const requestsIn = (logged: readonly string[]) =>
  logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');

test('the log has method, route, status and milliseconds of a request, in one line', async () => {
  const { app, logged } = createTestSite();
  await sendJson(app, canaryFields).expect(201);
  await expect.poll(() => requestsIn(logged)).toHaveLength(1);
  expect(requestsIn(logged)).toEqual([
    expect.objectContaining({ method: 'POST', route: 'bookings', status: 201, ms: expect.any(Number) }),
  ]);
});

test('the log has the code of a database error', async () => {
  const { app, databasePath, logged } = createTestSite();
  const lock = holdWriteLock(databasePath);
  await sendJson(app, canaryFields, canaryHeaders).expect(503);
  lock.release();
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'a request could not be stored', code: 'SQLITE_BUSY' }),
  );
  expect(logged.join('')).not.toMatch(forbidden);
});

test('the log has the place of an unexpected error, but not its message', async () => {
  const { app, db, logged } = createTestSite();
  // The next booking fails with an error of better-sqlite3: 'The database connection is not open'.
  db.close();
  await sendJson(app, canaryFields, canaryHeaders).expect(500);
  const frames = expect.arrayContaining([expect.stringContaining('bookings.ts')]);
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'unexpected error', error: { name: 'TypeError', frames } }),
  );
  expect(logged.join('')).not.toContain('connection is not open');
  expect(logged.join('')).not.toMatch(forbidden);
});
