import { expect } from 'vitest';
import { bookableDays } from '../../content/limits.ts';
import { defaultLocale, intlTags, locales } from '../../content/locales.ts';
import { formatDayInSentence } from '../../content/rules/calendar.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { fieldsOf, submitBooking, test, waitForHydration } from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';

const dayMs = 86_400_000;

/** All days and start times for which visitors may ask from tomorrow on. */
const visits = Array.from({ length: bookableDays }, (_, index) => {
  const day = new Date(Date.now() + (index + 1) * dayMs).toISOString().slice(0, 10);
  return schedule.startTimesOn(day, massage.options[0].minutes).map((time) => ({ day, time }));
}).flat();

const evening = visits.find(({ time }) => !schedule.isAfterMidnight(time));
const night = visits.find(({ time }) => schedule.isAfterMidnight(time));

// A centre may have no hours after midnight.
const asked = [
  ...(evening ? [{ part: 'evening', visit: evening, locale: defaultLocale }] : []),
  ...(night ? locales.map((locale) => ({ part: 'night', visit: night, locale })) : []),
];

test.for(asked)(
  'after a request for the $part in $locale, the form repeats massage, day and hour',
  async ({ part, visit: { day, time }, locale }, { openPage }) => {
    const { page } = await openPage(urlOf({ page: 'home' }, locale));
    const { form, staff } = allTexts[locale];
    const fields = fieldsOf(page, locale);
    await fields.name.fill('Ana');
    await waitForHydration(page, 'BookingForm');
    await fields.service.selectOption(titleOf(massage.slug, locale));
    await fields.day.fill(day);
    await fields.time.selectOption(time);
    await page.getByRole('button', { name: form.send.booking }).click();
    const date = formatDayInSentence(day, intlTags[locale]);
    const shownDay = part === 'night' ? fill(staff.night, { day: date }) : date;
    const outcome = page.locator('.form__send section');
    await outcome.getByText([titleOf(massage.slug, locale), shownDay, time].join(', ')).waitFor();
    expect(page.url()).not.toContain(day);
  },
);

test('after a request for a masseuse, the form repeats her name', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  await fieldsOf(page).masseuse.selectOption(masseuse.slug);
  await submitBooking(page);
  const outcome = page.locator('.form__send section');
  await outcome.getByText(`${titleOf(massage.slug)}, ${masseuse.name}`).waitFor();
});

test('without JavaScript, neither notice nor URL name the visitor or the day', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'), { javaScriptEnabled: false });
  const { form } = allTexts[defaultLocale];
  const fields = fieldsOf(page);
  const day = ordinaryDay();
  await fields.service.selectOption(titleOf(massage.slug));
  await fields.day.fill(day);
  await fields.name.fill('Ana');
  await page.getByRole('button', { name: form.send.booking }).click();
  const notice = page.locator('.notice').filter({ hasText: form.sent.booking });
  const shown = `${await notice.textContent()} ${page.url()}`;
  for (const typed of ['Ana', day, formatDayInSentence(day, intlTags[defaultLocale])])
    expect(shown).not.toContain(typed);
});
