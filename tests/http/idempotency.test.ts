import { renameSync, rmSync } from 'node:fs';
import request from 'supertest';
import { expect, test } from 'vitest';
import { copies } from '../../views/copies.ts';
import { holdWriteLock } from '../support/databases.ts';
import { load, plain } from '../support/html.ts';
import { booking, expectHelpfulPage, expectKeptValues, sendForm, sendJson } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';

test('returns the same id for a repeat by key and by content', async () => {
  const { app, stored } = createTestSite();
  const first = await sendJson(app, booking, { 'Idempotency-Key': 'one' });
  const byKey = await sendJson(app, booking, { 'Idempotency-Key': 'one' });
  const byContent = await sendJson(app, { ...booking, name: ' Ana ' });
  const asForm = await sendForm(app, booking);
  expect([byKey.status, byContent.status, asForm.status]).toEqual([200, 200, 303]);
  expect([byKey.body.id, byContent.body.id]).toEqual([first.body.id, first.body.id]);
  expect(await stored()).toHaveLength(1);
});

test('stores one row for 20 equal requests at once', async () => {
  const { app, stored } = createTestSite();
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendJson(app, booking)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('returns 422 for a used key with other content', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, booking, { 'Idempotency-Key': 'one' });
  const response = await sendJson(
    app,
    { ...booking, message: 'Saturday', locale: 'fr' },
    { 'Idempotency-Key': 'one' },
  );
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: copies.fr.errors.refusals.idempotencyConflict });
  expect(await stored()).toHaveLength(1);
});

test('returns 429 over the limit of new requests; repeats and errors do not count', async () => {
  const { app, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '2', TRUST_PROXY: '1' } });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const numbered = (number: number) => ({ ...booking, message: `Request ${number}` });
  await sendJson(app, numbered(1), from('192.0.2.1')).expect(201);
  await sendJson(app, numbered(1), from('192.0.2.1')).expect(200);
  await sendJson(app, {}, from('192.0.2.1')).expect(422);
  await sendJson(app, numbered(2), from('192.0.2.1')).expect(201);
  const refused = await sendJson(app, { ...numbered(3), locale: 'es' }, from('192.0.2.1')).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(550);
  expect(refused.body.message).toBe(copies.es.errors.refusals.tooMany.other.replace('{count}', '10'));
  await sendJson(app, numbered(2), from('192.0.2.1')).expect(200);
  await sendJson(app, numbered(3), from('192.0.2.2')).expect(201);
  const page = await sendForm(app, { ...numbered(4), locale: 'fr' }, from('192.0.2.1')).expect(429);
  expectHelpfulPage(page, 'fr');
  expectKeptValues(page, 'fr', numbered(4));
  expect(await stored()).toHaveLength(3);
});

test('returns 429 after too many attempts of any kind', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let attempt = 0; attempt < 20; attempt += 1) await sendJson(app, {}).expect(422);
  const refused = await sendJson(app, booking);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeTruthy();
});

test('does not count requests that could not be stored', async () => {
  const { app, databasePath, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '3' } });
  const numbered = (number: number) => ({ ...booking, message: `Request ${number}` });
  const lock = holdWriteLock(databasePath);
  const refused = await Promise.all(
    Array.from({ length: 8 }, (_, number) => sendJson(app, numbered(number))),
  );
  lock.release();
  expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(503));
  for (let number = 0; number < 3; number += 1) await sendJson(app, numbered(number)).expect(201);
  await sendJson(app, numbered(3)).expect(429);
  expect(await stored()).toHaveLength(3);
});

test('stores the same content from another address as a new request', async () => {
  const variables = { RATE_LIMIT_MAX: '1', TRUST_PROXY: '1' };
  const { app, stored } = createTestSite({ variables });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const sent = await sendJson(app, booking, from('192.0.2.1')).expect(201);
  const guess = await sendJson(app, booking, from('192.0.2.2')).expect(201);
  expect(guess.body.id).not.toBe(sent.body.id);
  // The answer reveals nothing, even when the quota is used up.
  await sendJson(app, { ...booking, name: 'Eva' }, from('192.0.2.3')).expect(201);
  await sendJson(app, booking, from('192.0.2.3')).expect(429);
  // A client has many addresses in one IPv6 network.
  const first = await sendJson(app, booking, from('2001:db8:0:1::1')).expect(201);
  const again = await sendJson(app, booking, from('2001:db8:0:1::2')).expect(200);
  expect(again.body.id).toBe(first.body.id);
  expect(await stored()).toHaveLength(4);
});

test('recognizes a repeat after a restart', async () => {
  const before = createTestSite();
  const first = await sendJson(before.app, booking, { 'Idempotency-Key': 'one' }).expect(201);
  const { app, stored } = createTestSite({ variables: { DATABASE_PATH: before.databasePath } });
  const repeats = [await sendJson(app, booking), await sendJson(app, booking, { 'Idempotency-Key': 'one' })];
  expect(repeats.map(({ status, body }) => [status, body.id])).toEqual(Array(2).fill([200, first.body.id]));
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['moved away', (path: string) => renameSync(path, `${path}.moved`)],
  ['without its log', (path: string) => rmSync(`${path}-wal`)],
])('refuses requests when the database is %s', async (_name, spoil) => {
  const { app, databasePath } = createTestSite();
  await sendJson(app, booking).expect(201);
  spoil(databasePath);
  await sendJson(app, { ...booking, name: 'Eva' }).expect(503);
  await request(app).get('/readyz').expect(503);
});

test('serves pages while another process writes, then stores the request', async () => {
  const { app, databasePath, stored } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const answer = sendJson(app, booking).then((response) => response);
  for (let page = 0; page < 5; page += 1) await request(app).get('/es').expect(200);
  lock.release();
  expect((await answer).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('returns 503 and keeps the typed values if the database stays locked', async () => {
  const { app, databasePath, stored } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const [json, page, ready] = await Promise.all([
    sendJson(app, { ...booking, locale: 'fr' }),
    sendForm(app, { ...booking, name: 'Eva', locale: 'es' }),
    request(app).get('/readyz'),
  ]);
  lock.release();
  expect(json.status).toBe(503);
  expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
  expect(json.body).toEqual({ message: copies.fr.errors.refusals.unavailable });
  expect(page.status).toBe(503);
  expect(load(page.text).text('main [role=alert]')).toContain(plain(copies.es.form.failed.booking));
  expectHelpfulPage(page, 'es');
  expectKeptValues(page, 'es', { ...booking, name: 'Eva' });
  expect(ready.status).toBe(503);
  expect(await stored()).toEqual([]);
  await sendJson(app, booking).expect(201);
  await request(app).get('/readyz').expect(200);
  await request(app).get('/healthz').expect(200);
});
