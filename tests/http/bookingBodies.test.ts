import request from 'supertest';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { allTexts } from '../../views/allTexts.ts';
import { booking, expectContactLinks, sendForm } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

const { refusals } = allTexts[otherLocale].errors;
const form = 'application/x-www-form-urlencoded';

/** Posts a body to a new site. */
const postBody = (body: string, headers: Record<string, string>) =>
  request(createTestSite().app).post(`/api/bookings?locale=${otherLocale}`).set(headers).send(body);

test.each(['{"name":', '"text"', '[1]', ''])('a body that is no JSON object gets 400: %j', async (body) => {
  const response = await postBody(body, { 'Content-Type': 'application/json' });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ message: refusals.malformed });
});

test.each([
  ['text/plain', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonx', 415],
  ['application/json; charset=utf-7', 415],
  ['application/json; charset=utf-8; charset=utf-7', 415],
  ['application/json;charset = iso-8859-1', 415],
  ['application/json; charset=x-none', 415],
  ['application/json; charset="UTF-8"', 422],
  ['application/json; charset=utf8', 422],
  [`${form}; charset=iso-8859-1`, 415],
  [`${form};charset=UTF-8`, 422],
  [`${form};charset=UTF8`, 422],
])('a body of no fields with the content type %j gets %i', async (type, status) => {
  // 422 means that the body was read: its required fields are missing.
  const response = await postBody(type.includes('json') ? '{}' : 'name=', { 'Content-Type': type });
  expect(response.status).toBe(status);
  if (status === 415) expect(response.body).toEqual({ message: refusals.wrongType });
});

test('a booking with an unknown content encoding gets 415', async () => {
  await postBody('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'x-none' }).expect(415);
});

test('a body over the size limit gets 413, as JSON or as a page; one at the limit is read', async () => {
  const json = { 'Content-Type': 'application/json' };
  const ofSize = (size: number) => `{"x":"${'x'.repeat(size - '{"x":""}'.length)}"}`;
  const incomplete = 422;
  await postBody(ofSize(bodyLimit), json).expect(incomplete);
  const tooLarge = await postBody(ofSize(bodyLimit + 1), json).expect(413);
  expect(tooLarge.body.message).toBe(refusals.tooLarge);
  const { app } = createTestSite();
  const page = await sendForm(app, { message: 'x'.repeat(bodyLimit), locale: otherLocale }).expect(413);
  expectContactLinks(page, otherLocale);
});

test('a form with 200 unknown fields gets 413, and one with 50 is accepted', async () => {
  const { app } = createTestSite();
  const unknownFields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`f${number}`, 'x']));
  await sendForm(app, { ...booking, ...unknownFields(200) }).expect(413);
  await sendForm(app, { ...booking, ...unknownFields(50) }).expect(303);
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
  expect((await postBody(body, { 'Content-Type': 'application/json' })).status).toBe(status);
});
