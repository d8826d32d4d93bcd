import request from 'supertest';
import { expect, test } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { otherLocale } from '../support/sample.ts';
import { booking, browserAccept, sendForm } from '../support/sendBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

const contactPage = urlOf({ page: 'contact' }, otherLocale);

test.each([
  ['its body', { locale: otherLocale }, `?locale=${defaultLocale}`, otherLocale],
  ['its query, if its body has none', {}, `?locale=${otherLocale}`, otherLocale],
  ['its query, if that of its body is unknown', { locale: 'xx' }, `?locale=${otherLocale}`, otherLocale],
  ['the site, if it names none', {}, '', defaultLocale],
  ['the site, if it names no known one', {}, '?locale=xx', defaultLocale],
] as [string, object, string, Locale][])(
  'a booking is answered in the language of %s',
  async (_name, body, query, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).send(body);
    expect(response.body.details.fields.name).toBe(allTexts[locale].form.problems.nameMissing);
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

/** Posts, each with the type of its body, and the formats that its client accepts. */
const posts = {
  'a form of a client that names no format': ['form', {}],
  'a form of a client that accepts everything': ['form', { Accept: '*/*' }],
  'a form of a browser': ['form', { Accept: browserAccept }],
  'a form of a client that accepts HTML and JSON': ['form', { Accept: `text/html, ${json}` }],
  'a form of a client that accepts JSON only': ['form', { Accept: json }],
  'JSON of a client that names no format': ['json', {}],
  'JSON of a client that accepts everything': ['json', { Accept: '*/*' }],
  'JSON of a client that accepts JSON only': ['json', { Accept: json }],
  'JSON of a client that asks for HTML': ['json', { Accept: browserAccept }],
} as const;

/** Sends a post to a new site. */
const send = (post: keyof typeof posts, body: object) => {
  const [type, headers] = posts[post];
  return request(createTestSite().app).post('/api/bookings').type(type).set(headers).send(body);
};

const answeredWithPages = [
  'a form of a client that names no format',
  'a form of a client that accepts everything',
  'a form of a browser',
  'a form of a client that accepts HTML and JSON',
  'JSON of a client that asks for HTML',
] as const;

const answeredWithJson = [
  'a form of a client that accepts JSON only',
  'JSON of a client that names no format',
  'JSON of a client that accepts everything',
  'JSON of a client that accepts JSON only',
] as const;

test.each(answeredWithPages)('%s is led to a page when it is stored', async (post) => {
  const { status, headers } = await send(post, booking);
  expect([status, headers['location']]).toEqual([303, formUrl('booking', defaultLocale, { sent: '1' })]);
});

test.each(answeredWithPages)('%s gets a page when it is invalid', async (post) => {
  const { status, type } = await send(post, { name: '' });
  expect([status, type]).toEqual([422, 'text/html']);
});

test.each(answeredWithJson)('%s gets JSON when it is stored', async (post) => {
  const { status, type, body } = await send(post, booking);
  expect([status, type]).toEqual([201, json]);
  expect(Object.keys(body)).toEqual(['id']);
});

test.each(answeredWithJson)('%s gets JSON when it is invalid', async (post) => {
  const { status, type, body } = await send(post, { name: '' });
  expect([status, type]).toEqual([422, json]);
  expect(body.message).toBe(allTexts[defaultLocale].form.missing.booking);
});

/** Posts a form from another site, so that its body is not read, and returns the links of the answer. */
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
  'the answer to a post whose body is not read links its form: %s',
  async (kind) => {
    expect(await linksAfterForeignPost(`&form=${kind}`)).toContain(formUrl(kind, otherLocale));
  },
);

test('GET of /api/bookings gets 405 with the allowed method and a text', async () => {
  const { app } = createTestSite();
  const response = await request(app).get('/api/bookings').expect(405);
  expect(response.headers['allow']).toBe('POST');
  expect(response.body).toEqual({ message: allTexts[defaultLocale].errors.refusals.methodNotAllowed });
});

test('a browser that opens /api/bookings is led to the contact page in its language', async () => {
  const { app } = createTestSite();
  // For example when a visitor reloads the page of a refused form. Its URL has the language.
  const response = await request(app).get(`/api/bookings?locale=${otherLocale}`).set('Accept', browserAccept);
  expect([response.status, response.headers['location']]).toEqual([303, contactPage]);
});

test('DELETE of /api/bookings gets 405 even from a browser', async () => {
  const { app } = createTestSite();
  await request(app).delete('/api/bookings').set('Accept', browserAccept).expect(405);
});

/** The forms of the site, with the pages that have them. */
const formsInLocales = locales.flatMap((locale) => [
  { locale, form: 'booking', page: 'home', service: booking.service } as const,
  { locale, form: 'contact', page: 'contact', service: contactService } as const,
]);

/** Sends a form as a browser does, and returns the URL to which the answer leads. */
const sendAndRead = async (fields: Record<string, string>) => {
  const { app } = createTestSite();
  const { headers } = await sendForm(app, { name: 'Ana', message: 'Hello', ...fields }).expect(303);
  const [url = '', fragment = ''] = (headers['location'] ?? '').split('#');
  return { url, fragment, page: load((await request(app).get(url)).text) };
};

test.each(formsInLocales)(
  'a $form form in $locale with a number leads to a notice of when staff answer',
  async ({ locale, form, page, service }) => {
    const sent = await sendAndRead({ phone: '600 111 222', service, locale });
    expect(sent.url).toBe(urlOf({ page }, locale, { query: { sent: '1' } }));
    const words = allTexts[locale].form;
    expect(sent.page.textsOf('.notice[role=status] p')).toEqual(
      [words.sent[form], words.answerTimes].map(plain),
    );
  },
);

test.each(formsInLocales)(
  'a $form form in $locale without number and address leads to a notice to call',
  async ({ locale, form, page, service }) => {
    const sent = await sendAndRead({ phone: ' ', email: '', service, locale });
    expect(sent.url).toBe(urlOf({ page }, locale, { query: { sent: 'call' } }));
    const words = allTexts[locale].form;
    expect(sent.page.textsOf('.notice[role=status] p')).toEqual([words.sent[form], words.callUs].map(plain));
    expect(sent.page.attributes('.notice[role=status] p a', 'href')).toEqual([phoneUrl]);
  },
);

test('a form with an e-mail address alone leads to the notice of when staff answer', async () => {
  const { url } = await sendAndRead({ email: booking.email, phone: '', service: booking.service });
  expect(url).toBe(urlOf({ page: 'home' }, defaultLocale, { query: { sent: '1' } }));
});

test.each([
  ['booking', booking.service],
  ['contact', contactService],
])('after a %s form, the browser scrolls to the section with the notice', async (_form, service) => {
  const { page, fragment } = await sendAndRead({ service });
  expect(page.$(`#${fragment} .notice[role=status]`)).toHaveLength(1);
});
