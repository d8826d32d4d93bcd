import request from 'supertest';
import { expect, test } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { postsPerBooking } from '../../content/limits.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { booking, browserAccept, expectContactLinks, sendForm, sendJson } from '../support/postBooking.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test('a JSON booking is stored as sent, without unknown fields, and the answer has its id', async () => {
  const { app, stored } = createTestSite();
  const { body } = await sendJson(app, { ...booking, locale: otherLocale, unknown: 'x' }).expect(201);
  const [row] = await stored();
  expect(row).toMatchObject({
    ...booking,
    id: body.id,
    kind: 'booking',
    serviceSlug: massage.slug,
    locale: otherLocale,
    status: 'new',
    handledAt: null,
  });
  expect(row).not.toHaveProperty('unknown');
});

test.each(
  locales.flatMap((locale) => [
    { locale, form: 'booking', page: 'home', phone: '600 111 222', sent: '1' } as const,
    { locale, form: 'booking', page: 'home', phone: ' ', sent: 'call' } as const,
    { locale, form: 'contact', page: 'contact', phone: '600 111 222', sent: '1' } as const,
    { locale, form: 'contact', page: 'contact', phone: ' ', sent: 'call' } as const,
  ]),
)(
  'a $form form with telephone "$phone" in $locale leads to a notice of who calls',
  async ({ locale, form, page, phone, sent }) => {
    const { app } = createTestSite();
    const service = form === 'contact' ? contactService : booking.service;
    const typed = { name: 'Ana', message: 'Hello', email: '', phone };
    const response = await sendForm(app, { ...typed, service, locale }).expect(303);
    const [url = '', fragment] = (response.headers['location'] ?? '').split('#');
    expect(url).toBe(urlOf({ page }, locale, { query: { sent } }));
    const shown = load((await request(app).get(url)).text);
    const words = allTexts[locale].form.sent;
    const hours = formatAnsweringHours(allTexts[locale]);
    const next = sent === 'call' ? words.callUs : fill(words.answerTimes, { hours });
    expect(shown.textsOf('.notice[role=status] p')).toEqual([words[form], next].map(plain));
    expect(shown.attributes('.notice[role=status] p a', 'href')).toEqual(sent === 'call' ? [phoneUrl] : []);
    expect(shown.$(`[id="${fragment}"]`)).toHaveLength(1);
  },
);

test('a booking is stored trimmed, in NFC, without control characters other than line breaks', async () => {
  const { app, stored } = createTestSite();
  const name = ` Jose\u0301\u0007${'\u0316'.repeat(5000)} `;
  await sendForm(app, { ...booking, name, email: '', message: 'one\r\ntwo\u001b[31m\u0000' }).expect(303);
  expect((await stored())[0]).toMatchObject({
    // At most 30 combining marks in a row are kept: the accent and 29 others.
    name: `Jose\u0301${'\u0316'.repeat(29)}`.normalize('NFC'),
    message: 'one\ntwo[31m',
    email: null, // It was sent empty.
  });
});

test('the booking of a robot that fills the hidden field looks accepted, and is stored as spam', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, website: 'http://spam.example' }).expect(201);
  await sendForm(app, { ...booking, name: 'Bot', website: 'x' }).expect(303);
  expect((await stored()).map(({ status }) => status)).toEqual(['spam', 'spam']);
  // The same booking by a person is new: a repeat of the robot's would get 200.
  await sendJson(app, booking).expect(201);
});

test('a booking gets 500 after an unexpected error, as JSON or as a page without details', async () => {
  const { app } = createTestSite({
    replaceStore: (store) => ({ ...store, save: () => Promise.reject(new Error('secret detail')) }),
  });
  const json = await sendJson(app, { ...booking, locale: otherLocale });
  expect(json.status).toBe(500);
  expect(json.body).toEqual({ message: allTexts[otherLocale].errors.refusals.unexpected });
  for (const locale of locales) {
    const page = await sendForm(app, { ...booking, locale });
    expect(page.status).toBe(500);
    expect(page.text).not.toContain('secret detail');
    expect(load(page.text).text('h1')).toBe(allTexts[locale].errors.unexpected.title);
    expect(load(page.text).text('main')).toContain(plain(allTexts[locale].errors.unexpected.lead));
    expectContactLinks(page, locale);
  }
});

const contact = urlOf({ page: 'contact' }, otherLocale);
const pageIn = (locale: Locale): string => testOrigin + urlOf({ page: 'contact' }, locale);

test.each([
  ['its body', { locale: otherLocale }, `?locale=${defaultLocale}`, {}, otherLocale],
  ['its query', {}, `?locale=${otherLocale}`, { Referer: pageIn(defaultLocale) }, otherLocale],
  ['its own form', {}, '', { Referer: pageIn(otherLocale), 'Accept-Language': defaultLocale }, otherLocale],
  ['the browser', {}, '', { Referer: 'https://evil.example/', 'Accept-Language': otherLocale }, otherLocale],
  ['a known second choice', {}, '', { 'Accept-Language': `xx, ${otherLocale}-MX;q=0.9` }, otherLocale],
  ['the site, if it knows no other', {}, '?locale=xx', {}, defaultLocale],
] as [string, object, string, Record<string, string>, Locale][])(
  'the answer to a booking is in the language of %s, whatever the next row names',
  async (_name, body, query, headers, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).set(headers).send(body);
    expect(response.body.message).toBe(allTexts[locale].form.missing.booking);
    expect(response.headers['content-language']).toBe(locale);
  },
);

test('GET and DELETE of /api/bookings get 405; GET leads a browser to the contact page', async () => {
  const { app } = createTestSite();
  const json = await request(app).get('/api/bookings');
  expect([json.status, json.headers['allow']]).toEqual([405, 'POST']);
  expect(json.body).toEqual({ message: allTexts[defaultLocale].errors.refusals.methodNotAllowed });
  const browser = await request(app).get(`/api/bookings?locale=${otherLocale}`).set('Accept', browserAccept);
  expect([browser.status, browser.headers['location']]).toEqual([303, contact]);
  await request(app).delete('/api/bookings').expect(405);
});

test('after too many invalid posts, a form gets a page with 429, without the values sent', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let posts = 0; posts < postsPerBooking; posts += 1) await sendForm(app, { name: '' }).expect(422);
  const refused = await sendForm(app, { name: 'Zoé', locale: otherLocale });
  expect(refused.status).toBe(429);
  expect(refused.text).not.toContain('Zoé');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(load(refused.text).text('h1')).toBe(allTexts[otherLocale].errors.refusalTitle);
});
