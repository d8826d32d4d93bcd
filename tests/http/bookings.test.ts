import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { repeatWindowMinutes } from '../../content/limits.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { fill } from '../../content/placeholders.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite } from '../support/testSite.ts';

test('a JSON booking is stored as sent, without unknown fields, and the answer has its id', async () => {
  const { app, stored } = createTestSite();
  const { body } = await sendJson(app, { ...booking, locale: otherLocale, unknown: 'x' }).expect(201);
  const [row] = stored();
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

test('a form with an e-mail address and no telephone number leads to the notice that the centre answers', async () => {
  const { app } = createTestSite();
  const { headers } = await sendForm(app, { ...booking, phone: '' }).expect(303);
  expect(headers['location']).toBe(formUrl('booking', defaultLocale, { sent: '1' }));
});

test('a booking is stored trimmed, in NFC, without control characters other than line breaks', async () => {
  const { app, stored } = createTestSite();
  const name = ` Jose\u0301\u0007${'\u0316'.repeat(5000)} `;
  await sendForm(app, { ...booking, name, email: '', message: 'one\r\ntwo\u001b[31m\u0000' }).expect(303);
  expect(stored()[0]).toMatchObject({
    // At most 30 combining marks in a row are kept: the accent and 29 others.
    name: `Jose\u0301${'\u0316'.repeat(29)}`.normalize('NFC'),
    message: 'one\ntwo[31m',
    email: null, // It was sent empty.
  });
});

const directionMarks = '\u200e\u202a\u2068';
const zeroWidthSpaces = '\u200b\u2060\ufeff';

test.each([
  ['direction marks', directionMarks],
  ['zero-width spaces', zeroWidthSpaces],
])('an e-mail address that was pasted with %s is stored without them', async (_name, invisible) => {
  const { app, stored } = createTestSite();
  const [local, domain] = booking.email.split('@');
  const pasted = `${invisible}${local}${invisible}@${domain}${invisible}`;
  await sendForm(app, { ...booking, email: pasted }).expect(303);
  expect(stored()[0]?.email).toBe(booking.email);
});

test('a telephone number of 80 characters is stored as it was typed', async () => {
  const { app, stored } = createTestSite();
  const phone = `${booking.phone} or `.padEnd(80, '0');
  await sendForm(app, { ...booking, phone }).expect(303);
  expect(stored()[0]?.phone).toBe(phone);
});

test('a repeated JSON booking gets 201 with the id of the first, and is stored once', async () => {
  const { app, stored } = createTestSite();
  const first = await sendJson(app, booking).expect(201);
  const repeat = await sendJson(app, booking).expect(201);
  expect(repeat.body).toEqual(first.body);
  expect(stored()).toHaveLength(1);
});

test('a repeated form gets the same 303 as the first, and is stored once', async () => {
  const { app, stored } = createTestSite();
  const first = await sendForm(app, booking).expect(303);
  const repeat = await sendForm(app, booking).expect(303);
  expect(repeat.headers['location']).toBe(first.headers['location']);
  expect(stored()).toHaveLength(1);
});

test('a booking that is sent again from another address is a repeat', async () => {
  const { app, stored } = createTestSite({ variables: { TRUST_PROXY: '1' } });
  const first = await sendJson(app, booking, { 'X-Forwarded-For': '192.0.2.1' });
  const repeat = await sendJson(app, booking, { 'X-Forwarded-For': '198.51.100.1' });
  expect(repeat.body).toEqual(first.body);
  expect(stored()).toHaveLength(1);
});

test('a booking that is sent again in another language is a repeat', async () => {
  const { app, stored } = createTestSite();
  const first = await sendJson(app, { ...booking, locale: defaultLocale });
  const repeat = await sendJson(app, { ...booking, locale: otherLocale });
  expect(repeat.body).toEqual(first.body);
  expect(stored()).toHaveLength(1);
});

test('a form with line breaks that is sent as JSON and by the browser is stored once', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, message: 'one\ntwo' }).expect(201);
  // Browsers send line breaks of a form as `\r\n`.
  await sendForm(app, { ...booking, message: 'one\r\ntwo' }).expect(303);
  expect(stored().map(({ message }) => message)).toEqual(['one\ntwo']);
});

test(`a booking that is sent again after ${repeatWindowMinutes} minutes is stored again`, async () => {
  const { app, stored } = createTestSite();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await sendJson(app, booking).expect(201);
  vi.setSystemTime(Date.now() + repeatWindowMinutes * 60_000);
  await sendJson(app, booking).expect(201);
  expect(stored()).toHaveLength(2);
});

test('a robot that fills the hidden field gets the answer of a success', async () => {
  const { app } = createTestSite();
  const json = await sendJson(app, { ...booking, website: 'http://spam.example' }).expect(201);
  expect(Object.keys(json.body)).toEqual(['id']);
  const form = await sendForm(app, { ...booking, website: 'x' }).expect(303);
  const person = await sendForm(app, booking);
  expect(form.headers['location']).toBe(person.headers['location']);
});

test('the booking of a robot that fills the hidden field is stored as spam', async () => {
  const { app, stored } = createTestSite();
  await sendForm(app, { ...booking, website: 'x' }).expect(303);
  expect(stored()).toMatchObject([{ name: booking.name, status: 'spam' }]);
});

test('the booking of a person after a robot with the same texts is stored as new', async () => {
  const { app, stored } = createTestSite();
  const robot = await sendJson(app, { ...booking, website: 'x' }).expect(201);
  const person = await sendJson(app, booking).expect(201);
  expect(person.body.id).not.toBe(robot.body.id);
  expect(stored().map(({ status }) => status)).toEqual(['new', 'spam']);
});
