import request from 'supertest';
import { expect, test, vi } from 'vitest';
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
import { defaultLocale, intlTags, type Locale, locales } from '../../content/locales.ts';
import { hoursOn, isAfterMidnight, nextOpenDay, startTimesOn, visitDays } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { shortestMinutes } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { ordinaryDay } from '../support/days.ts';
import { load } from '../support/html.ts';
import { booking, sendForm, sendJson } from '../support/postBooking.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
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

/** The fields that a contact form has not. */
const onlyInBookings: readonly BookingField[] = ['masseuse', 'day', 'time'];

/** The control of a field in a page. */
const controlIn = (html: string, field: BookingField) => load(html).$(`[name="${field}"]`);

test.each(fieldNames)('a booking that differs in its %s is no repeat', async (field) => {
  const { app, stored } = createTestSite();
  const first = await sendJson(app, booking).expect(201);
  const other = await sendJson(app, { ...booking, [field]: changedText(field) }).expect(201);
  expect(other.body.id).not.toBe(first.body.id);
  expect(stored()).toHaveLength(2);
});

test('staff read each field of a booking in `list --format json` and in `show`', async () => {
  const { app, databasePath } = createTestSite();
  const changed = Object.fromEntries(fieldNames.map((field) => [field, changedText(field)]));
  const { body } = await sendJson(app, changed).expect(201);
  const variables = { DATABASE_PATH: databasePath };
  const listed = runBookings(['list', '--format', 'json'], variables);
  expect(JSON.parse(listed.stdout)).toMatchObject([{ id: body.id, ...changed }]);
  const shown = runBookings(['show', body.id], variables);
  for (const [field, text] of Object.entries(changed))
    expect(shown.stdout).toContain(field === 'day' ? formatDayAndMonth(day, 'en-GB') : text);
});

test.each(fieldNames)('a form refused for its unknown language keeps the value of %s', async (field) => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, [field]: changedText(field), locale: 'xx' }).expect(422);
  expect(controlIn(response.text, field).val()).toBe(changedText(field));
});

test.each(locales)('each field of a form in %s has its label and required mark', async (locale) => {
  const { app } = createTestSite();
  for (const [page, kind] of forms) {
    const empty = kind === 'contact' ? { service: contactService } : {};
    const missing = Object.keys((await sendJson(app, empty).expect(422)).body.details.fields);
    const { text } = await request(app).get(urlOf({ page }, locale)).expect(200);
    for (const field of fieldNames) {
      if (kind === 'contact' && onlyInBookings.includes(field)) continue;
      const control = controlIn(text, field);
      expect(control, field).toHaveLength(1);
      if (control.attr('type') === 'hidden') continue;
      expect(text).toContain(`<label for="${control.attr('id')}">${allTexts[locale].form[field]}`);
      expect(control.attr('aria-required') !== undefined, field).toBe(missing.includes(field));
    }
  }
});

test.each(forms)(
  'no field of the form on the %s page has maxlength, which would cut a paste',
  async (page) => {
    const { app } = createTestSite();
    const { text } = await request(app).get(urlOf({ page }, otherLocale)).expect(200);
    const { $ } = load(text);
    expect($('main form [name=message]')).toHaveLength(1);
    expect($('main form [maxlength]')).toHaveLength(0);
  },
);

test.each(forms)('the form on the %s page names its language and kind in its action', async (page, kind) => {
  const { app } = createTestSite();
  const { text } = await request(app).get(urlOf({ page }, otherLocale)).expect(200);
  const [action = ''] = load(text).attributes('main form[method=post]', 'action');
  const { pathname, searchParams } = new URL(action, testOrigin);
  expect(pathname).toBe('/api/bookings');
  expect(Object.fromEntries(searchParams)).toEqual({ locale: otherLocale, form: kind });
});

test('each invalid field of a booking has a problem, in the order of the form', async () => {
  const { app } = createTestSite();
  const tooLong = fieldNames.map((field) => {
    const { max = 0 }: FieldRule = bookingFields[field];
    return [field, 'x'.repeat(max + 1)];
  });
  const { body } = await sendJson(app, Object.fromEntries(tooLong)).expect(422);
  const named = Object.keys(body.details.fields);
  expect(named).toEqual(formOrder.filter((field) => named.includes(field)));
  // An unknown masseuse is not an error.
  expect([...named, 'masseuse'].sort()).toEqual(fieldNames.toSorted());
});

const address = (length: number) => `ana@${'a'.repeat(50)}.${'b'.repeat(length - 59)}.com`;

/** Values of single fields, valid and invalid. All other fields are valid. */
const validAndInvalidInputs: Record<string, string>[] = [
  ...['', ' \u00a0\t\n', '\u0000\u0007', '\u200b', '\ud800', '__proto__', `a${'\u0316'.repeat(500)}`],
  ...[120, 121].flatMap((length) =>
    ['x', 'e\u0301', '\u03b1\u0313\u0300\u0345'].map((x) => x.repeat(length)),
  ),
].map((name): Record<string, string> => ({ name }));
validAndInvalidInputs.push(
  ...['', 'x', ' x ', 'constructor', 'x'.repeat(121)].map((service) => ({ service })),
  ...[
    'ana',
    'ana@example',
    ' ana@example.com ',
    '\u200eana@\u200bexample.com\u202c',
    'a@example.com\u0000',
    'a@b.com\nBcc: c@d.com',
  ].map((email) => ({ email })),
  ...[address(254), address(255), `${'a.'.repeat(126)}@`, 'ana@peña.es'].map((email) => ({ email })),
  ...['0'.repeat(80), '0'.repeat(81), '\u202e12345', '\u200b'].map((phone) => ({ phone })),
  ...['', 'a', ' a\r\n ', 'a\r\nb', 'x'.repeat(4000), 'x'.repeat(4001), '\r\n'.repeat(3000)].map(
    (message) => ({ message }),
  ),
  { masseuse: 'constructor' },
  { name: '', service: '', email: 'x', phone: '0'.repeat(81), message: '' },
);

