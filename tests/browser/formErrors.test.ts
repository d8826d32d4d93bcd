import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  test as base,
  countPosts,
  errorSummary,
  fieldsOf,
  fillBooking,
  hasFocus,
  phone,
  submitBooking,
  submitMessage,
  waitForBookingSent,
  waitForHydration,
} from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, masseuse } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;
const { serviceMissing, nameMissing, emailInvalid } = words.problems;

/** Sends a booking without a massage and a name, and with an address that is none. Opened on a phone. */
const test = base.extend('sendWrongForm', ({ openPage }) => async () => {
  const opened = await openPage(pathTo('home'), { viewport: phone });
  const { page } = opened;
  const { name, email } = fieldsOf(page);
  const posts = countPosts(page);
  await name.fill('   ');
  await email.fill('ana@');
  await waitForHydration(page, 'BookingForm');
  await submitBooking(page);
  await errorSummary(page).waitFor();
  return { ...opened, posts };
});

test('the form lists what is wrong, in the order of its fields', async ({ sendWrongForm }) => {
  const { page } = await sendWrongForm();
  await errorSummary(page).getByText(words.missing.booking).waitFor();
  const errors = await errorSummary(page).getByRole('link').allTextContents();
  expect(errors).toEqual([serviceMissing, nameMissing, emailInvalid]);
});

test('the list of what is wrong has the focus', async ({ sendWrongForm }) => {
  const { page } = await sendWrongForm();
  await expect.poll(() => hasFocus(errorSummary(page))).toBe(true);
});

test('each error in the list leads to its field', async ({ sendWrongForm }) => {
  const { page } = await sendWrongForm();
  const { service, name, email } = fieldsOf(page);
  for (const [error, field] of [
    [serviceMissing, service],
    [nameMissing, name],
    [emailInvalid, email],
  ] as const) {
    await errorSummary(page).getByRole('link', { name: error }).click();
    await expect.poll(() => hasFocus(field), { message: error }).toBe(true);
  }
});

test('a form with wrong fields is not posted', async ({ sendWrongForm }) => {
  const { posts } = await sendWrongForm();
  expect(posts()).toBe(0);
});

test('each wrong field is marked and says why, until its value is right', async ({ sendWrongForm }) => {
  const { page } = await sendWrongForm();
  const { name, email } = fieldsOf(page);
  const marks = () => Promise.all([name, email].map((field) => field.getAttribute('aria-invalid')));
  await expect.poll(marks).toEqual(['true', 'true']);
  await page.locator('#booking-email-error').getByText(emailInvalid).waitFor();
  await email.fill('ana@example.com');
  await expect.poll(marks).toEqual(['true', null]);
  await page.locator('#booking-email-error').waitFor({ state: 'detached' });
});

test('screen readers read the only error of a form once', async ({ openFilledMessage }) => {
  const { page } = await openFilledMessage();
  await fieldsOf(page).email.fill('ana@');
  await submitMessage(page);
  await errorSummary(page).waitFor();
  expect(await errorSummary(page).getByText(emailInvalid).count()).toBe(1);
  // The focused summary says the error, so no live region repeats it.
  expect(await page.getByRole('status').filter({ hasText: emailInvalid }).count()).toBe(0);
});

test('a form with an error keeps the massage and the masseuse that a link selected', async ({ openPage }) => {
  const { page, stored } = await openPage(
    `${pathTo('home')}?service=${massage.slug}&masseuse=${masseuse.slug}`,
  );
  const { name } = fieldsOf(page);
  await name.focus();
  await waitForHydration(page, 'BookingForm');
  await submitBooking(page);
  await errorSummary(page).waitFor();
  await name.fill('Ana');
  await submitBooking(page);
  await waitForBookingSent(page);
  expect(stored()).toMatchObject([{ serviceSlug: massage.slug, masseuse: masseuse.slug }]);
});

test('the list of what was wrong disappears when the corrected form is sent', async ({ sendWrongForm }) => {
  const { page } = await sendWrongForm();
  await fillBooking(page);
  await fieldsOf(page).email.fill('');
  await submitBooking(page);
  await waitForBookingSent(page);
  await errorSummary(page).waitFor({ state: 'detached' });
});
