import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import {
  countPosts,
  fieldsOf,
  fillBooking,
  hasFocus,
  hydrated,
  phone,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { massage, masseuse, otherLocale } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

test('without asking the server, the form links its errors in a focused summary', async ({ visit }) => {
  const { page } = await visit(at('home', otherLocale), { viewport: phone });
  const { form } = allTexts[otherLocale];
  const { name, email } = fieldsOf(page, otherLocale);
  await name.focus();
  await hydrated(page, 'RequestForm');
  const posts = countPosts(page);
  await name.fill('   ');
  await email.fill('ana@');
  await page.getByRole('button', { name: form.sendBooking }).click();
  // The notice closes by itself, so look for it first.
  await page.locator('.notice--error').getByText(form.missing.booking).waitFor();
  const summary = page.getByRole('region', { name: form.summaryHeading });
  await summary.getByText(form.missing.booking).waitFor();
  await expect.poll(() => hasFocus(summary)).toBe(true);
  const { serviceMissing, nameMissing, emailInvalid } = form.fields;
  const links = await summary.getByRole('link').allTextContents();
  expect(links).toEqual([serviceMissing, nameMissing, emailInvalid]);
  expect(posts()).toBe(0);
  await summary.getByRole('link', { name: emailInvalid }).click();
  await expect.poll(() => hasFocus(email)).toBe(true);
});

test('the form marks invalid fields until their values are valid', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const { name, email } = fieldsOf(page);
  const marks = () => Promise.all([name, email].map((field) => field.getAttribute('aria-invalid')));
  await email.fill('ana@');
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  await page.locator('#booking-email-error').getByText(words.fields.emailInvalid).waitFor();
  await expect.poll(marks).toEqual(['true', 'true']);
  await email.fill('ana@example.com');
  await expect.poll(marks).toEqual(['true', null]);
});

test('the only error of a form is said once', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const { emailInvalid } = words.fields;
  await fillBooking(page);
  await fieldsOf(page).email.fill('ana@');
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  const summary = page.getByRole('region', { name: words.summaryHeading });
  await summary.getByText(emailInvalid).waitFor();
  expect(await summary.getByText(emailInvalid).count()).toBe(1);
  // The focused summary says the error, so no live region repeats it.
  expect(await page.getByRole('status').filter({ hasText: emailInvalid }).count()).toBe(0);
});

test('a form with an error keeps its selections, and can be sent when corrected', async ({ visit }) => {
  const { page, stored } = await visit(`${at('home')}?service=${massage.slug}&masseuse=${masseuse.slug}`);
  const { name, email } = fieldsOf(page);
  await name.fill('Ana');
  await email.fill('ana@');
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  const summary = page.getByRole('region', { name: words.summaryHeading });
  await summary.waitFor();
  await email.fill('');
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  await summary.waitFor({ state: 'detached' });
  expect(stored()).toMatchObject([{ serviceSlug: massage.slug, masseuse: masseuse.slug }]);
});