/** What the browser shows for the fields of a form before it sends them. */
const describeInBrowser = (values: object, kind: BookingKind, locale: Locale) =>
  describeProblems(findProblems(values, kind), problemWords(kind, allTexts[locale]));

test.each(['booking', 'contact'] as const)(
  'browser and server find the same problems in the texts of a %s',
  async (kind) => {
    const { app } = createTestSite();
    const valid = {
      name: 'Ana',
      service: kind === 'contact' ? contactService : booking.service,
      message: 'Hello',
    };
    for (const [index, input] of validAndInvalidInputs.entries()) {
      if (kind === 'contact' && 'service' in input) continue;
      const locale = locales[index % locales.length] ?? defaultLocale;
      const values = { ...valid, ...input };
      const { message, errors } = describeInBrowser(values, kind, locale);
      const { status, body } = await sendJson(app, { ...values, locale });
      const isValid = Object.keys(errors).length === 0;
      expect(status, JSON.stringify(input)).toBe(isValid ? 201 : 422);
      if (!isValid) expect(body.details, JSON.stringify(input)).toEqual({ message, fields: errors });
    }
  },
);

test.each([
  ['day', { day: '2026-02-30' }],
  ['day', { day: '2020-01-01' }],
  ['day', { day: '9999-01-01' }],
  ['time', { day, time: '12:15' }],
  ['time', { day, time: startTimesOn(day, 0).at(-1) ?? '' }],
] as const)(
  'only the server finds a problem in the %s of %j, because the clock of a visitor may be wrong',
  async (field, visit) => {
    const { app } = createTestSite();
    const values = { name: 'Ana', service: titleOf(longMassage.slug), ...visit };
    expect(describeInBrowser(values, 'booking', defaultLocale).errors).toEqual({});
    const { body } = await sendJson(app, values).expect(422);
    expect(Object.keys(body.details.fields)).toEqual([field]);
    expect(body.details.fields[field]).not.toMatch(/[{}]|undefined/);
  },
);

test.each(locales)(
  'the form in %s offers all start times, those after midnight in a group',
  async (locale) => {
    const { app } = createTestSite();
    const { attributes } = load((await request(app).get(urlOf({ page: 'home' }, locale))).text);
    const offered = startTimesOn(null, Math.min(...catalogue.map(shortestMinutes)));
    expect(attributes('[name=time] option', 'value')).toEqual(['', ...offered]);
    const group = `[name=time] optgroup[label="${allTexts[locale].form.afterMidnight}"]`;
    expect(attributes(`${group} option`, 'value')).toEqual(offered.filter((each) => isAfterMidnight(each)));
  },
);

test.each(locales)('the form in %s takes any day, and says its format', async (locale) => {
  const { app } = createTestSite();
  const { $ } = load((await request(app).get(urlOf({ page: 'home' }, locale))).text);
  expect($('[name=day]').attr()).toMatchObject({ type: 'date' });
  // The page is cached, so limits of the day would be those of another day.
  expect($('[name=day][min], [name=day][max]')).toHaveLength(0);
  // Only text browsers show the format: they have no date picker, and show hidden elements.
  expect($('[hidden]:has(+ [name=day])').text()).toContain(allTexts[locale].form.dayFormat);
});

test.each(locales)('a start too late for its massage gets the last that fits, in %s', async (locale) => {
  const { app } = createTestSite();
  const title = titleOf(longMassage.slug, locale);
  // The centre is still open, but not long enough.
  const tooLate = startTimesOn(day, 0).at(-1);
  const lastStart = startTimesOn(day, shortestMinutes(longMassage)).at(-1);
  const { body } = await sendJson(app, { name: 'Ana', service: title, day, time: tooLate, locale });
  for (const said of [formatDayAndMonth(day, intlTags[locale]), title, lastStart])
    expect(body.details.fields.time).toContain(said);
});

test('the answer to a booking for a closed day names the next open day', async () => {
  const noon = Date.parse('2026-01-05T12:00:00Z');
  const daysAfter = (start: number, days: number) => new Date(start + days * 86_400_000);
  const year = Array.from({ length: 366 }, (_, index) => daysAfter(noon, index).toISOString().slice(0, 10));
  const closed = year.find((each) => !hoursOn(each));
  // A centre that never closes has no such answer.
  if (!closed) return;
  vi.useFakeTimers({ toFake: ['Date'], now: daysAfter(Date.parse(`${closed}T12:00:00Z`), -7) });
  expect(visitDays(new Date()).max > closed, 'the closed day is within the days to ask for').toBe(true);
  const { app } = createTestSite();
  const { body } = await sendJson(app, { ...booking, day: closed, locale: otherLocale });
  vi.useRealTimers();
  const next = nextOpenDay(closed, massage.options[0].minutes) ?? '';
  for (const each of [closed, next])
    expect(body.details.fields.day).toContain(formatDayAndMonth(each, intlTags[otherLocale]));
});

test.each(locales)('problem texts in %s contain no unfilled placeholders', (locale) => {
  for (const kind of ['booking', 'contact'] as const) {
    const { problems } = problemWords(kind, allTexts[locale]);
    // A booking fills in the texts about its day or time.
    const complete = Object.entries(problems).filter(([name]) => !/^(day|time)/.test(name));
    expect(complete.filter(([, text]) => /[{}]|undefined/.test(text))).toEqual([]);
  }
});
