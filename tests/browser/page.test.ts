import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { fill } from '../../content/placeholders.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { test as base, hasFocus, holdBack, phone, stopClock } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { masseuse, otherLocale } from '../support/sample.ts';

const { layout, pages } = allTexts[defaultLocale];

/** The languages of two links with tooltips. */
const [first = defaultLocale, second = defaultLocale] = locales.slice(1);
const nameOf = (locale: Locale) => allTexts[locale].layout.languageName;

/** A page with a stopped clock. */
const test = base.extend('openWithStoppedClock', ({ visit }) => async () => {
  const { page } = await visit(at('home'));
  const tooltip = page.locator('.tooltip');
  const link = (language: Locale) => page.locator(`.language-switcher a[hreflang=${language}]`);
  await stopClock(page);
  return { page, link, tooltip };
});

test('the focus stays in the open menu until Escape, and returns to its button', async ({ visit }) => {
  const { page, consoleErrors } = await visit(at('services'), { viewport: phone });
  const opener = page.getByRole('button', { name: layout.openMenu });
  await opener.press('Enter');
  await page.locator('main[inert]').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('menu__close');
  const moreStopsThanInTheMenu = 20;
  for (let stop = 0; stop < moreStopsThanInTheMenu; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop, the browser itself has the focus, and in the page its body.
    expect(await page.evaluate(() => document.activeElement?.matches('body, #menu *'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test('a menu that was opened before the script ran becomes modal', async ({ visit }) => {
  const { page } = await visit(at('services'), { viewport: phone });
  const release = await holdBack(page, '**/client/start.*.js');
  await page.goto(at('contact'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: layout.openMenu }).click();
  await page.locator('#menu:popover-open').waitFor();
  release();
  await page.locator('main[inert]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
});

test('the back link of a profile goes to the previous page, or home', async ({ visit }) => {
  const { page } = await visit(at('masseuses'));
  const profile = fill(pages.masseuses.viewProfileOf, { name: masseuse.name });
  await page.getByRole('link', { name: profile }).click();
  await page.getByRole('heading', { level: 1, name: masseuse.name }).waitFor();
  await page.getByRole('link', { name: pages.masseuse.back, exact: true }).click();
  await page.waitForURL(`**${at('masseuses')}`);
  await page.goto(urlOf({ page: 'masseuse', slug: masseuse.slug }, defaultLocale));
  await page.getByRole('link', { name: pages.masseuse.back, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test.skipIf(locales.length < 3)(
  'a tooltip opens after 700 ms, the next one at once',
  async ({ openWithStoppedClock }) => {
    const { page, link, tooltip } = await openWithStoppedClock();
    await link(first).hover();
    await page.clock.runFor(650);
    expect(await tooltip.isVisible()).toBe(false);
    await page.clock.runFor(100);
    await tooltip.getByText(nameOf(first)).waitFor();
    await link(second).hover();
    await page.clock.runFor(1);
    await tooltip.getByText(nameOf(second)).waitFor();
  },
);

test.skipIf(locales.length < 3).for([
  [200, true],
  [400, false],
] as const)(
  '%i ms after a tooltip closed, the next one opens at once: %s',
  async ([pauseMs, isOpen], { openWithStoppedClock }) => {
    const { page, link, tooltip } = await openWithStoppedClock();
    await link(first).focus();
    await page.clock.runFor(750);
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    await page.clock.runFor(pauseMs);
    await link(second).focus();
    expect(await tooltip.isVisible()).toBe(isOpen);
  },
);

test.skipIf(locales.length < 3)(
  'a focused link has a tooltip, which stays under the pointer until Escape closes it',
  async ({ openWithStoppedClock }) => {
    const { page, link, tooltip } = await openWithStoppedClock();
    await link(first).focus();
    await page.clock.runFor(750);
    await tooltip.getByText(nameOf(first)).waitFor();
    await tooltip.hover();
    await page.clock.runFor(5000);
    expect(await tooltip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
  },
);

test.skipIf(locales.length < 2)(
  'a tooltip stays while the pointer moves to it, and closes when the pointer leaves',
  async ({ openWithStoppedClock }) => {
    const { page, link, tooltip } = await openWithStoppedClock();
    await link(first).hover();
    await page.clock.runFor(750);
    await tooltip.waitFor();
    await tooltip.hover();
    await page.clock.runFor(5000);
    expect(await tooltip.isVisible()).toBe(true);
    await page.mouse.move(5, 500);
    await page.clock.runFor(200);
    await tooltip.waitFor({ state: 'hidden' });
  },
);

test('the skip link is the first tab stop and moves the focus to the content', async ({ visit }) => {
  const { page } = await visit(at('home', otherLocale));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.locator('#content'))).toBe(true);
});
