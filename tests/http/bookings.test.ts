import { renameSync, rmSync } from 'node:fs';
import request, { type Response } from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { copies } from '../../content/copy.ts';
import { bodyLimit } from '../../content/limits.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { cleanUp, createTestSite, testOrigin } from '../support/testSite.ts';
import { holdWriteLock } from '../support/writeLock.ts';

afterEach(cleanUp);

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

type App = ReturnType<typeof createTestSite>['app'];

const booking = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '600 111 222',
  service: 'Tantra',
  message: 'Friday',
};

const sendJson = (app: App, body: object, headers: Record<string, string> = {}) =>
  request(app).post('/api/bookings').set(headers).send(body);

const sendForm = (app: App, body: Record<string, string>, headers: Record<string, string> = {}) =>
  request(app)
    .post('/api/bookings')
    .query({ locale: body['locale'] ?? 'en' })
    .set({ Accept: browserAccept, ...headers })
    .type('form')
    .send(body);

/** An error page that leads on: telephone, chat, links to the forms' pages, no advice to machines, nothing kept. */
const expectHelpfulPage = ({ text, headers }: Response, locale: Locale) => {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-language']).toBe(locale);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain('href="tel:+34600000000"');
  expect(text).toContain('href="https://wa.me/34600000000"');
  expect(text).toContain('content="noindex');
  expect(text).not.toMatch(/rel="(canonical|alternate)"/);
  expect(text).not.toMatch(/\bat \S+ \(|\.ts:\d+|SqliteError/);
};

const expectKeptValues = ({ text }: Response, values: Record<string, string>) => {
  for (const field of ['name', 'email', 'phone'] as const) {
    if (values[field]) expect(text).toContain(`name="${field}"`);
    if (values[field]) expect(text).toContain(`value="${values[field]}"`);
  }
  if (values['message']) expect(text).toContain(`>${values['message']}</textarea>`);
};

test('JSON: a booking is stored as sent and answered with its id', async () => {
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

test.each(locales)(
  'a form in %s is stored and leads to the notice, which says when answers come',
  async (locale) => {
    const { app, stored } = createTestSite();
    for (const [body, page, text] of [
      [{ ...booking, locale }, 'home', copies[locale].form.sent.booking],
      [
        { name: 'Ana', service: 'Contact', message: 'Hello', locale },
        'contact',
        copies[locale].form.sent.contact,
      ],
    ] as const) {
      const response = await sendForm(app, body);
      expect(response.status).toBe(303);
      const location = response.headers['location'] ?? '';
      expect(location).toMatch(new RegExp(`^${locale === 'en' ? '/' : `/${locale}`}(/?contact)?\\?sent=1#`));
      expect(location.includes('contact')).toBe(page === 'contact');
      const notice = await request(app).get(location.split('#')[0] ?? '');
      expect(notice.text).toMatch(new RegExp(`role="status"><p><strong>${text}</strong>`));
      expect(notice.text).toMatch(/24\u00A0hours|de 11:00 a 23:00|de 11\u00A0h à 23\u00A0h/);
      expect(notice.text).toContain('content="noindex');
    }
    expect((await stored()).map(({ kind }) => kind)).toEqual(['contact', 'booking']);
  },
);

test('a repeat stores nothing and is answered with the same id: by key, and by content', async () => {
  const { app, stored } = createTestSite();
  const first = await sendJson(app, booking, { 'Idempotency-Key': 'one' });
  const byKey = await sendJson(app, booking, { 'Idempotency-Key': 'one' });
  const byContent = await sendJson(app, { ...booking, name: ' Ana ' });
  const asForm = await sendForm(app, booking);
  expect([byKey.status, byContent.status, asForm.status]).toEqual([200, 200, 303]);
  expect([byKey.body.id, byContent.body.id]).toEqual([first.body.id, first.body.id]);
  expect(await stored()).toHaveLength(1);
});

test('the same request sent many times at once is stored once', async () => {
  const { app, stored } = createTestSite();
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendJson(app, booking)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('a used key with other content is refused', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, booking, { 'Idempotency-Key': 'one' });
  const response = await sendJson(
    app,
    { ...booking, message: 'Saturday', locale: 'fr' },
    { 'Idempotency-Key': 'one' },
  );
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: copies.fr.errors.refusals.keyReused });
  expect(await stored()).toHaveLength(1);
});

test.each(locales)('invalid JSON fields are told in %s: the whole and each field', async (locale) => {
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

test.each(locales)(
  'an invalid form in %s comes back with all that was typed and says what is wrong',
  async (locale) => {
    const { app, stored } = createTestSite();
    const typed = { name: '', email: 'ana@', phone: '600 &quot;', message: 'Friday &lt;b&gt;' };
    const response = await sendForm(app, {
      ...typed,
      phone: '600 "',
      message: 'Friday <b>',
      service: 'Nuru',
      locale,
    });
    const { form, pages } = copies[locale];
    expect(response.status).toBe(422);
    expect(response.text).toContain(`<title>${form.errorTitle.replace('{title}', pages.home.title)}`);
    expect(response.text).toMatch(/class="failure" role="alert"[^>]*autofocus/i);
    expect(response.text).toContain(form.missing.booking);
    expect(response.text).toContain(`<a href="#booking-name">${form.fields.nameMissing}</a>`);
    expect(response.text).toContain(`<a href="#booking-email">${form.fields.emailInvalid}</a>`);
    expect(response.text.indexOf('href="#booking-name"')).toBeLessThan(
      response.text.indexOf('href="#booking-email"'),
    );
    expect(response.text).toContain(`id="booking-email-error">${form.fields.emailInvalid}`);
    expect(response.text).toMatch(/<option value="Nuru" selected="">/);
    expectKeptValues(response, typed);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.text).toContain('content="noindex');
    expect(response.text).toContain(`href="${locale === 'fr' ? '/es' : '/fr'}"`);
    expect(await stored()).toEqual([]);
  },
);

test('an invalid contact form comes back on the contact page', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { name: 'Ana', service: 'Contact', message: ' ', locale: 'es' });
  expect(response.status).toBe(422);
  expect(response.text).toContain(copies.es.form.missing.contact);
  expect(response.text).toContain('<a href="#message-message">');
  expect(response.text).toContain(`<h1>${copies.es.pages.contact.heading}</h1>`);
});

