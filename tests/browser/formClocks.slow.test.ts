/** The form on devices whose clock is wrong. What depends on today is checked by the server alone. */
import { expect } from 'vitest';
import { shortestMinutes } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { addDays } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { findVisitProblems } from '../../content/rules/visit.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';
import {
  bookingsUrl,
  fieldsOf,
  fillBooking,
  submitBooking,
  test,
  waitForBookingSent,
  waitForHydration,
} from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const minutes = shortestMinutes(serviceIn(massage.slug, defaultLocale));

/** The first or last day and time that the server accepts for the shortest massage. */
const acceptedVisit = (which: 'first' | 'last'): { day: string; time: string } => {
  const { min, max } = schedule.visitDays(new Date());
  const days: string[] = [];
  for (let day = min; day <= max; day = addDays(day, 1)) days.push(day);
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
    await page.goto(pathTo('home'));
    const { day, time } = acceptedVisit(which);
    const fields = fieldsOf(page);
    await fillBooking(page);
    await waitForHydration(page, 'BookingForm');
    await fields.day.fill(day);
    await fields.time.selectOption(time);
    await submitBooking(page);
    await waitForBookingSent(page);
    expect(stored()).toMatchObject([{ day, time }]);
  },
);

test('a visitor whose clock is a day behind learns that yesterday is past', async ({ openPage }) => {
  const { page, stored } = await openPage('about:blank');
  const yesterday = new Date(Date.now() - dayMs);
  await page.clock.setFixedTime(yesterday);
  await page.goto(pathTo('home'));
  await fillBooking(page);
  await waitForHydration(page, 'BookingForm');
  await fieldsOf(page).day.fill(yesterday.toISOString().slice(0, 10));
  const answered = page.waitForResponse(bookingsUrl);
  await submitBooking(page);
  expect((await answered).status()).toBe(422);
  await page.locator('#booking-day-error').getByText(words.problems.dayPast).waitFor();
  expect(stored()).toEqual([]);
});
