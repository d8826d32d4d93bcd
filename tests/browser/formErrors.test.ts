import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { startTimesOn, visitDays } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import {
  countPosts,
  fieldsOf,
  hasFocus,
  hydrated,
  phone,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';

test('the form reports missing and invalid fields without asking the server', async ({ visit }) => {
  const locale = otherLocale;
  const { page } = await visit(urlOf({ page: 'home' }, locale), { viewport: phone });
  const { form } = allTexts[locale];
  const { name, service, email, message } = fieldsOf(page, locale);
  await name.focus();
  await hydrated(page, 'RequestForm');
  const posts = countPosts(page);
  await name.fill('   ');
  await email.fill('ana@');
  await message.fill('Kept');
  await page.getByRole('button', { name: form.sendBooking }).click();
  // The notice closes by itself, so look for it first.
  await page.locator('.notice--error').getByText(form.missing.booking).waitFor();
  const summary = page.getByRole('region', { name: form.summaryHeading });
  await summary.getByText(form.missing.booking).waitFor();
  await expect.poll(() => hasFocus(summary)).toBe(true);
  await expect.poll(() => summary.getByRole('heading').textContent()).toBe(form.summaryHeading);
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual([form.fields.serviceMissing, form.fields.nameMissing, form.fields.emailInvalid]);
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.locator('#booking-email-error').textContent()).toBe(form.fields.emailInvalid);
  await expect.poll(() => message.inputValue()).toBe('Kept');
  await summary.getByRole('link').first().click();
  await expect.poll(() => hasFocus(service)).toBe(true);
  await email.fill('ana@example.com');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe(null);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(posts()).toBe(0);
});

test('the form reports one invalid field once, and keeps the selections', async ({ visit }) => {
  const { page, stored } = await visit(
    `${at('home', otherLocale)}?service=${massage.slug}&masseuse=${masseuse.slug}#booking`,
  );
  const { form } = allTexts[otherLocale];
  const fields = fieldsOf(page, otherLocale);
  const posts = countPosts(page);
  await fields.name.fill('Ana');
  await fields.email.fill('ana@');
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: form.sendBooking }).click();
  const summary = page.getByRole('region', { name: form.summaryHeading });
  await summary.getByText(form.fields.emailInvalid).waitFor();
  // The summary takes the focus and says the only error once, and no live region repeats it.
  expect(await summary.getByText(form.fields.emailInvalid).count()).toBe(1);
  expect(await page.getByRole('status').filter({ hasText: form.fields.emailInvalid }).count()).toBe(0);
  expect(await fields.service.inputValue()).toBe(titleOf(massage.slug, otherLocale));
  expect(await fields.masseuse.inputValue()).toBe(masseuse.slug);
  expect(posts()).toBe(0);
  await fields.email.fill('');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice--success').waitFor();
  await summary.waitFor({ state: 'detached' });
  expect(posts()).toBe(1);
  expect(await stored()).toMatchObject([{ masseuse: masseuse.slug }]);
});

test('the form limits days to bookable ones, and an error names a half-typed date', async ({ visit }) => {
  const { page, stored } = await visit(`${at('home')}?service=${massage.slug}`);
  const { name, day, time } = fieldsOf(page);
  // The page is the same for everyone on every day, so its script adds the limits.
  expect([await day.getAttribute('min'), await day.getAttribute('max')]).toEqual([null, null]);
  await name.fill('Ana');
  await hydrated(page, 'RequestForm');
  const { min, max } = visitDays(new Date());
  await expect.poll(() => day.getAttribute('min')).toBe(min);
  expect(await day.getAttribute('max')).toBe(max);
  // The field has a first digit, but no date.
  await day.press('1');
  await sendBooking(page);
  await page
    .getByRole('region', { name: allTexts[defaultLocale].form.summaryHeading })
    .getByText(allTexts[defaultLocale].form.fields.dayInvalid)
    .waitFor();
  const [start = ''] = startTimesOn(max, massage.options[0].minutes);
  await day.fill(max);
  await time.selectOption(start);
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  expect(await stored()).toMatchObject([{ day: max, time: start }]);
  await expect.poll(() => day.inputValue()).toBe('');
});
