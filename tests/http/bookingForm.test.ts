import request from 'supertest';
import { expect, test } from 'vitest';
import {
  type BookingField,
  type BookingKind,
  contactService,
  formOrder,
} from '../../content/bookingFields.ts';
import { catalogue, shortestMinutes } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { otherLocale } from '../support/sample.ts';
import { sendJson } from '../support/sendBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

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

test.each(locales)('the form in %s offers the start times of all days', async (locale) => {
  const { attributes } = await readForm('home', locale);
  const offered = schedule.startTimesOnAnyDay(Math.min(...catalogue.map(shortestMinutes)));
  expect(attributes('[name=time] option', 'value')).toEqual(['', ...offered]);
});

test.each(locales)('the form in %s has the start times after midnight in a group', async (locale) => {
  const { attributes } = await readForm('home', locale);
  const night = attributes('[name=time] option', 'value').filter(
    (each) => each && schedule.isAfterMidnight(each),
  );
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
