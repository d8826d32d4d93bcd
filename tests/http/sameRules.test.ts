import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { contactService, type RequestKind } from '../../content/requestFields.ts';
import { describeProblems, problemsOf } from '../../content/requestRules.ts';
import { copies } from '../../views/copies.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { requestFormProps } from '../../views/forms/requestFormProps.ts';
import { sendJson } from '../support/postBooking.ts';
import { createTestSite } from '../support/testSite.ts';

const address = (length: number) => `ana@${'a'.repeat(50)}.${'b'.repeat(length - 59)}.com`;

/** Values of single fields, valid and invalid. All other fields are valid. */
const inputs: Record<string, string>[] = [
  {},
  { name: '' },
  { name: ' \u00a0\t\n' },
  { name: '\u0000\u0007' },
  { name: `a${'\u0316'.repeat(500)}` },
  { name: `a${'\u0316'.repeat(31)}`.repeat(20) },
  { name: '\u03b1\u0313\u0300\u0345'.repeat(120) },
  { name: '\u03b1\u0313\u0300\u0345'.repeat(121) },
  { name: '\u200b' },
  { name: 'x'.repeat(120) },
  { name: ` ${'x'.repeat(120)} ` },
  { name: 'x'.repeat(121) },
  { name: 'e\u0301'.repeat(120) },
  { name: '\ud800' },
  { name: '<script>alert(1)</script>' },
  { name: "'; DROP TABLE bookings; --" },
  { name: '__proto__' },
  { service: '' },
  { service: 'x' },
  { service: ' x ' },
  { service: 'x'.repeat(121) },
  { service: 'constructor' },
  { email: 'ana' },
  { email: 'ana@example' },
  { email: ' ana@example.com ' },
  { email: 'ana@example.com\u0000' },
  { email: 'ana@example.com\nBcc: all@example.com' },
  { email: address(254) },
  { email: address(255) },
  { email: `${'a.'.repeat(126)}@` },
  { email: `a@${'a-'.repeat(100)}.` },
  { email: 'ana@peña.es' },
  { phone: '0'.repeat(40) },
  { phone: '0'.repeat(41) },
  { phone: '\u202e12345' },
  { message: '' },
  { message: 'a' },
  { message: ' a\r\n ' },
  { message: 'a\r\nb' },
  { message: 'x'.repeat(4000) },
  { message: 'x'.repeat(4001) },
  { message: '\r\n'.repeat(3000) },
  { masseuse: 'alba' },
  { masseuse: 'constructor' },
  { masseuse: 'x'.repeat(5000) },
  { name: '', service: '', email: 'x', phone: '0'.repeat(41), message: '' },
  { email: 'x', phone: '0'.repeat(41) },
];

const sound = {
  booking: { name: 'Ana', service: 'Tantra' },
  contact: { name: 'Ana', service: contactService, message: 'Hello' },
};

test.each(['booking', 'contact'] as const)(
  'browser and server report the same problems for a %s',
  async (kind: RequestKind) => {
    const { app } = createTestSite();
    for (const [index, input] of inputs.entries()) {
      if (kind === 'contact' && 'service' in input) continue;
      const locale = locales[index % locales.length] ?? 'en';
      const values = { ...sound[kind], ...input };
      const problems = problemsOf(values, kind);
      const { words } = requestFormProps(kind, { form: { state: 'empty' } }, copies[locale], locale);
      const { message, errors } = describeProblems(problems, words);
      const { status, body } = await sendJson(app, { ...values, locale });
      const told = status === 422 ? { ...body.details } : { message: null, fields: {} };
      const here =
        Object.keys(problems).length > 0 ? { message, fields: errors } : { message: null, fields: {} };
      expect([input, Object.entries(here.fields), here.message]).toEqual([
        input,
        Object.entries(told.fields),
        told.message,
      ]);
      expect(status, JSON.stringify(input)).toBeOneOf([200, 201, 422]);
    }
  },
);

test.each(locales)('problem texts in %s have no unfilled places', (locale) => {
  for (const kind of ['booking', 'contact'] as const) {
    const { problems } = problemWords(kind, copies[locale]);
    expect(Object.values(problems).filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
    expect(problems.nameTooLong).toContain('120');
    expect(problems.messageMissing).toContain('2');
  }
});
