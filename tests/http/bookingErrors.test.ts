import request from 'supertest';
import { expect, test } from 'vitest';
import { bookingFields, contactService } from '../../content/bookingFields.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { fill } from '../../content/placeholders.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { holdWriteLock } from '../support/databases.ts';
import { headingText, load, plain } from '../support/html.ts';
import {
  booking,
  browserAccept,
  expectContactLinks,
  expectKeptValues,
  sendForm,
  sendJson,
} from '../support/postBooking.ts';
import { linkedLocales, otherLocale } from '../support/sample.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test.each(locales)('an invalid JSON booking in %s gets one text, and one at each field', async (locale) => {
  const { app } = createTestSite();
  const { fields, missing, checkFields } = allTexts[locale].form;
  const { nameMissing, serviceMissing, emailInvalid } = fields;
  const contact = { name: 'Ana', service: contactService };
  const messageMissing = fill(fields.messageMissing, { min: bookingFields.message.min });
  const { max } = bookingFields.phone;
  const phoneTooLong = fill(fields.phoneTooLong, { max });
  const invalid = { email: 'ana@', phone: '1'.repeat(max + 1) };
  for (const [typed, message, atFields] of [
    [{}, missing.booking, { name: nameMissing, service: serviceMissing }],
    [contact, missing.contact, { message: messageMissing }],
    [{ ...booking, email: invalid.email }, emailInvalid, { email: emailInvalid }],
    [{ ...booking, ...invalid }, checkFields, { email: emailInvalid, phone: phoneTooLong }],
  ] as const) {
    const { body } = await sendJson(app, { ...typed, locale }).expect(422);
    expect(body).toEqual({ message, details: { message, fields: atFields } });
  }
});

const invalidForm = { name: '', email: 'ana@', phone: '600 "', message: 'Friday <b>', service: 'Not listed' };

test.each(locales)('an invalid form in %s comes back with its values, and is not stored', async (locale) => {
  const { app, stored } = createTestSite();
  const response = await sendForm(app, { ...invalidForm, locale }).expect(422);
  expect(load(response.text).field(allTexts[locale].form.service).val()).toBe(invalidForm.service);
  expectKeptValues(response, locale, invalidForm);
  expect(stored()).toEqual([]);
});

test.each(locales)('an invalid form in %s has its problems in a summary and at fields', async (locale) => {
  const { text } = await sendForm(createTestSite().app, { ...invalidForm, locale });
  const page = load(text);
  const { form, pages } = allTexts[locale];
  expect(page.title.startsWith(fill(form.errorTitle, { title: pages.home.title }))).toBe(true);
  const summary = 'main .error-summary';
  expect(page.$(summary).attr()).toHaveProperty('autofocus');
  expect(page.text(summary)).toContain(plain(form.missing.booking));
  expect(page.textsOf(`${summary} a`)).toEqual(
    [form.fields.nameMissing, form.fields.emailInvalid].map(plain),
  );
  expect(page.attributes(`${summary} a`, 'href')).toEqual(['#booking-name', '#booking-email']);
  const email = page.field(form.email);
  expect([email.attr('id'), email.attr('aria-invalid')]).toEqual(['booking-email', 'true']);
  const described = email.attr('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => page.text(`#${id}`))).toContain(plain(form.fields.emailInvalid));
});

test('the page of an invalid form is not indexed, and its language links lead to forms', async () => {
  const page = load((await sendForm(createTestSite().app, invalidForm)).text);
  expect(page.meta('robots')).toMatch(/^noindex/);
  // The answer to a post has no URL.
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    linkedLocales.map((other) => urlOf({ page: 'home' }, other)),
  );
});

test('a contact form with an empty message comes back on the contact page with that problem', async () => {
  const { app } = createTestSite();
  const message = { name: 'Ana', service: contactService, message: ' ', locale: otherLocale };
  const page = load((await sendForm(app, message).expect(422)).text);
  const { form } = allTexts[otherLocale];
  const { min } = bookingFields.message;
  expect(page.text('main .error-summary')).toBe(
    plain(`${form.summaryHeading} ${fill(form.fields.messageMissing, { min })}`),
  );
  expect(page.attributes('main .error-summary a', 'href')).toEqual(['#message-message']);
  expect(page.text('h1')).toBe(headingText(allTexts[otherLocale].pages.contact.heading));
});

test('a form that sends its name twice gets a page with 422 and the problem', async () => {
  const { app } = createTestSite();
  const response = await request(app)
    .post('/api/bookings')
    .set('Accept', browserAccept)
    .type('form')
    .send('name=a&name=b&service=Some');
  expect(response.status).toBe(422);
  const { notText } = allTexts[defaultLocale].form.fields;
  expect(load(response.text).text('main .error-summary')).toContain(plain(notText));
});

