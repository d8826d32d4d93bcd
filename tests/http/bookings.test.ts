import request from 'supertest';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { headingText, load, plain } from '../support/html.ts';
import {
  booking,
  browserAccept,
  expectHelpfulPage,
  expectKeptValues,
  sendForm,
  sendJson,
} from '../support/postBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test('stores a JSON booking as sent and answers with its id', async () => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, { ...booking, locale: 'es', unknown: 'x' });
  expect(response.status).toBe(201);
  expect(response.headers['cache-control']).toBe('no-store');
  const [row] = await stored();
  expect(row).toMatchObject({
    ...booking,
    id: response.body.id,
    kind: 'booking',
    serviceSlug: 'tantra-massage',
    locale: 'es',
    status: 'new',
    handledAt: null,
  });
  expect(Date.now() - Date.parse(row?.createdAt ?? '')).toBeLessThan(10_000);
});

test.each(locales)('stores a form in %s and redirects to the success notice', async (locale) => {
  const { app, stored } = createTestSite();
  const { sent } = copies[locale].form;
  const hours = formatAnsweringHours(copies[locale]);
  const message = { name: 'Ana', service: 'Contact', message: 'Hello', locale };
  const answered = { sent: '1', says: fill(sent.answerTimes, { hours }), links: [] };
  const call = { sent: 'call', says: sent.callUs, links: ['tel:+34600000000'] };
  for (const [body, page, text, { says, links, ...query }] of [
    [{ ...booking, locale }, 'home', sent.booking, answered],
    [{ name: 'Ana', service: 'Nuru', phone: ' ', locale }, 'home', sent.booking, call],
    [{ ...message, phone: '600 111 222' }, 'contact', sent.contact, answered],
    [message, 'contact', sent.contact, call],
  ] as const) {
    const response = await sendForm(app, body);
    expect(response.status).toBe(303);
    const location = response.headers['location'] ?? '';
    expect(location).toMatch(/#\w+$/);
    expect(location.split('#')[0]).toBe(urlOf({ page }, locale, { query }));
    const notice = load((await request(app).get(location.split('#')[0] ?? '')).text);
    expect(notice.text('.notice[role=status] strong')).toBe(plain(text));
    expect(notice.textsOf('.notice[role=status] p')).toEqual([plain(text), plain(says)]);
    expect(notice.attributes('.notice[role=status] p a', 'href')).toEqual(links);
    expect(notice.meta('robots')).toMatch(/^noindex/);
    expect(notice.$(`[id="${location.split('#')[1]}"]`)).toHaveLength(1);
  }
  expect((await stored()).map(({ kind }) => kind)).toEqual(['contact', 'contact', 'booking', 'booking']);
});

test('stores at most 30 combining marks in a row', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, name: `Ana${'\u0316'.repeat(5000)}` }).expect(201);
  expect((await stored())[0]?.name).toMatch(/^Ana\p{M}{30}$/u);
});

test('refuses a text far over the limit and keeps the text in the form', async () => {
  const { app, stored } = createTestSite();
  const values = { ...booking, name: `a${'\u0316'.repeat(31)}`.repeat(50) };
  const response = await sendForm(app, values).expect(422);
  expect(response.text).toContain(fill(copies.en.form.fields.nameTooLong, { max: 120 }));
  expectKeptValues(response, 'en', values);
  expect(await stored()).toEqual([]);
});

test.each(locales)('describes invalid JSON fields in %s', async (locale) => {
  const { app, stored } = createTestSite();
  const { fields, missing, checkFields } = copies[locale].form;
  const nothing = await sendJson(app, { locale });
  expect(nothing.status).toBe(422);
  expect(nothing.body).toEqual({
    message: missing.booking,
    details: {
      message: missing.booking,
      fields: { name: fields.nameMissing, service: fields.serviceMissing },
    },
  });
  const contact = await sendJson(app, { service: 'Contact', name: 'Ana', message: 'a', locale });
  expect(contact.body.message).toBe(missing.contact);
  const email = await sendJson(app, { ...booking, email: 'ana@', locale });
  expect(email.body).toMatchObject({
    message: fields.emailInvalid,
    details: { fields: { email: fields.emailInvalid } },
  });
  const several = await sendJson(app, { ...booking, email: 'ana@', phone: '1'.repeat(41), locale });
  expect(several.body.message).toBe(checkFields);
  expect(several.body.details.fields.phone).toBe(fields.phoneTooLong.replace('{max}', '40'));
  expect(await stored()).toEqual([]);
});

