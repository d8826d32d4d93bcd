/** The day and the time of a visit in the form. What depends on today is checked by the server alone. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { catalogue, type ServiceSlug, shortestMinutes } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { addDays } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { findVisitProblems } from '../../content/rules/visit.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';
import {
  bookingSent,
  bookingsUrl,
  errorSummary,
  fieldsOf,
  fillBooking,
  hydrated,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { at } from '../support/routeTable.ts';
import { massage, titleOf } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const minutesOf = (slug: ServiceSlug): number => shortestMinutes(serviceIn(slug, defaultLocale));

const longest = catalogue.toSorted((one, two) => minutesOf(two.slug) - minutesOf(one.slug))[0] ?? massage;

/** The first or last day and time that the server accepts for the shortest massage. */
const acceptedVisit = (which: 'first' | 'last'): { day: string; time: string } => {
  const { min, max } = schedule.visitDays(new Date());
  const days: string[] = [];
  for (let day = min; day <= max; day = addDays(day, 1)) days.push(day);
  const minutes = minutesOf(massage.slug);
  const visits = days
    .flatMap((day) => schedule.startTimesOn(day, minutes).map((time) => ({ day, time })))
    .filter((visit) =>
      Object.values(findVisitProblems(visit, minutes, new Date(), schedule)).every((found) => !found),
    );
  const visit = which === 'first' ? visits[0] : visits.at(-1);
  if (!visit) throw new Error('No visit is possible');
  return visit;
};

test.for([
  ['a day ahead', 'first', dayMs],
  ['eight hours ahead', 'first', 8 * hourMs],
  ['a day behind', 'last', -dayMs],
  ['eight hours behind', 'last', -8 * hourMs],
] as const)(
  'a visitor whose clock is %s can book the %s possible visit',
  async ([, which, offsetMs], { openPage }) => {
    const { page, stored } = await openPage('about:blank');
    await page.clock.setFixedTime(Date.now() + offsetMs);
    await page.goto(at('home'));
    const { day, time } = acceptedVisit(which);
    const fields = fieldsOf(page);
    await fillBooking(page);
    await hydrated(page, 'BookingForm');
    await fields.day.fill(day);
    await fields.time.selectOption(time);
    await sendBooking(page);
    await bookingSent(page);
    expect(stored()).toMatchObject([{ day, time }]);
  },
);

test('a visitor whose clock is a day behind learns that yesterday is past', async ({ openPage }) => {
  const { page, stored } = await openPage('about:blank');
  const yesterday = new Date(Date.now() - dayMs);
  await page.clock.setFixedTime(yesterday);
  await page.goto(at('home'));
  await fillBooking(page);
  await hydrated(page, 'BookingForm');
  await fieldsOf(page).day.fill(yesterday.toISOString().slice(0, 10));
  const answered = page.waitForResponse(bookingsUrl);
  await sendBooking(page);
  expect((await answered).status()).toBe(422);
  await page.locator('#booking-day-error').getByText(words.problems.dayPast).waitFor();
  expect(stored()).toEqual([]);
});

/** Sends the form with a day that is past, and returns the error beside the day. */
const sendPastDay = async (page: Page): Promise<Locator> => {
  await fieldsOf(page).day.fill('2020-01-01');
  await sendBooking(page);
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
  await sendBooking(page);
  await errorSummary(page).getByText(words.problems.dayInvalid).waitFor();
  expect(stored()).toEqual([]);
});

/** The last time on an ordinary day at which a massage fits. */
const lastStart = (slug: ServiceSlug): string =>
  schedule.startTimesOn(ordinaryDay(), minutesOf(slug)).at(-1) ?? '';

test('the last time on offer is the last start of the selected massage that day', async ({ openPage }) => {
  const { page } = await openPage(at('home'));
  const { service, day, time } = fieldsOf(page);
  await day.fill(ordinaryDay());
  await hydrated(page, 'BookingForm');
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
  await sendBooking(page);
  await page.locator('#booking-time-error').getByText(lastStart(longest.slug)).waitFor();
});
