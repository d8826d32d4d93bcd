import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { phoneUrl } from '../../views/urls.ts';
import {
  test as base,
  desktop,
  errorSummary,
  fieldsOf,
  hasFocus,
  hydrated,
  phone,
  stopClock,
} from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';

const words = allTexts[defaultLocale].form;

const notice = (page: Page) => page.locator('.notice');
const countNotices = (page: Page) => notice(page).filter({ visible: true }).count();

/** The part of the form that says that the message was sent. */
const outcome = (page: Page) => page.getByRole('region', { name: words.sent.contact });

const pressSend = (page: Page) => page.getByRole('button', { name: words.send.contact }).press('Enter');

/** Sends a message without a name, and waits for the notice. */
const sendWrongMessage = async (page: Page): Promise<void> => {
  await pressSend(page);
  await notice(page).getByText(words.missing.contact).waitFor();
};

/** Sends a message, and waits for the notice. */
const sendMessage = async (page: Page): Promise<void> => {
  const { name, message } = fieldsOf(page);
  await name.fill('Ana');
  await message.fill('A question');
  await pressSend(page);
  await notice(page).getByText(words.sent.contact).waitFor();
};

/** Opens the contact page, whose form is hydrated and whose clock is stopped. */
const test = base.extend('openContactForm', ({ openPage }) => async (viewport = phone) => {
  const opened = await openPage(at('contact'), { viewport });
  const { page } = opened;
  await fieldsOf(page).name.focus();
  await hydrated(page, 'BookingForm');
  await stopClock(page);
  return opened;
});

test('a notice on a phone stands in the middle, at the bottom of the screen', async ({ openContactForm }) => {
  const { page } = await openContactForm(phone);
  await sendMessage(page);
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await notice(page).boundingBox()) ?? {};
    return { bottom: Math.round(y + height), centre: Math.round(x + width / 2) };
  };
  const gap = 16;
  await expect.poll(place).toEqual({ bottom: phone.height - gap, centre: phone.width / 2 });
});

test('a notice closes after five seconds', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await sendMessage(page);
  await page.clock.runFor(4900);
  expect(await countNotices(page)).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => countNotices(page)).toBe(0);
});

test('Escape closes a notice', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await sendMessage(page);
  await page.keyboard.press('Escape');
  await notice(page).waitFor({ state: 'detached' });
});

test('a notice stops its five seconds while the pointer is over it', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await sendMessage(page);
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
  await sendMessage(page);
  await closeButton(page).focus();
  await page.clock.runFor('01:00');
  expect(await countNotices(page)).toBe(1);
});

test('a visitor who closes a notice by keyboard is back at the outcome in the form', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm();
  await sendMessage(page);
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
  await sendMessage(page);
  await page.keyboard.press('Escape');
  await notice(page).waitFor({ state: 'detached' });
  expect(await outcome(page).textContent()).toContain(words.callUs);
  expect(await outcome(page).getByRole('link').getAttribute('href')).toBe(phoneUrl);
});

test('the outcome in the form disappears when a visitor types the next message', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm();
  await sendMessage(page);
  await outcome(page).waitFor();
  await fieldsOf(page).message.fill('Another question');
  await outcome(page).waitFor({ state: 'detached' });
});

test('a new notice replaces the one before it', async ({ openContactForm }) => {
  const { page } = await openContactForm();
  await sendWrongMessage(page);
  await sendMessage(page);
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

const lowWindow = { width: 1280, height: 400 };

/** Whether the notice covers the top or the bottom of the focused element. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest('.notice')) return false;
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    const ends = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
    return ends.some((y) => document.elementFromPoint((left + right) / 2, y)?.closest('.notice'));
  });

test.for([
  ['on a phone', phone],
  ['in a low window', lowWindow],
  ['on a desktop', desktop],
] as const)('%s, a notice never covers the focused element', async ([, viewport], { openContactForm }) => {
  const { page } = await openContactForm(viewport);
  const button = page.getByRole('button', { name: words.send.contact });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await sendMessage(page);
  await page.clock.runFor(100);
  expect(await countNotices(page)).toBe(1);
  expect(await isFocusCovered(page)).toBe(false);
  // Shift+Tab leads through the form and the header to the end of the page.
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(100);
    await expect.poll(() => isFocusCovered(page), { message: `stop ${stop}` }).toBe(false);
  }
});

/** Expects that nothing covers a text in a part of the form, while the notice is open too. */
const expectInSightWithNotice = async (page: Page, part: Locator, text: string): Promise<void> => {
  await expect.poll(() => hasFocus(part)).toBe(true);
  const isInSight = () =>
    part.getByText(text, { exact: true }).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 1, y) === element);
    });
  await expect.poll(isInSight).toBe(true);
  expect(await countNotices(page)).toBe(1);
};

test('a low window shows the beginning of the errors in the form, beside the notice', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm(lowWindow);
  await fieldsOf(page).name.press('Enter');
  await expectInSightWithNotice(page, errorSummary(page), words.summaryHeading);
});

test('a low window shows the beginning of the success in the form, beside the notice', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm(lowWindow);
  const { name, message } = fieldsOf(page);
  await message.fill('A question');
  await name.fill('Ana');
  await name.press('Enter');
  await expectInSightWithNotice(page, outcome(page), words.sent.contact);
});