test('a service that is none of the options is kept in the select', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { name: '', service: 'Four hands' });
  expect(response.text).toContain('<option value="Four hands" selected="">');
});

test('what is not text never breaks the page', async () => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings')
    .set('Accept', browserAccept)
    .type('form')
    .send('name=a&name=b&service=Tantra&__proto__=x&constructor=y');
  expect(response.status).toBe(422);
  expect(response.text).toContain(copies.en.form.fields.notText);
});

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

test('a foreign form is refused with a page that leads on, and shows nothing of what it sent', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, locale: 'fr' }, { 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(403);
  expectHelpfulPage(response, 'fr');
  expect(response.text).toContain(copies.fr.errors.refusals.foreign);
  expect(response.text).not.toContain('ana@example.com');
});

test('too many new requests are 429 in words and time; repeats, mistakes and other addresses are not', async () => {
  const { app, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '2', TRUST_PROXY: '1' } });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const numbered = (number: number) => ({ ...booking, message: `Request ${number}` });
  await sendJson(app, numbered(1), from('192.0.2.1')).expect(201);
  await sendJson(app, numbered(1), from('192.0.2.1')).expect(200);
  await sendJson(app, {}, from('192.0.2.1')).expect(422);
  await sendJson(app, numbered(2), from('192.0.2.1')).expect(201);
  const refused = await sendJson(app, { ...numbered(3), locale: 'es' }, from('192.0.2.1')).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
  expect(refused.body.message).toBe(copies.es.errors.refusals.tooMany.other.replace('{count}', '10'));
  await sendJson(app, numbered(2), from('192.0.2.1')).expect(200);
  await sendJson(app, numbered(3), from('192.0.2.2')).expect(201);
  const page = await sendForm(app, { ...numbered(4), locale: 'fr' }, from('192.0.2.1')).expect(429);
  expectHelpfulPage(page, 'fr');
  expectKeptValues(page, numbered(4));
  expect(await stored()).toHaveLength(3);
});

test('attempts of every kind are bounded too', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let attempt = 0; attempt < 20; attempt += 1) await sendJson(app, {}).expect(422);
  const refused = await sendJson(app, booking);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeTruthy();
});

test('requests that could not be stored use up nothing, however many came at once', async () => {
  const { app, databasePath, stored } = createTestSite({ variables: { RATE_LIMIT_MAX: '3' } });
  const numbered = (number: number) => ({ ...booking, message: `Request ${number}` });
  const lock = holdWriteLock(databasePath);
  const refused = await Promise.all(
    Array.from({ length: 8 }, (_, number) => sendJson(app, numbered(number))),
  );
  lock.release();
  expect(refused.filter(({ status }) => status === 503)).toHaveLength(3);
  // The others were over the quota only for as long as those three were under way.
  for (const { status, headers } of refused) {
    if (status !== 503) expect([status, Number(headers['retry-after']) <= 5]).toEqual([429, true]);
  }
  for (let number = 0; number < 3; number += 1) await sendJson(app, numbered(number)).expect(201);
  await sendJson(app, numbered(3)).expect(429);
  expect(await stored()).toHaveLength(3);
});

