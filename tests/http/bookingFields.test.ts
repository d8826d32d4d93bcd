import { expect, test } from 'vitest';
import { type BookingField, type FormValues, fieldNames } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { ordinaryDay } from '../support/days.ts';
import { load } from '../support/html.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';
import { booking, sendForm, sendJson } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

const day = ordinaryDay();
const [time = ''] = schedule.startTimesOn(day, 30);

/** A massage that `booking` does not name. */
const otherMassage = catalogue.find(({ slug }) => slug !== massage.slug) ?? massage;

const changedTexts: Partial<FormValues> = {
  email: 'eva@example.com',
  service: titleOf(otherMassage.slug),
  masseuse: masseuse.slug,
  day,
  time,
};

/** A valid text that differs from the value in `booking`. */
const changedText = (field: BookingField): string => changedTexts[field] ?? `12345-${field}-text`;

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