test.each(locales)('returns an invalid form in %s with the typed values and the problems', async (locale) => {
  const { app, stored } = createTestSite();
  const typed = { name: '', email: 'ana@', phone: '600 "', message: 'Friday <b>' };
  const response = await sendForm(app, { ...typed, service: 'Nuru', locale });
  const { form, pages } = copies[locale];
  expect(response.status).toBe(422);
  expect(response.headers['cache-control']).toBe('no-store');
  const page = load(response.text);
  expect(page.title.startsWith(fill(form.errorTitle, { title: pages.home.title }))).toBe(true);
  expect(page.$('main [role=alert]').attr()).toHaveProperty('autofocus');
  expect(page.text('main [role=alert]')).toContain(plain(form.missing.booking));
  expect(page.textsOf('main [role=alert] a')).toEqual(
    [form.fields.nameMissing, form.fields.emailInvalid].map(plain),
  );
  expect(page.attributes('main [role=alert] a', 'href')).toEqual(['#booking-name', '#booking-email']);
  const email = page.field(form.email);
  expect(email.attr('id')).toBe('booking-email');
  expect(email.attr('aria-invalid')).toBe('true');
  const described = email.attr('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => page.text(`#${id}`))).toContain(plain(form.fields.emailInvalid));
  expect(page.field(form.service).val()).toBe('Nuru');
  expectKeptValues(response, locale, typed);
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    locales.map((other) => urlOf({ page: 'home' }, other)),
  );
  expect(await stored()).toEqual([]);
});

test('returns an invalid contact form on the contact page', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { name: 'Ana', service: 'Contact', message: ' ', locale: 'es' });
  expect(response.status).toBe(422);
  const page = load(response.text);
  expect(page.text('main [role=alert]')).toContain(plain(copies.es.form.missing.contact));
  expect(page.attributes('main [role=alert] a', 'href')).toEqual(['#message-message']);
  expect(page.text('h1')).toBe(headingText(copies.es.pages.contact.heading));
});

test('keeps an unknown service in the select', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { name: '', service: 'Four hands' });
  expect(load(response.text).field(copies.en.form.service).val()).toBe('Four hands');
});

test('refuses a field sent twice with a page', async () => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings')
    .set('Accept', browserAccept)
    .type('form')
    .send('name=a&name=b&service=Tantra&__proto__=x&constructor=y');
  expect(response.status).toBe(422);
  expect(load(response.text).text('main [role=alert]')).toContain(plain(copies.en.form.fields.notText));
});

test('answers a filled honeypot like a success and stores spam', async () => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, { ...booking, website: 'http://spam.example' });
  expect(response.status).toBe(201);
  await sendForm(app, { ...booking, name: 'Bot', website: 'x' }).expect(303);
  expect((await stored()).map(({ name, status }) => [name, status])).toEqual([
    ['Bot', 'spam'],
    ['Ana', 'spam'],
  ]);
  await sendJson(app, booking).expect(201);
});

test('answers an unexpected error with 500 as JSON or as a page', async () => {
  const { app } = createTestSite({
    replaceStore: (store) => ({ ...store, save: () => Promise.reject(new Error('secret detail')) }),
  });
  const json = await sendJson(app, { ...booking, locale: 'es' });
  expect(json.status).toBe(500);
  expect(json.body).toEqual({ message: copies.es.errors.refusals.unexpected });
  const page = await sendForm(app, { ...booking, locale: 'en' });
  expect(page.status).toBe(500);
  expect(load(page.text).text('h1')).toBe('Unexpected Application Error!');
  expect(page.text).not.toContain('secret detail');
  expectHelpfulPage(page, 'en');
  const spanish = load((await sendForm(app, { ...booking, locale: 'es' })).text);
  expect(spanish.text('h1[lang=en]')).toBe('Unexpected Application Error!');
  expect(spanish.text('main')).toContain(copies.es.errors.unexpected.lead);
});

