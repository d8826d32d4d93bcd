import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { phoneUrl } from '../../views/urls.ts';
import {
  test as base,
  desktop,
  fieldsOf,
  hasFocus,
  hydrated,
  phone,
  stopClock,
} from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';

const words = allTexts[defaultLocale].form;

const test = base.extend('openWithStoppedClock', ({ visit }) => async () => {
  const visited = await visit(at('contact'));
  const { page } = visited;
  await fieldsOf(page).name.focus();
  await hydrated(page, 'RequestForm');
  await stopClock(page);
  return visited;
});

const sendMessageAndSeeNotice = async (page: Page) => {
  const { name, message } = fieldsOf(page);
  await name.fill('Ana');
  await message.fill('A question');
  await page.getByRole('button', { name: words.sendMessage }).press('Enter');
  await page.locator('.notice').getByText(words.sent.contact).waitFor();
};

const countNotices = (page: Page) => page.locator('.notice').filter({ visible: true }).count();

test('a notice is at the bottom of a phone, in the middle', async ({ openWithStoppedClock }) => {
  const { page } = await openWithStoppedClock();
  await page.setViewportSize(phone);
  await sendMessageAndSeeNotice(page);
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.notice').boundingBox()) ?? {};
    return { bottom: Math.round(y + height), centre: Math.round(x + width / 2) };
  };
  const gap = 16;
  await expect.poll(place).toEqual({ bottom: phone.height - gap, centre: phone.width / 2 });
});

test('a notice closes after five seconds', async ({ openWithStoppedClock }) => {
  const { page } = await openWithStoppedClock();
  await sendMessageAndSeeNotice(page);
  await page.clock.runFor(4900);
  expect(await countNotices(page)).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => countNotices(page)).toBe(0);
});

test('Escape closes a notice, but the form says until the next input how to call', async ({
  openWithStoppedClock,
}) => {
  const { page } = await openWithStoppedClock();
  await sendMessageAndSeeNotice(page);
  await page.keyboard.press('Escape');
  await page.locator('.notice').waitFor({ state: 'detached' });
  const result = page.getByRole('region', { name: words.sent.contact });
  expect(await result.textContent()).toContain(words.sent.callUs);
  expect(await result.getByRole('link').getAttribute('href')).toBe(phoneUrl);
  await fieldsOf(page).name.fill('Ana');
  await expect.poll(() => result.count()).toBe(0);
});

test('a notice stops its five seconds while the pointer is over it', async ({ openWithStoppedClock }) => {
  const { page } = await openWithStoppedClock();
  await sendMessageAndSeeNotice(page);
  await page.clock.runFor('00:03');
  await page.locator('.notice').hover();
  await page.clock.runFor('01:00');
  expect(await countNotices(page)).toBe(1);
  // The last two of its five seconds are left.
  await page.mouse.move(5, 5);
  await page.clock.runFor(1500);
  expect(await countNotices(page)).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(() => countNotices(page)).toBe(0);
});

test('a notice stops its five seconds while it has the focus, which then returns', async ({
  openWithStoppedClock,
}) => {
  const { page } = await openWithStoppedClock();
  await sendMessageAndSeeNotice(page);
  const outcome = page.getByRole('region', { name: words.sent.contact });
  await expect.poll(() => hasFocus(outcome)).toBe(true);
  const close = page.locator('.notice').getByRole('button', { name: words.sent.dismiss });
  await close.focus();
  await page.clock.runFor('01:00');
  expect(await countNotices(page)).toBe(1);
  await close.press('Enter');
  await expect.poll(() => countNotices(page)).toBe(0);
  expect(await hasFocus(outcome)).toBe(true);
});

test('each outcome replaces the notice before, and is shown for five seconds', async ({
  openWithStoppedClock,
}) => {
  const { page } = await openWithStoppedClock();
  const sendNothing = () => page.getByRole('button', { name: words.sendMessage }).press('Enter');
  await sendNothing();
  await page.locator('.notice').getByText(words.missing.contact).waitFor();
  await page.clock.runFor('00:03');
  await sendNothing();
  await page.clock.runFor('00:03');
  expect(await countNotices(page)).toBe(1);
  await sendMessageAndSeeNotice(page);
  expect(await countNotices(page)).toBe(1);
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

test.for([phone, lowWindow, desktop])(
  'in %j, a notice never covers the focused element',
  async (viewport, { openWithStoppedClock }) => {
    const { page } = await openWithStoppedClock();
    await page.setViewportSize(viewport);
    const button = page.getByRole('button', { name: words.sendMessage });
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await sendMessageAndSeeNotice(page);
    await page.clock.runFor(100);
    expect(await countNotices(page)).toBe(1);
    expect(await isFocusCovered(page)).toBe(false);
    // Shift+Tab leads through the form and the header to the end of the page.
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await page.clock.runFor(100);
      await expect.poll(() => isFocusCovered(page), { message: `stop ${stop}` }).toBe(false);
    }
  },
);

test('a low window shows the beginning of the outcome in the form, and the notice', async ({
  openWithStoppedClock,
}) => {
  const { page } = await openWithStoppedClock();
  await page.setViewportSize(lowWindow);
  const expectInSight = async (text: string) => {
    const outcome = page.getByRole('region', { name: text });
    await expect.poll(() => hasFocus(outcome)).toBe(true);
    const isInSight = () =>
      outcome.getByText(text, { exact: true }).evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 1, y) === element);
      });
    await expect.poll(isInSight, { message: text }).toBe(true);
    expect(await countNotices(page)).toBe(1);
  };
  const { name, message } = fieldsOf(page);
  await name.press('Enter');
  await expectInSight(words.summaryHeading);
  await message.fill('A question');
  await name.fill('Ana');
  await name.press('Enter');
  await expectInSight(words.sent.contact);
});
