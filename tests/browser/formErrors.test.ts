import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { visitDays } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import {
  bookingsUrl,
  fieldsOf,
  hasFocus,
  hydrated,
  phone,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';

test('shows errors at each field and in a focused summary', async ({ visit }) => {
  const { page, stored } = await visit('/fr/contact');
  const { form } = allTexts.fr;
  const { name, email, message } = fieldsOf(page, 'fr');
  await email.fill('ana@');
  await message.fill('Une question');
  await hydrated(page, 'RequestForm');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: form.sendMessage }).press('Enter');
  const summary = page.getByRole('alert');
  await summary.getByText(form.missing.contact).waitFor();
  await expect.poll(() => hasFocus(summary)).toBe(true);
  await expect.poll(() => page.locator('#message-email-error').textContent()).toBe(form.fields.emailInvalid);
  await expect.poll(() => message.inputValue()).toBe('Une question');
  expect(await stored()).toEqual([]);
  await name.fill('Ana');
  await email.fill('ana@example.com');
  await page.getByRole('button', { name: form.sendMessage }).press('Enter');
  await page.locator('.notice').getByText(form.sent.contact).waitFor();
  await summary.waitFor({ state: 'detached' });
  expect(await stored()).toHaveLength(1);
});

test.for(locales)(
  'reports missing fields in %s without a request while offline',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'home' }, locale), { viewport: phone });
    const { form } = allTexts[locale];
    const { name, service, email, message } = fieldsOf(page, locale);
    await name.focus();
    await hydrated(page, 'RequestForm');
    let tries = 0;
    await page.route(bookingsUrl, (route) => {
      tries += 1;
      return route.abort();
    });
    await name.fill('   ');
    await email.fill('ana@');
    await message.fill('Kept');
    await page.getByRole('button', { name: form.sendBooking }).click();
    // The notice closes by itself, so look for it first.
    await page.locator('.notice--error').getByText(form.missing.booking).waitFor();
    const summary = page.getByRole('alert');
    await summary.getByText(form.missing.booking).waitFor();
    await expect.poll(() => hasFocus(summary)).toBe(true);
    await expect.poll(() => summary.getByRole('heading').textContent()).toBe(form.summaryHeading);
    await expect
      .poll(() => summary.getByRole('link').allTextContents())
      .toEqual([form.fields.serviceMissing, form.fields.nameMissing, form.fields.emailInvalid]);
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => page.locator('#booking-email-error').textContent())
      .toBe(form.fields.emailInvalid);
    await expect.poll(() => message.inputValue()).toBe('Kept');
    await summary.getByRole('link').first().click();
    await expect.poll(() => hasFocus(service)).toBe(true);
    expect(tries).toBe(0);
  },
);

test('reports an invalid field without a request and keeps the selections', async ({ visit }) => {
  const { page, stored } = await visit('/es?service=nuru-massage&masseuse=mila#booking');
  const { form } = allTexts.es;
  const { name, service, masseuse, email } = fieldsOf(page, 'es');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await name.fill('Ana');
  await email.fill('ana@');
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: form.sendBooking }).click();
  // The only error is also the summary text.
  await page.getByRole('alert').locator('p').getByText(form.fields.emailInvalid).waitFor();
  expect([await service.inputValue(), await masseuse.inputValue(), posts]).toEqual(['Nuru', 'mila', 0]);
  await email.fill('');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice--success').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(posts).toBe(1);
  expect(await stored()).toMatchObject([{ masseuse: 'mila' }]);
});

test('limits the days in the browser, and reports an incomplete date', async ({ visit }) => {
  const { page, stored } = await visit('/?service=nuru-massage#booking');
  const { name, day, time } = fieldsOf(page);
  expect([await day.getAttribute('min'), await day.getAttribute('max')]).toEqual([null, null]);
  await name.fill('Ana');
  await hydrated(page, 'RequestForm');
  const { min, max } = visitDays(new Date());
  await expect.poll(() => day.getAttribute('min')).toBe(min);
  expect(await day.getAttribute('max')).toBe(max);
  await day.press('1');
  await sendBooking(page);
  await page.getByRole('alert').locator('p').getByText(allTexts.en.form.fields.dayInvalid).waitFor();
  await day.fill(max);
  await time.selectOption('12:30');
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  expect(await stored()).toMatchObject([{ day: max, time: '12:30' }]);
  await expect.poll(() => day.inputValue()).toBe('');
});

test('keeps day and time after an error without JavaScript, then stores them', async ({ visit }) => {
  const { page, stored } = await visit('/es?service=nuru-massage', { javaScriptEnabled: false });
  const { form } = allTexts.es;
  const { name, day, time } = fieldsOf(page, 'es');
  const max = ordinaryDay();
  await day.fill(max);
  await time.selectOption('22:00');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.getByRole('alert').getByText(form.missing.booking).waitFor();
  expect([await day.inputValue(), await time.inputValue()]).toEqual([max, '22:00']);
  await name.fill('Zoé');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.waitForURL('**/es?sent=call#booking');
  expect(await stored()).toMatchObject([{ day: max, time: '22:00' }]);
});
