import request from 'supertest';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { copies } from '../../views/copies.ts';
import { load, plain } from '../support/html.ts';
import { booking, expectHelpfulPage, sendForm, sendJson } from '../support/postBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test.each([
  ['{"name":', 400, 'malformed'],
  ['"text"', 400, 'malformed'],
  ['[1]', 400, 'notAnObject'],
] as const)('JSON body %s is %i', async (body, status, reason) => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings?locale=es')
    .set('Content-Type', 'application/json')
    .send(body);
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ message: copies.es.errors.refusals[reason] });
});

test('an empty body is 400', async () => {
  const { app } = createTestSite();
  const response = await request(app).post('/api/bookings').set('Content-Type', 'application/json');
  expect(response.status).toBe(400);
});

test('a body over the limit is 413, one at the limit is read', async () => {
  const { app } = createTestSite();
  const ofSize = (size: number) => {
    const start = '{"locale":"fr","x":"';
    return `${start}${'x'.repeat(size - start.length - 2)}"}`;
  };
  const post = (body: string) => request(app).post('/api/bookings?locale=fr').type('json').send(body);
  expect((await post(ofSize(bodyLimit))).status).toBe(422);
  const tooLarge = await post(ofSize(bodyLimit + 1));
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.body.message).toBe(copies.fr.errors.refusals.tooLarge);
  expectHelpfulPage(await sendForm(app, { message: 'x'.repeat(bodyLimit), locale: 'es' }).expect(413), 'es');
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonx'])(
  'content type %j is 415',
  async (type) => {
    const { app } = createTestSite();
    const response = await request(app)
      .post('/api/bookings')
      .set('Content-Type', type)
      .send('name=Ana&service=Nuru');
    expect(response.status).toBe(415);
    expect(response.body).toEqual({ message: copies.en.errors.refusals.wrongType });
  },
);

test.each([
  ['application/json; charset=utf-7', 415],
  ['application/json; charset="UTF-16"', 415],
  ['application/json; charset=utf-8; charset=utf-7', 415],
  ['application/json;charset = iso-8859-1', 415],
  ['application/json; charset="UTF-8"', 422],
  ['application/x-www-form-urlencoded; charset=utf-7', 415],
  ['application/x-www-form-urlencoded; charset=iso-8859-1', 415],
  ['application/x-www-form-urlencoded;charset=UTF-8', 422],
])('of %j only what is UTF-8 is read: %i', async (type, status) => {
  const { app } = createTestSite();
  const body = type.includes('json') ? '{}' : 'name=';
  const response = await request(app).post('/api/bookings').set('Content-Type', type).send(body);
  expect(response.status).toBe(status);
});

test('a body in an unknown charset or encoding is 415', async () => {
  const { app } = createTestSite();
  const post = (headers: Record<string, string>) =>
    request(app).post('/api/bookings').set(headers).send('{}');
  expect((await post({ 'Content-Type': 'application/json; charset=x-none' })).status).toBe(415);
  expect((await post({ 'Content-Type': 'application/json', 'Content-Encoding': 'x-none' })).status).toBe(415);
});

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 201],
  [{ 'Sec-Fetch-Site': 'none' }, 201],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 201],
  [{ Origin: testOrigin }, 201],
  [{ Origin: 'http://shop.example:8080', Host: 'shop.example:8080' }, 201],
  [{}, 201],
] as [Record<string, string>, number][])('a post with %j is %i', async (headers, status) => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, booking, headers);
  expect(response.status).toBe(status);
  expect(await stored()).toHaveLength(status === 201 ? 1 : 0);
});

test.each([
  ['website', 201],
  ['masseuse', 201],
  ['name', 422],
  ['unknown', 201],
])('8,000 arrays in one another as %s are %i', async (field, status) => {
  const { app, stored } = createTestSite();
  const deep = '['.repeat(8000) + ']'.repeat(8000);
  const { name: _, ...others } = booking;
  const body = JSON.stringify(field === 'name' ? others : { name: 'Ana', service: 'Tantra' });
  await request(app)
    .post('/api/bookings')
    .type('json')
    .send(`${body.slice(0, -1)},"${field}":${deep}}`)
    .expect(status);
  const statuses = (await stored()).map(({ status }) => status);
  expect(statuses).toEqual(status === 422 ? [] : [field === 'website' ? 'spam' : 'new']);
});

test('a foreign form is refused with a page that leads on, and shows nothing of what it sent', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, locale: 'fr' }, { 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(403);
  expectHelpfulPage(response, 'fr');
  expect(load(response.text).text('main')).toContain(plain(copies.fr.errors.refusals.foreign));
  expect(response.text).not.toContain('ana@example.com');
});

test('a form of more fields than anybody has is 413', async () => {
  const { app } = createTestSite();
  const fields = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`f${number}`, 'x']));
  await sendForm(app, { ...booking, ...fields }).expect(413);
  await sendForm(app, { ...booking, ...Object.fromEntries(Object.entries(fields).slice(0, 50)) }).expect(303);
});

test('of many more posts than are allowed none is read, and the page says so', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let number = 0; number < 40; number += 1) await sendForm(app, { name: '' });
  const kept = await sendForm(app, { name: 'Zoé', locale: 'es' });
  expect(kept.status).toBe(429);
  expect(kept.text).not.toContain('Zoé');
  expect(Number(kept.headers['retry-after'])).toBeGreaterThan(0);
  expect(load(kept.text).text('h1')).toBe(copies.es.errors.refusalTitle);
});
