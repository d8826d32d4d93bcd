/** The links to other languages are two letters. Their tooltips have the names of the languages. */
import { expect } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { test as base, desktop, stopClock } from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';

/** The languages of two links with tooltips. */
const [first = defaultLocale, second = defaultLocale] = locales.slice(1);
const nameOf = (locale: Locale) => allTexts[locale].layout.languageName;

/** Opens a page with a stopped clock, and returns its links and its tooltip. */
const test = base.extend('openLinks', ({ openPage }) => async () => {
  const { page } = await openPage(pathTo('home'), { viewport: desktop });
  await stopClock(page);
  const link = (language: Locale) => page.locator(`.language-switcher a[hreflang=${language}]`);
  return { page, link, tooltip: page.locator('.tooltip') };
});

test('a link has its tooltip when the pointer has been on it for 700 ms, not sooner', async ({
  openLinks,
}) => {
  const { page, link, tooltip } = await openLinks();
  await link(first).hover();
  await page.clock.runFor(650);
  expect(await tooltip.isVisible()).toBe(false);
  await page.clock.runFor(100);
  await tooltip.getByText(nameOf(first)).waitFor();
});

test('a focused link has its tooltip', async ({ openLinks }) => {
  const { page, link, tooltip } = await openLinks();
  await link(first).focus();
  await page.clock.runFor(750);
  await tooltip.getByText(nameOf(first)).waitFor();
});

test('while a tooltip is open, the next link has its own at once', async ({ openLinks }) => {
  const { page, link, tooltip } = await openLinks();
  await link(first).hover();
  await page.clock.runFor(750);
  await tooltip.getByText(nameOf(first)).waitFor();
  await link(second).hover();
  await page.clock.runFor(1);
  await tooltip.getByText(nameOf(second)).waitFor();
});

test.for([
  ['at once', 200, true],
  ['after a delay', 400, false],
] as const)(
  'a tooltip opens %s if another one closed %i ms ago',
  async ([, pauseMs, isOpen], { openLinks }) => {
    const { page, link, tooltip } = await openLinks();
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

test('Escape closes a tooltip', async ({ openLinks }) => {
  const { page, link, tooltip } = await openLinks();
  await link(first).hover();
  await page.clock.runFor(750);
  await tooltip.waitFor();
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'hidden' });
});

test('a tooltip stays while the pointer is over it, and closes after that', async ({ openLinks }) => {
  const { page, link, tooltip } = await openLinks();
  await link(first).hover();
  await page.clock.runFor(750);
  await tooltip.hover();
  await page.clock.runFor(5000);
  expect(await tooltip.isVisible()).toBe(true);
  await page.mouse.move(5, 500);
  await page.clock.runFor(200);
  await tooltip.waitFor({ state: 'hidden' });
});
