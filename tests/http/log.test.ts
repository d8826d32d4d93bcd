import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { holdWriteLock } from '../support/databases.ts';
import { sendJson } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, otherLocale);

/** The words of a visitor. None of them may be logged. */
const canary = 'CANARY-7f3a@example.com';

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
  phone: '7f3a',
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

/** The telephone number of the canary is `7f3a`. The client has the addresses of loopback. */
const forbidden = /CANARY|7f3a|127\.0\.0\.1|::1/i;

test('the log has each HTTP request, but nothing that visitors send', async () => {
  const { app, logged, stored } = createTestSite();
  let requests = 0;
  const expectStatus = async (status: number, asked: request.Test) => {
    requests += 1;
    await asked.set(canaryHeaders).expect(status);
  };
  /** Each post has its own key, so that none is a repeat. */
  const post = (body: object | string, { type = 'json', key = `${canary} ${randomUUID()}` } = {}) =>
    request(app).post('/api/bookings').type(type).set('Idempotency-Key', key).send(body);
  const otherFields = { ...canaryFields, message: `${canary} other` };
  for (const [path, status] of canaryPaths) await expectStatus(status, request(app).get(path));
  await expectStatus(405, request(app).put(`${home}?${canary}`));
  // The first booking is stored, its repeat is not, and its key is used for no other content.
  await expectStatus(201, post(canaryFields, { key: canary }));
  await expectStatus(200, post(canaryFields, { key: canary }));
  await expectStatus(422, post(otherFields, { key: canary }));
  await expectStatus(201, post(otherFields));
  // The same content as a form is a repeat, too.
  await expectStatus(200, post(canaryFields, { type: 'form' }));
  expect(await stored()).toHaveLength(2);
  // Each of these posts has one fault.
  await expectStatus(422, post({ ...canaryFields, email: `${canary}@`, locale: canary }));
  await expectStatus(400, post(`{"name": ${canary}`));
  await expectStatus(400, post(`["${canary}"]`));
  await expectStatus(415, post(canary.repeat(1000), { type: 'text/plain' }));
  await expectStatus(413, post({ name: canary.repeat(10_000) }));
  await expectStatus(403, post(canaryFields).query(canary).set('Origin', `https://${canary}`));
  // The server may log a request after the client has its answer.
  const messages = () => logged.map((line) => JSON.parse(line).msg);
  await expect.poll(() => messages().filter((msg) => msg === 'request')).toHaveLength(requests);
  expect(logged.join('')).not.toMatch(forbidden);
});

test('the log has the code or the place of an error, but not its message', async () => {
  const failure = new Error(canary, { cause: canary });
  let isBroken = false;
  const { app, databasePath, logged } = createTestSite({
    replaceStore: (store) => ({
      ...store,
      save: (booking) => (isBroken ? Promise.reject(failure) : store.save(booking)),
    }),
  });
  const lock = holdWriteLock(databasePath);
  await sendJson(app, canaryFields, canaryHeaders).expect(503);
  lock.release();
  isBroken = true;
  await sendJson(app, canaryFields, canaryHeaders).expect(500);
  const frames = expect.arrayContaining([expect.stringContaining('log.test.ts')]);
  expect(logged.map((line) => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'a request could not be stored', code: 'SQLITE_BUSY' }),
      expect.objectContaining({ msg: 'unexpected error', error: { name: 'Error', frames } }),
    ]),
  );
  expect(logged.join('')).not.toMatch(forbidden);
});
