import { expect } from 'vitest';
import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { nextDay, startTimesOn, visitDays, visitProblems } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { serviceIn, shortestMinutes } from '../../views/services.ts';
import {
  bookingsUrl,
  countPosts,
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
  const { min, max } = visitDays(new Date());
  const days: string[] = [];
  for (let day = min; day <= max; day = nextDay(day)) days.push(day);
  const minutes = minutesOf(massage.slug);
  const visits = days
    .flatMap((day) => startTimesOn(day, minutes).map((time) => ({ day, time })))
    .filter((visit) => Object.values(visitProblems(visit, minutes, new Date())).every((found) => !found));
  const visit = which === 'first' ? visits[0] : visits.at(-1);
  if (!visit) throw new Error('No visit is possible');
  return visit;
};

test.for([
  ['a day ahead', dayMs, 'first'],
  ['eight hours ahead', 8 * hourMs, 'first'],
  ['a day behind', -dayMs, 'last'],
  ['eight hours behind', -8 * hourMs, 'last'],
] as const)(
  'a visitor whose clock is %s can send a visit that the server accepts',
  async ([, offsetMs, which], { visit }) => {
    const { page, stored } = await visit(at('home'));
    await page.clock.setFixedTime(Date.now() + offsetMs);
    await page.reload();
    const { day, time } = acceptedVisit(which);
    const fields = fieldsOf(page);
    await fillBooking(page);
    await hydrated(page, 'RequestForm');
    await fields.day.fill(day);
    await fields.time.selectOption(time);
    await sendBooking(page);
    await page.locator('.notice--success').waitFor();
    expect(stored()).toMatchObject([{ day, time }]);
  },
);

test('a visitor whose clock is a day behind gets the answer of the server about yesterday', async ({
  visit,
}) => {
  const { page, stored } = await visit(at('home'));
  const yesterday = new Date(Date.now() - dayMs);
  await page.clock.setFixedTime(yesterday);
  await page.reload();
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  await fieldsOf(page).day.fill(yesterday.toISOString().slice(0, 10));
  const answered = page.waitForResponse(bookingsUrl);
  await sendBooking(page);
  expect((await answered).status()).toBe(422);
  await page.locator('#booking-day-error').getByText(words.fields.dayPast).waitFor();
  expect(stored()).toEqual([]);
});

test('an error of the server at the day stays until the day changes', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  const { name, day, message } = fieldsOf(page);
  const error = page.locator('#booking-day-error').getByText(words.fields.dayPast);
  await fillBooking(page, 'Ana', 'Friday');
  await hydrated(page, 'RequestForm');
  await day.fill('2020-01-01');
  await sendBooking(page);
  await error.waitFor();
  await name.fill('Anja');
  await message.fill('Saturday');
  await message.press('Tab');
  expect(await error.isVisible()).toBe(true);
  expect(await day.getAttribute('aria-invalid')).toBe('true');
  const date = ordinaryDay();
  await day.fill(date);
  await error.waitFor({ state: 'detached' });
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  expect(stored()).toMatchObject([{ name: 'Anja', day: date, message: 'Saturday' }]);
});

test('a half-typed date is an error, and the corrected one is stored with its time', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  const { day, time } = fieldsOf(page);
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  // The field has a first digit, but no date.
  await day.press('1');
  await sendBooking(page);
  await page.locator('.error-summary').getByText(words.fields.dayInvalid).waitFor();
  const date = ordinaryDay();
  const [start = ''] = startTimesOn(date, minutesOf(massage.slug));
  await day.fill(date);
  await time.selectOption(start);
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  expect(stored()).toMatchObject([{ day: date, time: start }]);
});

/** The last time on an ordinary day at which a massage fits. */
const lastStart = (slug: ServiceSlug): string => startTimesOn(ordinaryDay(), minutesOf(slug)).at(-1) ?? '';

test('the last time that the form offers is the last start of its massage that day', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const { service, day, time } = fieldsOf(page);
  await day.fill(ordinaryDay());
  await hydrated(page, 'RequestForm');
  for (const slug of [massage.slug, longest.slug]) {
    await service.selectOption(titleOf(slug));
    await expect.poll(() => time.locator('option').last().getAttribute('value')).toBe(lastStart(slug));
  }
});

test('a time that is too late for a newly selected massage stays, and the server refuses it', async ({
  visit,
}) => {
  const { page } = await visit(at('home'));
  const { service, day, time } = fieldsOf(page);
  await fillBooking(page);
  await day.fill(ordinaryDay());
  await hydrated(page, 'RequestForm');
  await time.selectOption(lastStart(massage.slug));
  await service.selectOption(titleOf(longest.slug));
  expect(await time.inputValue()).toBe(lastStart(massage.slug));
  const posts = countPosts(page);
  await sendBooking(page);
  await page.locator('#booking-time-error').getByText(lastStart(longest.slug)).waitFor();
  expect(posts()).toBe(1);
});