test('a form with a name far over the limit comes back with that name unchanged', async () => {
  const { app } = createTestSite();
  // Only 30 of these marks in a row would be stored.
  const values = { ...booking, name: `a${'\u0316'.repeat(31)}`.repeat(50) };
  const response = await sendForm(app, values).expect(422);
  const { nameTooLong } = allTexts[defaultLocale].form.fields;
  expect(response.text).toContain(fill(nameTooLong, { max: bookingFields.name.max }));
  expectKeptValues(response, defaultLocale, values);
});

test('a telephone number of 81 characters is refused in words, and comes back uncut', async () => {
  const { app, stored } = createTestSite();
  const values = { ...booking, phone: `${booking.phone} or `.padEnd(81, '0'), locale: otherLocale };
  const response = await sendForm(app, values).expect(422);
  const text = fill(allTexts[otherLocale].form.fields.phoneTooLong, { max: 80 });
  expect(load(response.text).text('main .error-summary')).toContain(plain(text));
  expectKeptValues(response, otherLocale, values);
  expect(stored()).toEqual([]);
});

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 201], // No page can forge the first.
  [{ 'Sec-Fetch-Site': 'none' }, 201],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: testOrigin }, 201],
  [{ Origin: 'http://shop.example:8080', Host: 'shop.example:8080' }, 201], // The site under its other name.
  [{}, 201], // No browser.
] as [Record<string, string>, number][])('only the own site may post: %j, %i', async (headers, status) => {
  const { app, stored } = createTestSite();
  expect((await sendJson(app, booking, headers)).status).toBe(status);
  expect(stored()).toHaveLength(status === 201 ? 1 : 0);
});

test('a form posted from another site gets a page with 403, without its values', async () => {
  const { app } = createTestSite();
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  const response = await sendForm(app, { ...booking, locale: otherLocale }, foreign);
  expect(response.status).toBe(403);
  expectContactLinks(response, otherLocale);
  expect(load(response.text).text('main')).toContain(plain(allTexts[otherLocale].errors.refusals.foreign));
  expect(response.text).not.toContain(booking.email);
});

test('a JSON booking gets 503 with Retry-After while another process writes, and 201 after it', async () => {
  const { app, databasePath, stored } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const refused = await sendJson(app, { ...booking, locale: otherLocale });
  lock.release();
  expect(refused.status).toBe(503);
  expect(refused.body).toEqual({ message: allTexts[otherLocale].errors.refusals.unavailable });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(stored()).toEqual([]);
  await sendJson(app, { ...booking, locale: otherLocale }).expect(201);
  expect(stored()).toHaveLength(1);
});

test.each(locales)(
  'a form in %s gets a page with 503 and its values while another process writes',
  async (locale) => {
    const { app, databasePath } = createTestSite();
    const lock = holdWriteLock(databasePath);
    const response = await sendForm(app, { ...booking, locale });
    lock.release();
    expect(response.status).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expectContactLinks(response, locale);
    expectKeptValues(response, locale, booking);
    expect(load(response.text).text('main')).toContain(plain(allTexts[locale].errors.refusals.unavailable));
  },
);

test('a contact form gets the contact page with its values while another process writes', async () => {
  const { app, databasePath } = createTestSite();
  const lock = holdWriteLock(databasePath);
  const response = await sendForm(app, { ...booking, service: contactService, locale: otherLocale });
  lock.release();
  expect(response.status).toBe(503);
  expectKeptValues(response, otherLocale, booking);
  expect(load(response.text).text('h1')).toBe(headingText(allTexts[otherLocale].pages.contact.heading));
});

test('a JSON booking gets 500 with a text after an unexpected error', async () => {
  const { app, db } = createTestSite();
  db.close();
  const response = await sendJson(app, { ...booking, locale: otherLocale });
  expect(response.status).toBe(500);
  expect(response.body).toEqual({ message: allTexts[otherLocale].errors.refusals.unexpected });
});

test.each(locales)('a form in %s gets its values back with 500 after an unexpected error', async (locale) => {
  const { app, db } = createTestSite();
  db.close();
  const response = await sendForm(app, { ...booking, locale });
  expect(response.status).toBe(500);
  expectContactLinks(response, locale);
  expectKeptValues(response, locale, booking);
  expect(load(response.text).text('main')).toContain(plain(allTexts[locale].errors.refusals.unexpected));
});

test.each(['</script><b>', '<!--<script>'])(
  'the name %j in an invalid form does not end or swallow the data of that form',
  async (name) => {
    const { app } = createTestSite();
    const { text } = await sendForm(app, { ...booking, name, email: 'ana@' }).expect(422);
    const data = load(text).$('[data-island=RequestForm] > script').text();
    expect(JSON.parse(data)).toMatchObject({ values: { name } });
  },
);
