/**
 * Where notices stand on the screen, and what they leave in sight. A notice repeats the outcome of the form
 * at the bottom of the screen.
 */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { desktop, errorSummary, fieldsOf, hasFocus, phone } from '../support/browserTest.ts';
import { countNotices, fillAndSendMessage, notice, outcome, test } from '../support/noticeTest.ts';

const words = allTexts[defaultLocale].form;

test('a notice on a phone stands in the middle, at the bottom of the screen', async ({ openContactForm }) => {
  const { page } = await openContactForm(phone);
  await fillAndSendMessage(page);
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await notice(page).boundingBox()) ?? {};
    return { bottom: Math.round(y + height), centre: Math.round(x + width / 2) };
  };
  const gap = 16;
  await expect.poll(place).toEqual({ bottom: phone.height - gap, centre: phone.width / 2 });
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
  await fillAndSendMessage(page);
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

test('a low window shows the beginning of the errors in the form while the notice is open', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm(lowWindow);
  await fieldsOf(page).name.press('Enter');
  await expectInSightWithNotice(page, errorSummary(page), words.summaryHeading);
});

test('a low window shows the beginning of the success in the form while the notice is open', async ({
  openContactForm,
}) => {
  const { page } = await openContactForm(lowWindow);
  const { name, message } = fieldsOf(page);
  await message.fill('A question');
  await name.fill('Ana');
  await name.press('Enter');
  await expectInSightWithNotice(page, outcome(page), words.sent.contact);
});
