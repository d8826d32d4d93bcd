import request from 'supertest';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { allTexts } from '../../views/allTexts.ts';
import { booking, expectHelpfulPage, sendForm } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';

test.each([
  ['{"name":', 400, 'malformed'],
  ['"text"', 400, 'malformed'],
  ['[1]', 400, 'malformed'],
] as const)('returns for the JSON body %s status %i', async (body, status, reason) => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings?locale=es')
    .set('Content-Type', 'application/json')
    .send(body);
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ message: allTexts.es.errors.refusals[reason] });
});

test('returns 400 for an empty body', async () => {
  const { app } = createTestSite();
  const response = await request(app).post('/api/bookings').set('Content-Type', 'application/json');
  expect(response.status).toBe(400);
});

test('returns 413 for a body over the limit, not for one at the limit', async () => {
  const { app } = createTestSite();
  const ofSize = (size: number) => {
    const start = '{"locale":"fr","x":"';
    return `${start}${'x'.repeat(size - start.length - 2)}"}`;
  };
  const post = (body: string) => request(app).post('/api/bookings?locale=fr').type('json').send(body);
  expect((await post(ofSize(bodyLimit))).status).toBe(422);
  const tooLarge = await post(ofSize(bodyLimit + 1));
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.body.message).toBe(allTexts.fr.errors.refusals.tooLarge);
  expectHelpfulPage(await sendForm(app, { message: 'x'.repeat(bodyLimit), locale: 'es' }).expect(413), 'es');
});

test('returns 413 for a form with too many fields', async () => {
  const { app } = createTestSite();
  const fields = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`f${number}`, 'x']));
  await sendForm(app, { ...booking, ...fields }).expect(413);
  await sendForm(app, { ...booking, ...Object.fromEntries(Object.entries(fields).slice(0, 50)) }).expect(303);
});

test.each([
  ['website', 201],
  ['masseuse', 201],
  ['name', 422],
  ['unknown', 201],
])('answers 8,000 nested arrays as %s with %i', async (field, status) => {
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

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonx'])(
  'returns 415 for the content type %j',
  async (type) => {
    const { app } = createTestSite();
    const response = await request(app)
      .post('/api/bookings')
      .set('Content-Type', type)
      .send('name=Ana&service=Nuru');
    expect(response.status).toBe(415);
    expect(response.body).toEqual({ message: allTexts.en.errors.refusals.wrongType });
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
])('reads the content type %j only in UTF-8: %i', async (type, status) => {
  const { app } = createTestSite();
  const body = type.includes('json') ? '{}' : 'name=';
  const response = await request(app).post('/api/bookings').set('Content-Type', type).send(body);
  expect(response.status).toBe(status);
});

test('returns 415 for an unknown charset or encoding', async () => {
  const { app } = createTestSite();
  const post = (headers: Record<string, string>) =>
    request(app).post('/api/bookings').set(headers).send('{}');
  expect((await post({ 'Content-Type': 'application/json; charset=x-none' })).status).toBe(415);
  expect((await post({ 'Content-Type': 'application/json', 'Content-Encoding': 'x-none' })).status).toBe(415);
});
