import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, createTestSite } from '../support/testSite.ts';
import { holdWriteLock } from '../support/writeLock.ts';

afterEach(cleanUp);

const canary = 'CANARY-7f3a@example.com';

const headers = {
  'User-Agent': canary,
  Referer: `http://localhost:3000/${canary}?${canary}`,
  Cookie: `a=${canary}`,
  'Accept-Language': canary,
  'X-Forwarded-For': canary,
  'X-Request-Id': canary,
  'Idempotency-Key': canary,
  Authorization: `Basic ${canary}`,
};

const fields = {
  name: canary,
  email: canary,
  phone: '7f3a',
  service: canary,
  message: canary,
  website: canary,
};

const paths = [
  '/',
  `/${canary}`,
  `/es/services/${encodeURIComponent(canary)}`,
  `/services?q=${canary}`,
  `/ES/?${canary}=${canary}`,
  `/?service=${canary}`,
  `/assets/${canary}.css`,
  `/%E0%A4%A/${canary}`,
];

test('nothing that a visitor sends is logged, even at the lowest level and when things fail', async () => {
  let isBroken = false;
  const { app, databasePath, logged } = createTestSite({
    replaceStore: (store) => ({
      ...store,
      save: (booking) =>
        isBroken ? Promise.reject(new Error(canary, { cause: canary })) : store.save(booking),
    }),
  });
  const seen = new Set<number>();
  const note = async (answer: request.Test) => seen.add((await answer.set(headers)).status);
  const post = (body: object | string, type = 'json') =>
    request(app).post('/api/bookings').type(type).send(body);

  for (const path of paths) await note(request(app).get(path));
  await note(request(app).put(`/contact?${canary}`));
  await note(post(fields));
  await note(post({ ...fields, message: `${canary} other` }));
  await note(post(fields, 'form'));
  await note(post({ ...fields, email: `${canary}@`, locale: canary }));
  await note(post(`{"name": ${canary}`));
  await note(post(`["${canary}"]`));
  await note(post(canary.repeat(1000), 'text/plain'));
  await note(post({ name: canary.repeat(1000) }));
  await note(request(app).post(`/api/bookings?${canary}`).set('Origin', `https://${canary}`).send(fields));
  const lock = holdWriteLock(databasePath);
  await note(post({ ...fields, name: `${canary} locked` }).set('X-Try', '1'));
  lock.release();
  isBroken = true;
  await note(post({ ...fields, name: `${canary} broken` }));

  // With one Idempotency-Key for all, only the first content is taken; the failing ones need their own.
  for (const status of [200, 201, 301, 400, 403, 404, 405, 413, 415, 422])
    expect(seen, String(status)).toContain(status);
  expect(logged.length).toBeGreaterThan(15);
  expect(logged.join('')).not.toMatch(/CANARY|7f3a|127\.0\.0\.1|::1/i);
});

test('failures are logged without the visitor’s words', async () => {
  let isBroken = false;
  const { app, databasePath, logged } = createTestSite({
    replaceStore: (store) => ({
      ...store,
      save: (booking) =>
        isBroken ? Promise.reject(new Error(canary, { cause: canary })) : store.save(booking),
    }),
  });
  const send = () => request(app).post('/api/bookings').send(fields);
  const lock = holdWriteLock(databasePath);
  await send().expect(503);
  lock.release();
  isBroken = true;
  await send().expect(500);
  const entries = logged.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'a request could not be stored', code: 'SQLITE_BUSY' }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: 'unexpected error',
      error: { name: 'Error', frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]) },
    }),
  );
  expect(logged.join('')).not.toMatch(/CANARY|7f3a/i);
});

test('a request is one line with its id, route, method, status and duration', async () => {
  const { app, logged } = createTestSite();
  await request(app).get('/es/services?q=aceite').expect(200);
  await request(app).get('/old-page?x=1').expect(404);
  const [page, missing] = logged.map((line) => JSON.parse(line));
  expect(page).toMatchObject({ msg: 'request', method: 'GET', route: 'services', status: 200 });
  expect(page.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(page.ms).toBeGreaterThan(0);
  expect(page.path).toBeUndefined();
  expect(missing).toMatchObject({ route: 'notFound', path: '/old-page', status: 404 });
});
