import request from 'supertest';
import { expect, test } from 'vitest';
import { bookingFields } from '../../content/bookingFields.ts';
import { bodyLimit } from '../../content/limits.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { otherLocale } from '../support/sample.ts';
import { booking, browserAccept, expectRefusalPage, sendForm } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

const { refusals } = allTexts[otherLocale].errors;
const json = { 'Content-Type': 'application/json' };

/** Posts a body to a new site. */
const postBody = (body: string, headers: Record<string, string>) =>
  request(createTestSite().app).post(`/api/bookings?locale=${otherLocale}`).set(headers).send(body);

test.each(['{"name":', '"text"', '[1]', 'null'])(
  'a post with the body %s, which is no JSON object, gets 400 with a text',
  async (body) => {
    const response = await postBody(body, json);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message: refusals.malformed });
  },
);

test('a body that is no JSON object gets a page with 400 in a browser', async () => {
  const response = await postBody('[1]', { ...json, Accept: browserAccept });
  expect(response.status).toBe(400);
  expectRefusalPage(response, otherLocale);
});

test('a JSON post without a body gets 422, like an empty form', async () => {
  await postBody('', json).expect(422);
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/json; charset=x-none',
])('a booking of the type %s gets 415 with a text', async (type) => {
  const response = await postBody(JSON.stringify(booking), { 'Content-Type': type });
  expect(response.status).toBe(415);
  expect(response.body).toEqual({ message: refusals.wrongType });
});

test('a booking with an unknown content type gets a page with 415 in a browser', async () => {
  const response = await postBody('x', { 'Content-Type': 'text/plain', Accept: browserAccept });
  expect(response.status).toBe(415);
  expectRefusalPage(response, otherLocale);
});

test('a booking with an unknown content encoding gets 415', async () => {
  await postBody('{}', { ...json, 'Content-Encoding': 'x-none' }).expect(415);
});

test.each([
  'application/json',
  'application/json; charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=UTF-8',
])('a name in UTF-8 is stored as typed: %s', async (type) => {
  const { app, stored } = createTestSite();
  const fields = { ...booking, name: 'Zoé Шура' };
  await request(app)
    .post('/api/bookings')
    .set({ 'Content-Type': type, Accept: 'application/json' })
    .send(type.includes('json') ? JSON.stringify(fields) : String(new URLSearchParams(fields)))
    .expect(201);
  expect(stored()).toMatchObject([{ name: 'Zoé Шура' }]);
});

/** A JSON body of so many bytes. It has no valid field, so it gets 422 when it is read. */
const bodyOfSize = (size: number): string => `{"x":"${'x'.repeat(size - '{"x":""}'.length)}"}`;

test('a JSON body at the size limit is read', async () => {
  const response = await postBody(bodyOfSize(bodyLimit), json);
  expect(response.status).toBe(422);
});

test('a JSON body over the size limit gets 413 with a text', async () => {
  const response = await postBody(bodyOfSize(bodyLimit + 1), json);
  expect(response.status).toBe(413);
  expect(response.body).toEqual({ message: refusals.tooLarge });
});

test('a form over the size limit gets a page with 413', async () => {
  const { app } = createTestSite();
  const page = await sendForm(app, { message: 'x'.repeat(bodyLimit), locale: otherLocale }).expect(413);
  expectRefusalPage(page, otherLocale);
});

test('a form with the longest message in Chinese is stored', async () => {
  const { app, stored } = createTestSite();
  // In a form, each of these characters has nine bytes: `%E8%AA%9E`.
  const message = '語'.repeat(bookingFields.message.max);
  await sendForm(app, { ...booking, message }).expect(303);
  expect(stored()[0]?.message).toBe(message);
});

/**
 * A booking with 8,000 nested arrays in a field. A check that calls itself for each would overflow its stack.
 */
const withNestedArrays = (field: string): string => {
  const deep = '['.repeat(8000) + ']'.repeat(8000);
  const others = JSON.stringify({ ...booking, [field]: undefined });
  return `${others.slice(0, -1)},"${field}":${deep}}`;
};

test('thousands of nested arrays get 422 as a name', async () => {
  await postBody(withNestedArrays('name'), json).expect(422);
});

test.each([
  ['the hidden field, as for every robot', 'website'],
  ['the field of the masseuse, as if unknown', 'masseuse'],
  ['a field that the site does not know', 'unknown'],
])('thousands of nested arrays get 201 in %s', async (_name, field) => {
  await postBody(withNestedArrays(field), json).expect(201);
});
