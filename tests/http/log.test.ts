import request from 'supertest';
import { expect, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { holdWriteLock } from '../support/databaseFiles.ts';
import { otherLocale } from '../support/sample.ts';
import { sendJson } from '../support/sendBooking.ts';
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
  // Makes each of these bookings spam.
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

/** The lines about requests in a log. The server may write a line after the client has its answer. */
const requestsIn = (logged: readonly string[]) =>
  logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');

/** The telephone number of the canary is `q7zk`. The client has the addresses of loopback. */
const forbidden = /CANARY|q7zk|127\.0\.0\.1|::1/i;

/** Sends requests that have the canary everywhere, and waits until each has its line in the log. */
const sendCanaries = async () => {
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
  await expectStatus(201, post({ ...canaryFields, website: '' }));
  expect(stored()).toHaveLength(3);
  // Each of these posts is refused.
  await expectStatus(422, post({ ...canaryFields, email: `${canary}@`, locale: canary }));
  await expectStatus(400, post(`{"name": ${canary}`));
  await expectStatus(400, post(`["${canary}"]`));
  await expectStatus(415, post(canary.repeat(1000), 'text/plain'));
  await expectStatus(413, post({ name: canary.repeat(10_000) }));
  await expectStatus(403, post(canaryFields).query(canary).set('Origin', `https://${canary}`));
  await expect.poll(() => requestsIn(logged)).toHaveLength(requests);
  return logged.join('');
};

test('neither what visitors send nor their address is in the log', async () => {
  expect(await sendCanaries()).not.toMatch(forbidden);
});

test('the log has method, route, status and milliseconds of a request, in one line', async () => {
  const { app, logged } = createTestSite();
  await sendJson(app, canaryFields).expect(201);
  await expect.poll(() => requestsIn(logged)).toHaveLength(1);
  expect(requestsIn(logged)).toEqual([
    expect.objectContaining({ method: 'POST', route: 'bookings', status: 201, ms: expect.any(Number) }),
  ]);
});

/** Posts the canary while another process writes to the database, and returns the log. */
const logOfDatabaseError = async (): Promise<string[]> => {
  const { app, databasePath, logged } = createTestSite();
  const lock = holdWriteLock(databasePath);
  await sendJson(app, canaryFields, canaryHeaders).expect(503);
  lock.release();
  return logged;
};

test('the log has the code of a database error', async () => {
  const logged = await logOfDatabaseError();
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'a request could not be stored', code: 'SQLITE_BUSY' }),
  );
});

test('the log about a database error has nothing that the visitor sent', async () => {
  expect((await logOfDatabaseError()).join('')).not.toMatch(forbidden);
});

/** Posts the canary while the database is closed, which throws an unexpected error, and returns the log. */
const logOfUnexpectedError = async (): Promise<string[]> => {
  const { app, db, logged } = createTestSite();
  db.close();
  await sendJson(app, canaryFields, canaryHeaders).expect(500);
  return logged;
};

test('the log has the place of an unexpected error', async () => {
  const frames = expect.arrayContaining([expect.stringContaining('bookings.ts')]);
  expect((await logOfUnexpectedError()).map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'unexpected error', error: { name: 'TypeError', frames } }),
  );
});

test('the log has no message of an unexpected error, because it may quote the visitor', async () => {
  const logged = (await logOfUnexpectedError()).join('');
  expect(logged).toContain('unexpected error');
  // The whole message is 'The database connection is not open'.
  expect(logged).not.toContain('connection is not open');
  expect(logged).not.toMatch(forbidden);
});
