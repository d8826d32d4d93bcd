import request from 'supertest';
import { expect, test } from 'vitest';
import { bookingFields } from '../../content/bookingFields.ts';
import { bodyLimit } from '../../content/limits.ts';
import { allTexts } from '../../views/allTexts.ts';
import { booking, browserAccept, expectContactLinks, sendForm } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const { refusals } = allTexts[otherLocale].errors;
const json = { 'Content-Type': 'application/json' };

/** Posts a body to a new site. */
const postBody = (body: string, headers: Record<string, string>) =>
  request(createTestSite().app).post(`/api/bookings?locale=${otherLocale}`).set(headers).send(body);

test.each(['{"name":', '"text"', '[1]', 'null'])(
  'the body %s, which is no JSON object, gets 400',
  async (body) => {
    const response = await postBody(body, json);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message: refusals.malformed });
  },
);

test('a body that is no JSON object gets a page with 400 in a browser', async () => {
  const response = await postBody('[1]', { ...json, Accept: browserAccept });
  expect(response.status).toBe(400);
  expectContactLinks(response, otherLocale);
});

test('a JSON post without a body is no error of the server, and nothing is stored', async () => {
  const { app, stored } = createTestSite();
  const { status } = await request(app).post('/api/bookings').set(json).send('');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(stored()).toEqual([]);
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/json; charset=x-none',
])('a booking with the content type %s gets 415', async (type) => {
  const response = await postBody(JSON.stringify(booking), { 'Content-Type': type });
  expect(response.status).toBe(415);
  expect(response.body).toEqual({ message: refusals.wrongType });
});

test('a booking with an unknown content type gets a page with 415 in a browser', async () => {
  const response = await postBody('x', { 'Content-Type': 'text/plain', Accept: browserAccept });
  expect(response.status).toBe(415);
  expectContactLinks(response, otherLocale);
});

test('a booking with an unknown content encoding gets 415', async () => {
  await postBody('{}', { ...json, 'Content-Encoding': 'x-none' }).expect(415);
});

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a booking in UTF-8 with the content type %s is stored, with or without its charset',
  async (type) => {
    const { app, stored } = createTestSite();
    const encode = (name: string): string => {
      const fields = { ...booking, name };
      return type === 'application/json' ? JSON.stringify(fields) : String(new URLSearchParams(fields));
    };
    const names = ['Zoé', 'Шура'];
    for (const [index, ending] of ['', '; charset=UTF-8'].entries())
      await request(app)
        .post('/api/bookings')
        .set({ 'Content-Type': type + ending, Accept: 'application/json' })
        .send(encode(names[index] ?? ''))
        .expect(201);
    expect(stored().map(({ name }) => name)).toEqual(names.toReversed());
  },
);

/** A JSON body of so many bytes without a valid field. */
const bodyOfSize = (size: number): string => `{"x":"${'x'.repeat(size - '{"x":""}'.length)}"}`;

test('a JSON body at the size limit is read', async () => {
  const response = await postBody(bodyOfSize(bodyLimit), json);
  expect(response.status).toBe(422);
});

test('a JSON body over the size limit gets 413', async () => {
  const response = await postBody(bodyOfSize(bodyLimit + 1), json);
  expect(response.status).toBe(413);
  expect(response.body).toEqual({ message: refusals.tooLarge });
});

test('a form over the size limit gets a page with 413', async () => {
  const { app } = createTestSite();
  const page = await sendForm(app, { message: 'x'.repeat(bodyLimit), locale: otherLocale }).expect(413);
  expectContactLinks(page, otherLocale);
});

test('a form with the longest message is read, in a script of nine bytes for each character', async () => {
  const { app, stored } = createTestSite();
  const message = '語'.repeat(bookingFields.message.max);
  await sendForm(app, { ...booking, message }).expect(303);
  expect(stored()[0]?.message).toBe(message);
});

test.each([
  ['website', 201], // The hidden field: what a robot sends looks accepted.
  ['masseuse', 201], // Any other value than a slug counts as no choice.
  ['unknown', 201],
  ['name', 422],
])('a booking with 8,000 nested arrays as its field %s gets %i', async (field, status) => {
  // At this depth, a check that calls itself for each array could overflow its stack.
  const deep = '['.repeat(8000) + ']'.repeat(8000);
  const others = JSON.stringify({ ...booking, [field]: undefined });
  const body = `${others.slice(0, -1)},"${field}":${deep}}`;
  expect((await postBody(body, json)).status).toBe(status);
});
