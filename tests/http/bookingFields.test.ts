import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { findMassageIn } from '../../client/form/findMassage.ts';
import {
  type BookingField,
  type BookingKind,
  bookingFields,
  contactService,
  type FieldRule,
  fieldNames,
  formOrder,
} from '../../content/bookingFields.ts';
import { findProblems } from '../../content/bookingRules.ts';
import { catalogue } from '../../content/catalogue.ts';
import { describeProblems } from '../../content/describeProblems.ts';
import { formatDayAndMonth } from '../../content/hours.ts';
import { locales } from '../../content/locales.ts';
import { startTimesOn } from '../../content/visit.ts';
import { formatVisit } from '../../src/cli/formatVisit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { emptyFormProps } from '../../views/forms/requestFormProps.ts';
import { serviceIn } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { ordinaryDay } from '../support/days.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { runBookings } from '../support/serverProcess.ts';
import { createTestSite } from '../support/testSite.ts';

const openDay = ordinaryDay();

const otherTexts: Partial<Record<BookingField, string>> = {
  email: 'eva@example.com',
  service: 'Nuru',
  masseuse: 'alba',
  day: openDay,
  time: '12:30',
};

/** The fields that the contact form lacks. */
const bookingOnly: readonly BookingField[] = ['masseuse', 'day', 'time'];

/** A valid text that differs from the value in `booking`. */
const otherText = (field: BookingField): string => otherTexts[field] ?? `12345-${field}-text`;

/** The control of a field. */
const controlIn = (html: string, field: BookingField) => {
  const found = new RegExp(`<(input|textarea|select)([^>]* name="${field}"[^>]*)>`).exec(html);
  const [whole = '', tag = '', attributes = ''] = found ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  const contents = html.slice((found?.index ?? 0) + whole.length).split(`</${tag}>`)[0] ?? '';
  const value = {
    input: attribute('value'),
    textarea: contents,
    select: /<option value="([^"]*)" selected/.exec(contents)?.[1],
  }[tag];
  return { tag, attribute, value };
};

test('each field distinguishes requests and is visible to staff', async () => {
  const { app, databasePath } = createTestSite();
  const ids = new Map<BookingField, string>();
  const first = await sendJson(app, booking).expect(201);
  for (const field of fieldNames) {
    const other = { ...booking, [field]: otherText(field) };
    const { body } = await sendJson(app, other);
    expect([field, [first.body.id, ...ids.values()].includes(body.id)]).toEqual([field, false]);
    ids.set(field, body.id);
    await sendJson(app, other).expect(200, { id: body.id });
  }
  const staff = (...args: string[]) => runBookings([...args, '--db', databasePath]).stdout;
  const rows: Record<string, unknown>[] = JSON.parse(staff('list', '--format', 'json'));
  expect(rows).toHaveLength(1 + fieldNames.length);
  const details = staff('show', ...ids.values());
  for (const [field, id] of ids) {
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ [field]: otherText(field) });
    const shown = field === 'day' ? formatVisit({ day: openDay, time: null }) : otherText(field);
    expect(details).toContain(shown);
    const found = JSON.parse(staff('list', '--format', 'json', '--search', otherText(field)));
    expect(found).toMatchObject([{ id }]);
  }
});

test.each(fieldNames)('keeps the value of %s after an error in another field', async (field) => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, [field]: otherText(field), locale: 'xx' }).expect(422);
  expect(controlIn(response.text, field).value).toBe(otherText(field));
});

test.each(locales)('each field in %s has a control with label and limits', async (locale) => {
  const { app } = createTestSite();
  for (const [page, kind] of [
    ['home', 'booking'],
    ['contact', 'contact'],
  ] as const) {
    const { text } = await request(app).get(urlOf({ page }, locale)).expect(200);
    for (const field of fieldNames) {
      if (kind === 'contact' && bookingOnly.includes(field)) continue;
      const { tag, attribute } = controlIn(text, field);
      expect([field, tag]).toEqual([field, expect.stringMatching(/./)]);
      if (attribute('type') === 'hidden') continue;
      expect(text).toContain(`<label for="${attribute('id')}">${allTexts[locale].form[field]}`);
      const { max, requiredFor = [] }: FieldRule = bookingFields[field];
      expect([field, attribute('required') === '']).toEqual([field, requiredFor.includes(kind)]);
      // Browsers cut a text that is longer than `maxlength`, so a long message gets an error text instead.
      const limit = field === 'message' ? undefined : max;
      if (tag !== 'select') expect([field, attribute('maxlength')]).toEqual([field, limit && String(limit)]);
    }
  }
});

