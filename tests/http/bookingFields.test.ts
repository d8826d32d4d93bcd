import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type BookingField,
  type BookingKind,
  bookingFields,
  contactService,
  type FieldRule,
  fieldNames,
  formOrder,
} from '../../content/bookingFields.ts';
import { catalogue, shortestMinutes } from '../../content/catalogue.ts';
import { defaultLocale, intlTags, type Locale, locales } from '../../content/locales.ts';
import { findProblems } from '../../content/rules/bookingRules.ts';
import { describeProblems } from '../../content/rules/describeProblems.ts';
import { formatDayAndMonth, toMinutes, toTime } from '../../content/rules/time.ts';
import { hoursOn, isAfterMidnight, nextOpenDay, startTimesOn, visitDays } from '../../content/rules/visit.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatTime } from '../../views/texts/format.ts';
import { urlOf } from '../../views/urls.ts';
import { ordinaryDay } from '../support/days.ts';
import { load } from '../support/html.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { booking, sendForm, sendJson } from '../support/sendBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

const day = ordinaryDay();
const [time = ''] = startTimesOn(day, 30);

/** A massage that `booking` does not name. */
const otherMassage = catalogue.find(({ slug }) => slug !== massage.slug) ?? massage;

const changedTexts: Partial<Record<BookingField, string>> = {
  email: 'eva@example.com',
  service: titleOf(otherMassage.slug),
  masseuse: masseuse.slug,
  day,
  time,
};

/** A valid text that differs from the value in `booking`. */
const changedText = (field: BookingField): string => changedTexts[field] ?? `12345-${field}-text`;

/** The massage with the longest shortest option, which does not fit in the last hour of a night. */
const longMassage = catalogue.reduce((longest, each) =>
  shortestMinutes(each) > shortestMinutes(longest) ? each : longest,
);

/** The pages with a form, each with the kind of its bookings. */
const forms = [
  ['home', 'booking'],
  ['contact', 'contact'],
] as const;

const formsInLocales = locales.flatMap((locale) =>
  forms.map(([page, kind]) => [page, locale, kind] as const),
);

/** The page of a form on a new site. */
const readForm = async (page: (typeof forms)[number][0], locale: Locale) =>
  load((await request(createTestSite().app).get(urlOf({ page }, locale)).expect(200)).text);

/** The fields that visitors see in a form. The service of a contact message is fixed. */
const visibleFields: Record<BookingKind, readonly BookingField[]> = {
  booking: formOrder,
  contact: ['name', 'email', 'phone', 'message'],
};

test.each(fieldNames)('a booking that differs in its %s is no repeat', async (field) => {
  const { app, stored } = createTestSite();
  const first = await sendJson(app, booking).expect(201);
  const other = await sendJson(app, { ...booking, [field]: changedText(field) }).expect(201);
  expect(other.body.id).not.toBe(first.body.id);
  expect(stored()).toHaveLength(2);
});

test.each(fieldNames)('a form refused for its unknown language keeps the value of %s', async (field) => {
  const { app } = createTestSite();
  const { text } = await sendForm(app, { ...booking, [field]: changedText(field), locale: 'xx' }).expect(422);
  expect(load(text).$(`[name="${field}"]`).val()).toBe(changedText(field));
});

test.each(formsInLocales)(
  'each field of the form on the %s page in %s has its label',
  async (page, locale, kind) => {
    const { $ } = await readForm(page, locale);
    for (const field of visibleFields[kind]) {
      const label = $(`label[for="${$(`main form [name="${field}"]`).attr('id')}"]`);
      expect(label.contents().first().text(), field).toBe(allTexts[locale].form[field]);
    }
  },
);

test.each(formsInLocales)(
  'the form on the %s page in %s marks the fields that the server requires',
  async (page, locale, kind) => {
    const { $ } = await readForm(page, locale);
    const marked = visibleFields[kind].filter(
      (field) => $(`main form [name="${field}"][aria-required]`).length,
    );
    const empty = kind === 'contact' ? { service: contactService } : {};
    const { body } = await sendJson(createTestSite().app, empty).expect(422);
    expect(marked.toSorted()).toEqual(Object.keys(body.details.fields).sort());
  },
);

test.each(forms)('the form on the %s page cuts no text that is pasted into a field', async (page) => {
  const { $ } = await readForm(page, otherLocale);
  expect($('main form [name=message]')).toHaveLength(1);
  expect($('main form [maxlength]')).toHaveLength(0);
});

test.each(forms)('the form on the %s page names its language and kind in its action', async (page, kind) => {
  const [action = ''] = (await readForm(page, otherLocale)).attributes('main form[method=post]', 'action');
  const { pathname, searchParams } = new URL(action, testOrigin);
  expect(pathname).toBe('/api/bookings');
  expect(Object.fromEntries(searchParams)).toEqual({ locale: otherLocale, form: kind });
});

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