test.each([
  [{ locale: 'fr' }, '?locale=es', {}, 'fr'],
  [{}, '?locale=es', { Referer: `${testOrigin}/fr` }, 'es'],
  [{}, '', { Referer: `${testOrigin}/fr/contact`, 'Accept-Language': 'es' }, 'fr'],
  [{}, '', { Referer: 'https://evil.example/fr', 'Accept-Language': 'es-MX,es;q=0.9' }, 'es'],
  [{}, '', { 'Accept-Language': 'xx, fr;q=0.5' }, 'fr'],
  [{}, '?locale=xx', {}, 'en'],
] as [object, string, Record<string, string>, Locale][])(
  'answers %j at %j with %j in %s',
  async (body, query, headers, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).set(headers).send(body);
    expect(response.body.message).toBe(copies[locale].form.missing.booking);
    expect(response.headers['content-language']).toBe(locale);
  },
);

test('answers GET with 405 and redirects browsers to the contact page', async () => {
  const { app } = createTestSite();
  const plain = await request(app).get('/api/bookings');
  expect(plain.status).toBe(405);
  expect(plain.headers['allow']).toBe('POST');
  expect(plain.body).toEqual({ message: copies.en.errors.refusals.methodNotAllowed });
  const browser = await request(app).get('/api/bookings?locale=fr').set('Accept', browserAccept);
  expect(browser.status).toBe(303);
  expect(browser.headers['location']).toBe('/fr/contact');
  const removed = await request(app).delete('/api/bookings');
  expect(removed.status).toBe(405);
});

test('stores texts in NFC, with line breaks as the only control characters', async () => {
  const { app, stored } = createTestSite();
  await sendForm(app, {
    name: ' Jose\u0301\u0007 ',
    service: 'Nuru',
    message: 'one\r\ntwo\u001b[31m\u0000',
  }).expect(303);
  expect((await stored())[0]).toMatchObject({
    name: 'José',
    message: 'one\ntwo[31m',
    email: null,
    phone: null,
  });
});

test.each([
  ['{"name":', 400, 'malformed'],
  ['"text"', 400, 'malformed'],
  ['[1]', 400, 'notAnObject'],
] as const)('returns for the JSON body %s status %i', async (body, status, reason) => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings?locale=es')
    .set('Content-Type', 'application/json')
    .send(body);
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ message: copies.es.errors.refusals[reason] });
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
  expect(tooLarge.body.message).toBe(copies.fr.errors.refusals.tooLarge);
  expectHelpfulPage(await sendForm(app, { message: 'x'.repeat(bodyLimit), locale: 'es' }).expect(413), 'es');
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
] as [Record<string, string>, number][])('answers a post with %j with %i', async (headers, status) => {
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

test('returns a page with 403 for a foreign form, without its values', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, locale: 'fr' }, { 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(403);
  expectHelpfulPage(response, 'fr');
  expect(load(response.text).text('main')).toContain(plain(copies.fr.errors.refusals.foreign));
  expect(response.text).not.toContain('ana@example.com');
});

test('returns 413 for a form with too many fields', async () => {
  const { app } = createTestSite();
  const fields = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`f${number}`, 'x']));
  await sendForm(app, { ...booking, ...fields }).expect(413);
  await sendForm(app, { ...booking, ...Object.fromEntries(Object.entries(fields).slice(0, 50)) }).expect(303);
});

test('returns a page with 429 without reading the body after too many posts', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let number = 0; number < 40; number += 1) await sendForm(app, { name: '' });
  const refused = await sendForm(app, { name: 'Zoé', locale: 'es' });
  expect(refused.status).toBe(429);
  expect(refused.text).not.toContain('Zoé');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(load(refused.text).text('h1')).toBe(copies.es.errors.refusalTitle);
});