test('a key that came with a repeat belongs to that content from then on', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, booking, { 'Idempotency-Key': 'one' }).expect(201);
  await sendJson(app, booking, { 'Idempotency-Key': 'two' }).expect(200);
  await sendJson(app, { ...booking, message: 'Other' }, { 'Idempotency-Key': 'two' }).expect(422);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['moved away', (path: string) => renameSync(path, `${path}.moved`)],
  ['without its log', (path: string) => rmSync(`${path}-wal`)],
])('a database %s takes nothing that would be lost', async (_name, spoil) => {
  const { app, databasePath } = createTestSite();
  await sendJson(app, booking).expect(201);
  spoil(databasePath);
  await sendJson(app, { ...booking, name: 'Eva' }).expect(503);
  await request(app).get('/readyz').expect(503);
});

test('a filled honeypot is answered like a success and kept as spam', async () => {
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

test('while another process writes, others are served, and the request is stored when it is done', async () => {
  const { app, databasePath, stored } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const answer = sendJson(app, booking).then((response) => response);
  for (let page = 0; page < 5; page += 1) await request(app).get('/es').expect(200);
  lock.release();
  expect((await answer).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('a database that stays locked is 503 within some seconds, in words, with everything kept', async () => {
  const { app, databasePath, stored } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const started = performance.now();
  const [json, page, ready] = await Promise.all([
    sendJson(app, { ...booking, locale: 'fr' }),
    sendForm(app, { ...booking, name: 'Eva', locale: 'es' }),
    request(app).get('/readyz'),
  ]);
  expect(performance.now() - started).toBeLessThan(5000);
  lock.release();
  expect(json.status).toBe(503);
  expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
  expect(json.body).toEqual({ message: copies.fr.errors.refusals.unavailable });
  expect(page.status).toBe(503);
  expect(page.text).toContain(copies.es.form.failed.booking);
  expectHelpfulPage(page, 'es');
  expectKeptValues(page, { ...booking, name: 'Eva' });
  expect(ready.status).toBe(503);
  expect(await stored()).toEqual([]);
  await sendJson(app, booking).expect(201);
  await request(app).get('/readyz').expect(200);
  await request(app).get('/healthz').expect(200);
});

test('an unexpected error is 500 in words, in the format that was asked for', async () => {
  const { app } = createTestSite({
    replaceStore: (store) => ({ ...store, save: () => Promise.reject(new Error('secret detail')) }),
  });
  const json = await sendJson(app, { ...booking, locale: 'es' });
  expect(json.status).toBe(500);
  expect(json.body).toEqual({ message: copies.es.errors.refusals.unexpected });
  const page = await sendForm(app, { ...booking, locale: 'en' });
  expect(page.status).toBe(500);
  expect(page.text).toContain('<h1>Unexpected Application Error!</h1>');
  expect(page.text).not.toContain('secret detail');
  expectHelpfulPage(page, 'en');
});

test.each([
  [{ locale: 'fr' }, '?locale=es', {}, 'fr'],
  [{}, '?locale=es', { Referer: `${testOrigin}/fr` }, 'es'],
  [{}, '', { Referer: `${testOrigin}/fr/contact`, 'Accept-Language': 'es' }, 'fr'],
  [{}, '', { Referer: 'https://evil.example/fr', 'Accept-Language': 'es-MX,es;q=0.9' }, 'es'],
  [{}, '', { 'Accept-Language': 'de, fr;q=0.5' }, 'fr'],
  [{}, '?locale=xx', {}, 'en'],
] as [object, string, Record<string, string>, Locale][])(
  'the answer to %j at %j with %j is in %s',
  async (body, query, headers, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).set(headers).send(body);
    expect(response.body.message).toBe(copies[locale].form.missing.booking);
    expect(response.headers['content-language']).toBe(locale);
  },
);

test('GET is 405, and leads a browser to the contact page', async () => {
  const { app } = createTestSite();
  const plain = await request(app).get('/api/bookings');
  expect(plain.status).toBe(405);
  expect(plain.headers['allow']).toBe('POST');
  expect(plain.body.message).toBeTruthy();
  const browser = await request(app).get('/api/bookings?locale=fr').set('Accept', browserAccept);
  expect(browser.status).toBe(303);
  expect(browser.headers['location']).toBe('/fr/contact');
  const removed = await request(app).delete('/api/bookings');
  expect(removed.status).toBe(405);
});

test('the text of visitors is kept in NFC, with line breaks and without other control characters', async () => {
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