test('returns problems in the order of the form fields', async () => {
  const { app } = createTestSite();
  const tooLong = Object.fromEntries(
    fieldNames.map((field) => {
      const { max = 0 }: FieldRule = bookingFields[field];
      return [field, 'x'.repeat(max + 1)];
    }),
  );
  const { body } = await sendJson(app, tooLong).expect(422);
  // An unknown masseuse is not an error.
  expect(Object.keys(body.details.fields)).toEqual(formOrder.filter((field) => field !== 'masseuse'));
  expect([...formOrder].sort()).toEqual(fieldNames.toSorted());
});

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
  { day: '2026-02-30' },
  { day: '2020-01-01', time: '12:00' },
  { day: '9999-01-01', time: 'x' },
  { day: openDay, time: '12:00' },
  { day: openDay, time: '12:15' },
  { time: '00:30' },
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
  async (kind: BookingKind) => {
    const { app } = createTestSite();
    for (const [index, input] of inputs.entries()) {
      if (kind === 'contact' && 'service' in input) continue;
      const locale = locales[index % locales.length] ?? 'en';
      const values = { ...sound[kind], ...input };
      const { words, options } = emptyFormProps(kind, allTexts[locale], locale);
      const findMassage = findMassageIn(options);
      const problems = findProblems(values, kind, findMassage);
      const { message, errors } = describeProblems(problems, values, findMassage, words, locale);
      const { status, body } = await sendJson(app, { ...values, locale });
      const answer = status === 422 ? { ...body.details } : { message: null, fields: {} };
      const here =
        Object.keys(problems).length > 0 ? { message, fields: errors } : { message: null, fields: {} };
      expect([input, Object.entries(here.fields), here.message]).toEqual([
        input,
        Object.entries(answer.fields),
        answer.message,
      ]);
      expect(status, JSON.stringify(input)).toBeOneOf([200, 201, 422]);
    }
  },
);

test.each(locales)('offers the times in %s, those after midnight in a group', async (locale) => {
  const { app } = createTestSite();
  const { text } = await request(app)
    .get(urlOf({ page: 'home' }, locale))
    .expect(200);
  const [, list = ''] = /<select[^>]* name="time"[^>]*>(.*?)<\/select>/.exec(text) ?? [];
  const shortest = Math.min(...catalogue.flatMap(({ options }) => options.map(({ minutes }) => minutes)));
  const times = [...list.matchAll(/<option value="(\d[^"]*)"/g)].map(([, time]) => time);
  expect(times).toEqual(startTimesOn(null, shortest));
  const [, group = ''] = /<optgroup label="([^"]*)"><option value="00:00"/.exec(list) ?? [];
  expect(group).toBe(allTexts[locale].form.afterMidnight);
  const [day = ''] = /<input[^>]* name="day"[^>]*>/.exec(text) ?? [];
  expect(day).toContain('type="date"');
  // The page is cached, so its limits would be those of another day.
  expect(day).not.toMatch(/ (min|max)=/);
});

test.each(locales)('names the last start of the massage on the chosen day in %s', async (locale) => {
  const { app } = createTestSite();
  const day = ordinaryDay();
  const { title } = serviceIn('sensitive-massage', locale);
  const { body } = await sendJson(app, { name: 'Ana', service: title, day, time: '01:00', locale });
  expect(body.details.fields.time).toContain(formatDayAndMonth(day, locale));
  expect(body.details.fields.time).toContain(title);
  expect(body.details.fields.time).toContain(startTimesOn(day, 60).at(-1));
});

test.each(locales)(
  'names the next open day if the centre is closed on the chosen day in %s',
  async (locale) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
    const { app } = createTestSite();
    const { body } = await sendJson(app, { ...booking, day: '25/12/2026', locale });
    vi.useRealTimers();
    expect(body.details.fields.day).toContain(formatDayAndMonth('2026-12-25', locale));
    expect(body.details.fields.day).toContain(formatDayAndMonth('2026-12-26', locale));
  },
);

test('a form without JavaScript keeps day and time, with a text at each field', async () => {
  const { app } = createTestSite();
  const sent = { ...booking, day: '2020-02-01', time: '00:30' };
  const { text } = await sendForm(app, { ...sent, locale: 'es' }).expect(422);
  const { dayPast } = allTexts.es.form.fields;
  expect(text).toContain(`<a href="#booking-day">${dayPast}</a>`);
  expect(text).toMatch(new RegExp(`<p class="field__error" id="booking-day-error">${dayPast}</p>`));
  expect(controlIn(text, 'day').value).toBe(sent.day);
  expect(controlIn(text, 'time').value).toBe(sent.time);
});

test.each(locales)('problem texts in %s contain no unfilled placeholders', (locale) => {
  for (const kind of ['booking', 'contact'] as const) {
    const { problems } = problemWords(kind, allTexts[locale]);
    const filled = Object.entries(problems).filter(([name]) => !/^(day|time)/.test(name));
    expect(filled.filter(([, text]) => /[{}]|undefined/.test(text))).toEqual([]);
    expect(problems.nameTooLong).toContain('120');
    expect(problems.messageMissing).toContain('2');
  }
});
