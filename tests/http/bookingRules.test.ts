import { expect, test } from 'vitest';
import {
  type BookingKind,
  bookingFields,
  contactService,
  type FieldRule,
  fieldNames,
  formOrder,
} from '../../content/bookingFields.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { findProblems } from '../../content/rules/bookingRules.ts';
import { describeProblems } from '../../content/rules/describeProblems.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { booking, sendJson } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

/** The fields with a problem in the answer to a booking in which every field is too long. */
const problemsOfLongFields = async (): Promise<string[]> => {
  const tooLong = fieldNames.map((field) => {
    const { max = 0 }: FieldRule = bookingFields[field];
    return [field, 'x'.repeat(max + 1)];
  });
  const { body } = await sendJson(createTestSite().app, Object.fromEntries(tooLong)).expect(422);
  return Object.keys(body.details.fields);
};

test('each field of a booking that is too long has a problem, except the masseuse', async () => {
  // An unknown masseuse counts as no choice.
  const others = fieldNames.filter((field) => field !== 'masseuse');
  expect((await problemsOfLongFields()).sort()).toEqual(others.sort());
});

test('the problems of a booking are in the order of the form', async () => {
  const named = await problemsOfLongFields();
  expect(named).toEqual(formOrder.filter((field) => named.includes(field)));
});

/** An e-mail address of so many characters. */
const address = (length: number) => `ana@${'a'.repeat(50)}.${'b'.repeat(length - 59)}.com`;

const { name: nameRule, service: serviceRule, email: emailRule } = bookingFields;
const { phone: phoneRule, message: messageRule } = bookingFields;

/** Values of single fields, valid and invalid. All other fields are valid. */
const validAndInvalidInputs: Record<string, string>[] = [
  ...['', ' \u00a0\t\n', '\u0000\u0007', '\u200b', '\ud800', '__proto__', `a${'\u0316'.repeat(500)}`],
  ...[nameRule.max, nameRule.max + 1].flatMap((length) =>
    ['x', 'e\u0301', '\u03b1\u0313\u0300\u0345'].map((x) => x.repeat(length)),
  ),
].map((name): Record<string, string> => ({ name }));
validAndInvalidInputs.push(
  ...['', 'x', ' x ', 'constructor', 'x'.repeat(serviceRule.max + 1)].map((service) => ({ service })),
  ...[
    'ana',
    'ana@example',
    ' ana@example.com ',
    '\u200eana@\u200bexample.com\u202c',
    'a@example.com\u0000',
    'a@b.com\nBcc: c@d.com',
    address(emailRule.max),
    address(emailRule.max + 1),
    `${'a.'.repeat(emailRule.max / 2)}@`,
    'ana@peña.es',
  ].map((email) => ({ email })),
  ...['0'.repeat(phoneRule.max), '0'.repeat(phoneRule.max + 1), '\u202e12345', '\u200b'].map((phone) => ({
    phone,
  })),
  ...[
    '',
    'a',
    ' a\r\n ',
    'a\r\nb',
    'x'.repeat(messageRule.max),
    'x'.repeat(messageRule.max + 1),
    '\r\n'.repeat(messageRule.max),
  ].map((message) => ({ message })),
  { masseuse: 'constructor' },
  { name: '', service: '', email: 'x', phone: '0'.repeat(phoneRule.max + 1), message: '' },
);

/** What the browser shows for the fields of a form before it sends them. */
const describeInBrowser = (values: object, kind: BookingKind, locale: Locale) =>
  describeProblems(findProblems(values, kind), problemWords(kind, allTexts[locale]));

const validTexts = {
  booking: { name: 'Ana', service: booking.service, message: 'Hello' },
  contact: { name: 'Ana', service: contactService, message: 'Hello' },
};

test.each(['booking', 'contact'] as const)(
  'browser and server find the same problems in the texts of a %s',
  async (kind) => {
    const { app } = createTestSite();
    // The service of a contact message is fixed.
    const inputs = validAndInvalidInputs.filter((input) => kind === 'booking' || !('service' in input));
    for (const [index, input] of inputs.entries()) {
      const locale = locales[index % locales.length] ?? defaultLocale;
      const values = { ...validTexts[kind], ...input };
      const { message, errors } = describeInBrowser(values, kind, locale);
      const { status, body } = await sendJson(app, { ...values, locale });
      const isValid = Object.keys(errors).length === 0;
      expect(status, JSON.stringify(input)).toBe(isValid ? 201 : 422);
      if (!isValid) expect(body.details, JSON.stringify(input)).toEqual({ message, fields: errors });
    }
  },
);
