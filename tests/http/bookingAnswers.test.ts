import request from 'supertest';
import { expect, test } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { booking, browserAccept } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

const contactPage = urlOf({ page: 'contact' }, otherLocale);

test.each([
  ['its body', { locale: otherLocale }, `?locale=${defaultLocale}`, otherLocale],
  ['its query, if its body has none', {}, `?locale=${otherLocale}`, otherLocale],
  ['its query, if its body has an unknown one', { locale: 'xx' }, `?locale=${otherLocale}`, otherLocale],
  ['the site, if it names none', {}, '', defaultLocale],
  ['the site, if it names an unknown one', {}, '?locale=xx', defaultLocale],
] as [string, object, string, Locale][])(
  'the answer to a booking is in the language of %s',
  async (_name, body, query, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).send(body);
    expect(response.body.details.fields.name).toBe(allTexts[locale].form.fields.nameMissing);
    expect(response.headers['content-language']).toBe(locale);
  },
);

test('the language of a booking does not depend on Referer and Accept-Language', async () => {
  const { app } = createTestSite();
  const headers = { Referer: testOrigin + contactPage, 'Accept-Language': otherLocale };
  const response = await request(app).post('/api/bookings').set(headers).send({});
  expect(response.headers['content-language']).toBe(defaultLocale);
});

const json = 'application/json';

test.each([
  ['form', undefined, 'page'],
  ['form', '*/*', 'page'],
  ['form', browserAccept, 'page'],
  ['form', `text/html, ${json}`, 'page'],
  ['form', json, 'JSON'],
  ['json', undefined, 'JSON'],
  ['json', '*/*', 'JSON'],
  ['json', json, 'JSON'],
  ['json', browserAccept, 'page'],
] as const)(
  'a post of type %s with the Accept header %j is answered with %s',
  async (type, accept, format) => {
    const { app } = createTestSite();
    const post = request(app).post('/api/bookings').type(type);
    if (accept !== undefined) post.set('Accept', accept);
    const stored = await post.send(booking);
    expect(stored.status).toBe(format === 'page' ? 303 : 201);
    const refusedPost = request(app).post('/api/bookings').type(type);
    if (accept !== undefined) refusedPost.set('Accept', accept);
    const refused = await refusedPost.send({ name: '' });
    expect(refused.status).toBe(422);
    expect(refused.type).toBe(format === 'page' ? 'text/html' : json);
  },
);

/** Posts a form from another site, whose body is not read, and returns the links of the answer. */
const linksAfterForeignPost = async (query: string): Promise<string[]> => {
  const { app } = createTestSite();
  const { text } = await request(app)
    .post(`/api/bookings?locale=${otherLocale}${query}`)
    .set({ Accept: browserAccept, 'Sec-Fetch-Site': 'cross-site' })
    .type('form')
    .send({ ...booking, service: contactService })
    .expect(403);
  return load(text).attributes('main a', 'href');
};

test.each(['booking', 'contact'] as const)(
  'an answer without the body links the form that form=%s names in the query',
  async (kind) => {
    expect(await linksAfterForeignPost(`&form=${kind}`)).toContain(formUrl(kind, otherLocale));
  },
);

test('GET of /api/bookings gets 405 with Allow and a text', async () => {
  const { app } = createTestSite();
  const response = await request(app).get('/api/bookings').expect(405);
  expect(response.headers['allow']).toBe('POST');
  expect(response.body).toEqual({ message: allTexts[defaultLocale].errors.refusals.methodNotAllowed });
});

test('GET of /api/bookings leads a browser to the contact page in the language of the query', async () => {
  const { app } = createTestSite();
  const response = await request(app).get(`/api/bookings?locale=${otherLocale}`).set('Accept', browserAccept);
  expect([response.status, response.headers['location']]).toEqual([303, contactPage]);
});

test('DELETE of /api/bookings gets 405, from a browser too', async () => {
  const { app } = createTestSite();
  await request(app).delete('/api/bookings').set('Accept', browserAccept).expect(405);
});
