import { expect, test } from 'vitest';
import { type BookingField, bookingFields, contactService, fieldNames } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { readBooking } from '../../src/bookings/bookingSchema.ts';
import { matchService } from '../../views/texts/matchService.ts';
import { masseuse, titleOf } from '../support/sample.ts';

const nameAndService = { name: 'Ana', service: 'Some massage' };

test('a booking needs only a name and a service', () => {
  expect(readBooking(nameAndService, 'booking')).toMatchObject({ ok: true, booking: nameAndService });
});

test('a field that a booking does not have is null', () => {
  const others = fieldNames.filter((field) => !(field in nameAndService));
  expect(readBooking(nameAndService, 'booking')).toMatchObject({
    booking: Object.fromEntries(others.map((field) => [field, null])),
  });
});

test('a booking without a language has the default language', () => {
  expect(readBooking(nameAndService, 'booking')).toMatchObject({ booking: { locale: defaultLocale } });
});

/** Whether a booking is accepted with a text of so many characters in a field. */
const isAccepted = (field: BookingField, length: number): boolean =>
  readBooking({ ...nameAndService, [field]: 'x'.repeat(length) }, 'booking').ok;

test.each(['name', 'phone', 'service', 'message'] as const)(
  'a booking may have the longest %s, and not a character more',
  (field) => {
    const { max } = bookingFields[field];
    expect([isAccepted(field, max), isAccepted(field, max + 1)]).toEqual([true, false]);
  },
);

test('a booking may have the shortest service, and not a character less', () => {
  const { min } = bookingFields.service;
  expect([isAccepted('service', min), isAccepted('service', min - 1)]).toEqual([true, false]);
});

test('a booking may have the longest e-mail address, and not a character more', () => {
  const { max } = bookingFields.email;
  const read = (length: number) =>
    readBooking({ ...nameAndService, email: `ana@${'.com'.padStart(length - 4, 'a')}` }, 'booking');
  expect(read(max)).toMatchObject({ ok: true });
  expect(read(max + 1)).toEqual({ ok: false, problems: { email: 'emailTooLong' } });
});

test.each([
  'ana',
  'ana@example',
  'a na@example.com',
  'a..b@example.com',
  '.a@example.com',
  '<a>@example.com',
  'a@-example.com',
  'a@example.c',
])('a booking refuses the e-mail address %s', (email) => {
  expect(readBooking({ ...nameAndService, email }, 'booking')).toEqual({
    ok: false,
    problems: { email: 'emailInvalid' },
  });
});

test.each([
  'o’brien+x@example.com',
  'a&b@example.com',
  'ana@peña.es',
  'ana@xn--80a1acny.xn--p1ai',
  'अ@उदाहरण.भारत',
  'a.b-c_d@sub.example.museum',
])('a booking accepts the e-mail address %s', (email) => {
  expect(readBooking({ ...nameAndService, email }, 'booking').ok).toBe(true);
});

test.each([
  ['a left-to-right mark', '\u200e'],
  ['an isolate', '\u2068'],
  ['a zero-width space', '\u200b'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
])('an e-mail address and a telephone number lose %s', (_name, invisible) => {
  const pasted = (text: string) => `${invisible}${text.slice(0, 5)}${invisible}${text.slice(5)}${invisible}`;
  const [email, phone] = ['ana@example.com', '600 111 222'];
  const fields = { ...nameAndService, email: pasted(email), phone: pasted(phone) };
  expect(readBooking(fields, 'booking')).toMatchObject({ booking: { email, phone } });
});

test.each([
  ['', false],
  [' ', false],
  [false, false],
  ['http://spam.example', true],
  [['', 'x'], true],
  [1, true],
])('the hidden field with %j counts as filled: %s', (website, isFilled) => {
  expect(readBooking({ ...nameAndService, website }, 'booking')).toMatchObject({
    booking: { website: isFilled },
  });
});

/** Reads a contact message of so many characters between spaces. */
const readMessage = (length: number) => {
  const message = ` ${'x'.repeat(length)} `;
  return readBooking({ name: 'Ana', service: contactService, message }, 'contact');
};

test('a contact message may be as short as the limit', () => {
  const { min } = bookingFields.message;
  expect(readMessage(min)).toMatchObject({ ok: true, booking: { message: 'x'.repeat(min) } });
});

test('a contact message that is too short without its spaces counts as missing', () => {
  expect(readMessage(bookingFields.message.min - 1)).toEqual({
    ok: false,
    problems: { message: 'messageMissing' },
  });
});

test('a booking keeps the masseuse that it asks for', () => {
  expect(readBooking({ ...nameAndService, masseuse: masseuse.slug }, 'booking')).toMatchObject({
    booking: { masseuse: masseuse.slug },
  });
});

test.each([
  masseuse.slug.toUpperCase(),
  'nobody',
  'toString',
  [masseuse.slug, masseuse.slug],
  { slug: masseuse.slug },
  7,
])('a booking for the unknown masseuse %j is accepted for any masseuse', (sent) => {
  expect(readBooking({ ...nameAndService, masseuse: sent }, 'booking')).toMatchObject({
    ok: true,
    booking: { masseuse: null },
  });
});

test('a booking gets one problem for each invalid field', () => {
  expect(readBooking({ name: ' ', email: 'x', phone: 5, locale: 'xx' }, 'booking')).toEqual({
    ok: false,
    problems: {
      name: 'nameMissing',
      email: 'emailInvalid',
      phone: 'notText',
      service: 'serviceMissing',
      locale: 'localeUnknown',
    },
  });
});

test.each(['\u200b', '\u2800', '\u3164', ' \u200b\n'])('the invisible name %j counts as missing', (name) => {
  expect(readBooking({ ...nameAndService, name }, 'booking')).toEqual({
    ok: false,
    problems: { name: 'nameMissing' },
  });
});

test('a name keeps invisible characters between letters, which some scripts need', () => {
  const withJoinerAndEmojiStyle = '\u0646\u200c\u0646 \u2764\ufe0f';
  expect(readBooking({ ...nameAndService, name: withJoinerAndEmojiStyle }, 'booking')).toMatchObject({
    booking: { name: withJoinerAndEmojiStyle },
  });
});

test('four code points that are one letter in NFC count as one character of a name', () => {
  const letter = '\u03b1\u0313\u0300\u0345';
  const { max } = bookingFields.name;
  expect(readBooking({ ...nameAndService, name: letter.repeat(max) }, 'booking').ok).toBe(true);
});

test('an emoji counts as one character of a name', () => {
  const most = bookingFields.name.max;
  const isRead = (count: number) =>
    readBooking({ ...nameAndService, name: '💐'.repeat(count) }, 'booking').ok;
  expect([isRead(most), isRead(most + 1)]).toEqual([true, false]);
});

const massagesInLocales = locales.flatMap((locale) => catalogue.map(({ slug }) => ({ slug, locale })));

test.each(massagesInLocales)(
  'the site recognises $slug by its title in $locale, without accents',
  ({ slug, locale }) => {
    const title = titleOf(slug, locale);
    const withoutAccents = title.normalize('NFD').replace(/\p{M}/gu, '');
    for (const typed of [title, ` ${title.toUpperCase()} `, withoutAccents])
      expect(matchService(typed), typed).toBe(slug);
  },
);

test.each(catalogue)('the site recognises $slug by its slug', ({ slug }) => {
  expect(matchService(slug)).toBe(slug);
});

test.each(['something else', `${titleOf(catalogue[0].slug, locales[0])} for two`])(
  'the text %j, which is no title or slug, names no massage',
  (typed) => {
    expect(matchService(typed)).toBeNull();
  },
);
