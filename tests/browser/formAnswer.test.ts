import { expect } from 'vitest';
import { defaultLocale, intlTags, locales } from '../../content/locales.ts';
import { formatDayAndMonth } from '../../content/rules/time.ts';
import { isAfterMidnight, nextOpenDay, startTimesOn } from '../../content/rules/visit.ts';
import { fill } from '../../content/texts/placeholders.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { shortestMinutes } from '../../views/texts/serviceEntries.ts';
import { urlOf } from '../../views/urls.ts';
import { fieldsOf, hydrated, sendBooking, test } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';

/** An open day soon, with a start before and one after midnight. */
const findVisit = () => {
  const minutes = shortestMinutes(massage);
  let day = nextOpenDay(new Date().toISOString().slice(0, 10), minutes) ?? '';
  while (!startTimesOn(day, minutes).some((time) => isAfterMidnight(time)))
    day = nextOpenDay(day, minutes) ?? '';
  const times = startTimesOn(day, minutes);
  return { day, evening: times[0] ?? '', night: times.at(-1) ?? '' };
};

for (const part of ['evening', 'night'] as const)
  test.for(locales)(
    `after a request for the ${part} in %s, the form repeats the massage, the day and the hour`,
    async (locale, { visit }) => {
      const { page } = await visit(urlOf({ page: 'home' }, locale));
      const { form, staff } = allTexts[locale];
      const { [part]: time, day } = findVisit();
      const fields = fieldsOf(page, locale);
      await fields.name.fill('Ana');
      await hydrated(page, 'BookingForm');
      await fields.service.selectOption(titleOf(massage.slug, locale));
      await fields.day.fill(day);
      await fields.time.selectOption(time);
      await page.getByRole('button', { name: form.send.booking }).click();
      const date = formatDayAndMonth(day, intlTags[locale]);
      const shownDay = part === 'night' ? fill(staff.night, { day: date }) : date;
      const asked = [titleOf(massage.slug, locale), shownDay, time].join(', ');
      const outcome = page.locator('.form__send section');
      await expect.poll(() => outcome.textContent()).toContain(asked);
      expect(page.url()).not.toContain(day);
    },
  );

test('after a request for a masseuse, the form repeats her name', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  await fieldsOf(page).masseuse.selectOption(masseuse.slug);
  await sendBooking(page);
  const outcome = page.locator('.form__send section');
  await outcome.getByText(`${titleOf(massage.slug)}, ${masseuse.name}`).waitFor();
});

test('without JavaScript, the answer names nothing that was typed, and no URL does', async ({ visit }) => {
  const { page } = await visit(at('home'), { javaScriptEnabled: false });
  const { form } = allTexts[defaultLocale];
  const fields = fieldsOf(page);
  const { day } = findVisit();
  await fields.service.selectOption(titleOf(massage.slug));
  await fields.day.fill(day);
  await fields.name.fill('Ana');
  await page.getByRole('button', { name: form.send.booking }).click();
  await page.getByText(form.sent.booking).waitFor();
  expect(page.url()).not.toMatch(/Ana|\d{4}-\d\d-\d\d/);
  expect(await page.locator('.notice').textContent()).not.toContain('Ana');
});
