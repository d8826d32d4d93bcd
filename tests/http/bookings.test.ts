import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { copies } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { headingHtml } from '../support/headings.ts';
import {
  booking,
  browserAccept,
  expectHelpfulPage,
  expectKeptValues,
  sendForm,
  sendJson,
} from '../support/postBooking.ts';
import { cleanUp, createTestSite, testOrigin } from '../support/testSite.ts';

afterEach(cleanUp);

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
    expect(response.text).toMatch(/class="error-summary" role="alert"[^>]*autofocus/i);
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
  expect(response.text).toContain(`<h1>${headingHtml(copies.es.pages.contact.heading)}</h1>`);
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