/** A minute after the first start time of a day, which is no start time. */
const minuteLater = toTime(toMinutes(time) + 1);

/** Days and times that the clock of the server refuses, each with the field of the problem. */
const refusedVisits = [
  ['a day that does not exist', 'day', { day: '2026-02-30' }],
  ['a day of the past', 'day', { day: '2020-01-01' }],
  ['a day of the far future', 'day', { day: '9999-01-01' }],
  ['a time at which no massage starts', 'time', { day, time: minuteLater }],
  ['a time that is too late for the massage', 'time', { day, time: startTimesOn(day, 0).at(-1) ?? '' }],
] as const;

const bookingOf = (visit: object) => ({ name: 'Ana', service: titleOf(longMassage.slug), ...visit });

test.each(refusedVisits)('the browser, whose clock may be wrong, accepts %s', (_name, _field, visit) => {
  expect(describeInBrowser(bookingOf(visit), 'booking', defaultLocale).errors).toEqual({});
});

test.each(refusedVisits)('the server refuses %s with a complete text', async (_name, field, visit) => {
  const { body } = await sendJson(createTestSite().app, bookingOf(visit)).expect(422);
  expect(Object.keys(body.details.fields)).toEqual([field]);
  expect(body.details.fields[field]).not.toMatch(/[{}]|undefined/);
});

test.each(locales)('the form in %s offers the start times of all days', async (locale) => {
  const { attributes } = await readForm('home', locale);
  const offered = startTimesOn(null, Math.min(...catalogue.map(shortestMinutes)));
  expect(attributes('[name=time] option', 'value')).toEqual(['', ...offered]);
});

test.each(locales)('the form in %s has the start times after midnight in a group', async (locale) => {
  const { attributes } = await readForm('home', locale);
  const night = attributes('[name=time] option', 'value').filter((each) => each && isAfterMidnight(each));
  const group = `[name=time] optgroup[label="${allTexts[locale].form.afterMidnight}"]`;
  expect(attributes(`${group} option`, 'value')).toEqual(night);
});

test('the form takes any day, because a cached page may be of another day', async () => {
  const { $ } = await readForm('home', otherLocale);
  expect($('[name=day]').attr()).toMatchObject({ type: 'date' });
  expect($('[name=day][min], [name=day][max]')).toHaveLength(0);
});

test.each(locales)('the form in %s tells text browsers the format of the day', async (locale) => {
  const { $ } = await readForm('home', locale);
  // Only text browsers show hidden elements. They have no date picker.
  expect($('[hidden]:has(+ [name=day])').text()).toContain(allTexts[locale].form.dayFormat);
});

test.each(locales)('a start too late for its massage gets the last that fits, in %s', async (locale) => {
  const { app } = createTestSite();
  const title = titleOf(longMassage.slug, locale);
  // The centre is still open, but not long enough.
  const tooLate = startTimesOn(day, 0).at(-1);
  const last = startTimesOn(day, shortestMinutes(longMassage)).at(-1) ?? '';
  const lastStart = formatTime(last, allTexts[locale]);
  const { body } = await sendJson(app, { name: 'Ana', service: title, day, time: tooLate, locale });
  for (const said of [formatDayAndMonth(day, intlTags[locale]), title, lastStart])
    expect(body.details.fields.time).toContain(said);
});

const daysAfter = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** The first day of 2026 on which the centre is closed; `undefined` if it never closes. */
const closedDay = Array.from({ length: 365 }, (_, index) => daysAfter('2026-01-01', index)).find(
  (each) => !hoursOn(each),
);

test.skipIf(!closedDay)('the answer to a booking for a closed day names the next open day', async () => {
  const closed = closedDay ?? '';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${daysAfter(closed, -7)}T12:00:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  expect(visitDays(new Date()).max > closed, 'the closed day is within the days to ask for').toBe(true);
  const { app } = createTestSite();
  const { body } = await sendJson(app, { ...booking, day: closed, locale: otherLocale });
  const next = nextOpenDay(closed, massage.options[0].minutes) ?? '';
  for (const each of [closed, next])
    expect(body.details.fields.day).toContain(formatDayAndMonth(each, intlTags[otherLocale]));
});

test.each(locales)('no text about a field in %s has an unfilled placeholder', (locale) => {
  for (const kind of ['booking', 'contact'] as const) {
    const { problems } = problemWords(kind, allTexts[locale]);
    // A booking fills in the texts about its day or time.
    const complete = Object.entries(problems).filter(([name]) => !/^(day|time)/.test(name));
    expect(complete).not.toEqual([]);
    expect(complete.filter(([, text]) => /[{}]|undefined/.test(text))).toEqual([]);
  }
});
