/** The day and the time of a visit in the form. What depends on today is checked by the server alone. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { catalogue, type ServiceSlug, shortestMinutes } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';
import { errorSummary, fieldsOf, submitBooking, test, waitForHydration } from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, titleOf } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

const minutesOf = (slug: ServiceSlug): number => shortestMinutes(serviceIn(slug, defaultLocale));

const longest = catalogue.toSorted((one, two) => minutesOf(two.slug) - minutesOf(one.slug))[0] ?? massage;

/** Sends the form with a day that is past, and returns the error beside the day. */
const sendPastDay = async (page: Page): Promise<Locator> => {
  await fieldsOf(page).day.fill('2020-01-01');
  await submitBooking(page);
  const error = page.locator('#booking-day-error').getByText(words.problems.dayPast);
  await error.waitFor();
  return error;
};

test('an error that the server found stays while other fields change', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  const error = await sendPastDay(page);
  const { name, day } = fieldsOf(page);
  await name.fill('Anja');
  await name.press('Tab');
  expect(await error.isVisible()).toBe(true);
  expect(await day.getAttribute('aria-invalid')).toBe('true');
});

test('an error that the server found disappears when its field changes', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  const error = await sendPastDay(page);
  await fieldsOf(page).day.fill(ordinaryDay());
  await error.waitFor({ state: 'detached' });
});

test('a half-typed date is an error, and no booking without a day', async ({ openFilledForm }) => {
  const { page, stored } = await openFilledForm();
  // The field has a first digit, but no date.
  await fieldsOf(page).day.press('1');
  await submitBooking(page);
  await errorSummary(page).getByText(words.problems.dayInvalid).waitFor();
  expect(stored()).toEqual([]);
});

/** The last time on an ordinary day at which a massage fits. */
const lastStart = (slug: ServiceSlug): string =>
  schedule.startTimesOn(ordinaryDay(), minutesOf(slug)).at(-1) ?? '';

test('the last time on offer is the last start of the selected massage that day', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'));
  const { service, day, time } = fieldsOf(page);
  await day.fill(ordinaryDay());
  await waitForHydration(page, 'BookingForm');
  for (const slug of [massage.slug, longest.slug]) {
    await service.selectOption(titleOf(slug));
    await expect.poll(() => time.locator('option').last().getAttribute('value')).toBe(lastStart(slug));
  }
});

test('a time that is too late for another massage stays selected', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  const { service, day, time } = fieldsOf(page);
  await day.fill(ordinaryDay());
  await time.selectOption(lastStart(massage.slug));
  await service.selectOption(titleOf(longest.slug));
  expect(await time.inputValue()).toBe(lastStart(massage.slug));
});

test('a visitor who selects a time that is too late learns the last start', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  const { service, day, time } = fieldsOf(page);
  await day.fill(ordinaryDay());
  await time.selectOption(lastStart(massage.slug));
  await service.selectOption(titleOf(longest.slug));
  await submitBooking(page);
  await page.locator('#booking-time-error').getByText(lastStart(longest.slug)).waitFor();
});
