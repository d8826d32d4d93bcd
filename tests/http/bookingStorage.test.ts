import { expect, test, vi } from 'vitest';
import { bookingFields } from '../../content/bookingFields.ts';
import { repeatWindowMinutes } from '../../content/limits.ts';
import { defaultLocale } from '../../content/locales.ts';
import { setClock } from '../support/clock.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { booking, sendForm, sendJson } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

test('a JSON booking is stored with its texts as they were sent', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, locale: otherLocale }).expect(201);
  expect(stored()).toMatchObject([
    { ...booking, kind: 'booking', serviceSlug: massage.slug, locale: otherLocale },
  ]);
});

test('a stored booking is new, and not yet handled', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, booking).expect(201);
  expect(stored()).toMatchObject([{ status: 'new', handledAt: null, note: null }]);
});

test('the answer to a JSON booking has the id with which it is stored', async () => {
  const { app, stored } = createTestSite();
  const { body } = await sendJson(app, booking).expect(201);
  expect(stored()).toMatchObject([{ id: body.id }]);
});

test('a field of a booking that the site does not know is not stored', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, unknown: 'canary' }).expect(201);
  expect(JSON.stringify(stored())).not.toContain('canary');
});

/** Sends a form, and returns the booking that is stored. */
const storedAfter = async (fields: Partial<typeof booking>) => {
  const { app, stored } = createTestSite();
  await sendForm(app, { ...booking, ...fields }).expect(303);
  return stored()[0];
};

test('a name is stored without white space around it', async () => {
  expect(await storedAfter({ name: ' \u00a0Ana ' })).toMatchObject({ name: 'Ana' });
});

test('a name is stored in NFC, so that a search finds its accents', async () => {
  expect(await storedAfter({ name: 'Jose\u0301' })).toMatchObject({ name: 'Jos\u00e9' });
});

test('a name with thousands of combining marks in a row is stored with a few of them', async () => {
  const stored = await storedAfter({ name: `x${'\u0316'.repeat(5000)}` });
  expect(stored?.name).toMatch(/^x\u0316{1,100}$/);
});

test('a message is stored without control characters other than line breaks', async () => {
  const stored = await storedAfter({ message: 'one\r\ntwo\u001b[31m\u0000\u0007' });
  expect(stored).toMatchObject({ message: 'one\ntwo[31m' });
});

test('a field that is sent empty is stored as absent', async () => {
  expect(await storedAfter({ email: '' })).toMatchObject({ email: null });
});

const directionMarks = '\u200e\u202a\u2068';
const zeroWidthSpaces = '\u200b\u2060\ufeff';

test.each([
  ['direction marks', directionMarks],
  ['zero-width spaces', zeroWidthSpaces],
])('an e-mail address that was pasted with %s is stored without them', async (_name, invisible) => {
  const [local, domain] = booking.email.split('@');
  const pasted = `${invisible}${local}${invisible}@${domain}${invisible}`;
  expect(await storedAfter({ email: pasted })).toMatchObject({ email: booking.email });
});

test('a telephone number of the longest length is stored as it was typed', async () => {
  const phone = `${booking.phone} or `.padEnd(bookingFields.phone.max, '0');
  expect(await storedAfter({ phone })).toMatchObject({ phone });
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

test('a booking that is sent again from another network address is a repeat', async () => {
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

test('a message with line breaks that is sent as JSON and as a form is stored once', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, message: 'one\ntwo' }).expect(201);
  // Browsers send line breaks of a form as `\r\n`.
  await sendForm(app, { ...booking, message: 'one\r\ntwo' }).expect(303);
  expect(stored().map(({ message }) => message)).toEqual(['one\ntwo']);
});

/** The number of bookings that are stored if the same one is sent again after some time. */
const countAfter = async (milliseconds: number): Promise<number> => {
  const { app, stored } = createTestSite();
  setClock(Date.now());
  await sendJson(app, booking).expect(201);
  vi.setSystemTime(Date.now() + milliseconds);
  await sendJson(app, booking).expect(201);
  return stored().length;
};

const repeatWindowMs = repeatWindowMinutes * 60_000;

test(`a booking that is sent again within ${repeatWindowMinutes} minutes is a repeat`, async () => {
  expect(await countAfter(repeatWindowMs - 1000)).toBe(1);
});

test(`a booking sent again after ${repeatWindowMinutes} minutes is stored again`, async () => {
  expect(await countAfter(repeatWindowMs)).toBe(2);
});

test('a robot that fills the hidden field of a form gets the answer of a person', async () => {
  const { app } = createTestSite();
  const robot = await sendForm(app, { ...booking, website: 'x' }).expect(303);
  const person = await sendForm(app, booking).expect(303);
  expect(robot.headers['location']).toBe(person.headers['location']);
});

test('a robot that fills the hidden field in JSON gets the answer of a person', async () => {
  const { app } = createTestSite();
  const { body } = await sendJson(app, { ...booking, website: 'http://spam.example' }).expect(201);
  expect(Object.keys(body)).toEqual(['id']);
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
