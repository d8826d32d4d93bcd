import { expect, test } from 'vitest';
import { contactService, fieldNames } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { readBooking } from '../../src/bookings/bookingSchema.ts';
import { matchService } from '../../src/bookings/matchService.ts';
import { masseuse, titleOf } from '../support/sample.ts';

const nameAndService = { name: 'Ana', service: 'Some massage' };

test('a booking needs only a name and a service; its language is the default, other texts are null', () => {
  expect(readBooking(nameAndService, 'booking')).toEqual({
    ok: true,
    booking: {
      ...Object.fromEntries(fieldNames.map((field) => [field, null])),
      ...nameAndService,
      locale: defaultLocale,
      // The hidden field against robots is not filled in.
      website: false,
    },
  });
});

test.each([
  ['phone', 0, 80],
  ['service', 2, 120],
  ['message', 0, 4000],
] as const)('the field %s of a booking accepts from %i to %i characters', (field, min, max) => {
  const withLength = (length: number) =>
    readBooking({ ...nameAndService, [field]: 'x'.repeat(length) }, 'booking').ok;
  expect(withLength(min)).toBe(true);
  expect(withLength(max)).toBe(true);
  expect(withLength(max + 1)).toBe(false);
  if (min > 0) expect(withLength(min - 1)).toBe(false);
});

test('a booking accepts an e-mail address of 254 characters, and refuses one of 255', () => {
  const read = (length: number) =>
    readBooking({ ...nameAndService, email: `ana@${'.com'.padStart(length - 4, 'a')}` }, 'booking');
  expect(read(254)).toMatchObject({ ok: true });
  expect(read(255)).toEqual({ ok: false, problems: { email: 'emailTooLong' } });
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
])('a booking with the e-mail address %s is refused', (email) => {
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
])('a booking with the e-mail address %s is accepted', (email) => {
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
])('the hidden field against robots, `website`, with %j counts as filled: %s', (website, isFilled) => {
  expect(readBooking({ ...nameAndService, website }, 'booking')).toMatchObject({
    booking: { website: isFilled },
  });
});

test('a contact message needs two characters after trimming', () => {
  const contact = { name: 'Ana', service: contactService };
  expect(readBooking({ ...contact, message: ' a ' }, 'contact')).toEqual({
    ok: false,
    problems: { message: 'messageMissing' },
  });
  expect(readBooking({ ...contact, message: ' ab ' }, 'contact')).toMatchObject({
    ok: true,
    booking: { message: 'ab' },
  });
});

test.each([
  [masseuse.slug, masseuse.slug],
  [masseuse.slug.toUpperCase(), null],
  ['nobody', null],
  ['toString', null],
  [[masseuse.slug, masseuse.slug], null],
  [{ slug: masseuse.slug }, null],
  [7, null],
])('a booking that asks for the masseuse %j is accepted, with the masseuse %s', (sent, kept) => {
  expect(readBooking({ ...nameAndService, masseuse: sent }, 'booking')).toMatchObject({
    ok: true,
    booking: { masseuse: kept },
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

test('a name keeps invisible characters between visible ones, because some scripts need them', () => {
  const withJoinerAndEmojiStyle = '\u0646\u200c\u0646 \u2764\ufe0f';
  const name = withJoinerAndEmojiStyle;
  expect(readBooking({ ...nameAndService, name }, 'booking')).toMatchObject({ booking: { name } });
});

test.each([
  ['a letter', 'x', 120],
  // Text is normalized before it is counted.
  ['four code points that are one after normalization', '\u03b1\u0313\u0300\u0345', 120],
  ['an emoji', '💐', 120],
])('a name may be %s (%j) %i times, and not once more', (_, part, most) => {
  const isAccepted = (count: number) =>
    readBooking({ ...nameAndService, name: part.repeat(count) }, 'booking').ok;
  expect([isAccepted(most), isAccepted(most + 1)]).toEqual([true, false]);
});

test.each(locales)(
  'matchService finds a massage by its title in %s or its slug, without case and accents',
  (locale) => {
    for (const { slug } of catalogue) {
      const title = titleOf(slug, locale);
      const withoutAccents = title.normalize('NFD').replace(/\p{M}/gu, '');
      for (const typed of [slug, title, ` ${title.toUpperCase()} `, withoutAccents])
        expect(matchService(typed), typed).toBe(slug);
    }
    expect(matchService('something else')).toBeNull();
  },
);
