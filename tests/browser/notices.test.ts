import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { phoneUrl } from '../../views/urls.ts';
import { fieldsOf, hasFocus } from '../support/browserTest.ts';
import {
  countNotices,
  fillAndSendMessage,
  notice,
  outcome,
  sendWrongMessage,
  test,
} from '../support/noticeTest.ts';

const words = allTexts[defaultLocale].form;

test('a notice closes after five seconds', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await page.clock.runFor(4900);
  expect(await countNotices(page)).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => countNotices(page)).toBe(0);
});

test('Escape closes a notice', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await page.keyboard.press('Escape');
  await notice(page).waitFor({ state: 'detached' });
});

test('a notice stops its five seconds while the pointer is over it', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await page.clock.runFor('00:03');
  await notice(page).hover();
  await page.clock.runFor('01:00');
  expect(await countNotices(page)).toBe(1);
  // The last two of its five seconds are left.
  await page.mouse.move(5, 5);
  await page.clock.runFor(1500);
  expect(await countNotices(page)).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(() => countNotices(page)).toBe(0);
});

const closeButton = (page: Page) => notice(page).getByRole('button', { name: words.dismiss });

test('a notice stays open while its button has the focus', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await closeButton(page).focus();
  await page.clock.runFor('01:00');
  expect(await countNotices(page)).toBe(1);
});

test('a visitor who closes a notice by keyboard is back at the outcome in the form', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await expect.poll(() => hasFocus(outcome(page))).toBe(true);
  await closeButton(page).focus();
  await closeButton(page).press('Enter');
  await expect.poll(() => countNotices(page)).toBe(0);
  expect(await hasFocus(outcome(page))).toBe(true);
});

test('after the notice has closed, the form still says how to call the centre', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await page.keyboard.press('Escape');
  await notice(page).waitFor({ state: 'detached' });
  expect(await outcome(page).textContent()).toContain(words.callUs);
  expect(await outcome(page).getByRole('link').getAttribute('href')).toBe(phoneUrl);
});

test('the outcome in the form disappears when a visitor types the next message', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm();
  await fillAndSendMessage(page);
  await outcome(page).waitFor();
  await fieldsOf(page).message.fill('Another question');
  await outcome(page).waitFor({ state: 'detached' });
});

test('a new notice replaces the one before it', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await sendWrongMessage(page);
  await fillAndSendMessage(page);
  expect(await countNotices(page)).toBe(1);
});

test('a notice that repeats the one before it is open for its own five seconds', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm();
  await sendWrongMessage(page);
  await page.clock.runFor('00:03');
  await sendWrongMessage(page);
  await page.clock.runFor('00:03');
  expect(await countNotices(page)).toBe(1);
});
