/** Where the question about cookies stands on the screen, and what it leaves in sight. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { phone, test } from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';

const laptop = { width: 1280, height: 720 };

const banner = (page: Page) => page.locator('.banner');

test.for(locales)('the text of the banner in %s takes two lines of a phone', async (locale, { openPage }) => {
  const { page } = await openPage(pathTo('contact', locale), { hasChosen: false, viewport: phone });
  await banner(page).waitFor();
  const lines = await page.locator('.banner p').evaluate((element) => {
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
    return Math.round(element.getBoundingClientRect().height / lineHeight);
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test.for(locales)('the banner in %s covers no main button of the home page', async (locale, { openPage }) => {
  const { page } = await openPage(pathTo('home', locale), { hasChosen: false });
  await banner(page).waitFor();
  const isMainButtonUncovered = () =>
    page.locator('.hero .button--main').evaluate((main) => {
      const { left, right, top, bottom } = main.getBoundingClientRect();
      const places = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
      return places.every((place) => place === main);
    });
  for (const viewport of [phone, { width: 360, height: 740 }, { width: 320, height: 640 }, laptop]) {
    await page.setViewportSize(viewport);
    await expect.poll(isMainButtonUncovered, { message: `${viewport.width} pixels` }).toBe(true);
  }
});

test('accepting is as easy as rejecting: the buttons have one size, in one row', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact', otherLocale), { hasChosen: false, viewport: phone });
  await banner(page).waitFor();
  const buttons = await banner(page).getByRole('button').all();
  expect(buttons).toHaveLength(2);
  const [accept, reject] = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(accept?.width).toBeGreaterThan(0);
  expect([accept?.y, accept?.width, accept?.height]).toEqual([reject?.y, reject?.width, reject?.height]);
});

test('Tab on a phone never leads to a control that the banner covers', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), { hasChosen: false, viewport: phone });
  const moreStopsThanOnThePage = 45;
  const states: string[] = [];
  for (let stop = 0; stop < moreStopsThanOnThePage; stop += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const { activeElement } = document;
      const box = document.querySelector('.banner')?.getBoundingClientRect();
      if (!activeElement || !box || activeElement === document.body || activeElement.closest('.banner'))
        return 'in the banner or outside the page';
      const { top, bottom } = activeElement.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom ? `covered: ${activeElement.outerHTML}` : 'visible';
    });
    states.push(state);
  }
  expect([...new Set(states)].sort()).toEqual(['in the banner or outside the page', 'visible']);
});
