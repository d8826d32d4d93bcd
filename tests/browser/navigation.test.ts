import type { Page } from 'playwright';
import { expect } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { test as base, desktop, hasFocus, holdBack, phone } from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { massageWithDurations, masseuse, onePanelLocale, titleOf } from '../support/sample.ts';

const { layout, pages } = allTexts[defaultLocale];

const menu = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: layout.openMenu });

/** Waits until all of the page can be used, or nothing but the menu. */
const menuClosed = (page: Page) => expect.poll(() => page.locator('[inert]').count()).toBe(0);
const menuOpened = (page: Page) => page.locator('main[inert]').waitFor();

/** Opens a page on a phone, and its menu with the keyboard. */
const test = base.extend('openMenu', ({ openPage }) => async (path = pathTo('contact')) => {
  const opened = await openPage(path, { viewport: phone });
  await opener(opened.page).press('Enter');
  await menuOpened(opened.page);
  return opened;
});

test('screen readers read the open menu as a dialog with its name', async ({ openMenu }) => {
  const { page } = await openMenu();
  await page.getByRole('dialog', { name: layout.openMenu }).waitFor();
});

test('the button that closes the menu has the focus in the open menu', async ({ openMenu }) => {
  const { page } = await openMenu();
  await expect.poll(() => hasFocus(menu(page).getByRole('button', { name: layout.close }))).toBe(true);
});

test('Tab never leads from the open menu to the page behind it', async ({ openMenu }) => {
  const { page } = await openMenu();
  const moreStopsThanInTheMenu = 20;
  for (let stop = 0; stop < moreStopsThanInTheMenu; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop, the browser itself has the focus, and in the page its body.
    expect(await page.evaluate(() => document.activeElement?.matches('body, #menu *'))).toBe(true);
  }
});

test('Escape closes the menu, and the focus is at its button again', async ({ openMenu }) => {
  const { page } = await openMenu();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener(page))).toBe(true);
});

test('a visitor who has closed the menu can use the whole page', async ({ openMenu }) => {
  const { page } = await openMenu();
  await menu(page).getByRole('button', { name: layout.close }).click();
  await menuClosed(page);
});

test('the link to the booking form in the menu of the home page closes the menu', async ({ openMenu }) => {
  const { page } = await openMenu(pathTo('home'));
  await menu(page).getByRole('link', { name: layout.book }).click();
  await page.waitForURL('**/#booking');
  await menu(page).waitFor({ state: 'hidden' });
  await menuClosed(page);
});

test('a window that becomes too wide for the menu leaves a page that can be used', async ({ openMenu }) => {
  const { page } = await openMenu();
  await page.setViewportSize(desktop);
  await menuClosed(page);
});

test('a menu that was opened while its script loads becomes modal too', async ({ openPage }) => {
  const { page } = await openPage('about:blank', { viewport: phone });
  const startScript = await holdBack(page, '**/client/start.*.js');
  await page.goto(pathTo('contact'), { waitUntil: 'commit' });
  await opener(page).click();
  await page.locator('#menu:popover-open').waitFor();
  startScript();
  await menuOpened(page);
});

test('the skip link is the first tab stop, and moves the focus to the content', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.locator('#content'))).toBe(true);
});

const backLink = (page: Page) => page.getByRole('link', { name: pages.masseuse.back, exact: true });

test('the back link of a profile returns to the page that the visitor came from', async ({ openPage }) => {
  const { page } = await openPage(pathTo('masseuses'));
  const profile = fill(pages.masseuses.viewProfileOf, { name: masseuse.name });
  await page.getByRole('link', { name: profile }).click();
  await backLink(page).click();
  await page.waitForURL(`**${pathTo('masseuses')}`);
});

test('the back link of a profile leads home for a visitor who opens the profile first', async ({
  openPage,
}) => {
  const { page } = await openPage(urlOf({ page: 'masseuse', slug: masseuse.slug }, defaultLocale));
  await backLink(page).click();
  await page.waitForURL((url) => url.pathname === pathTo('home'));
});

/** The link to the form in the panel of a massage. */
const bookingLink = (page: Page, slug: string, locale: Locale) =>
  page.locator(`#${slug}`).getByRole('link', { name: allTexts[locale].pages.service.book });

test.for(onePanelLocale)(
  'a shared URL of the list in %s opens the panel of the massage in it',
  async (locale, { openPage }) => {
    const { slug } = massageWithDurations;
    const { page } = await openPage(`${pathTo('services', locale)}#${slug}`);
    await bookingLink(page, slug, locale).waitFor();
  },
);

// A click on a title adds its massage to the URL, which visitors share and reload.
test.for(onePanelLocale)(
  'a shared URL of a search in %s opens the panel, among the results',
  async (locale, { openPage }) => {
    const { slug } = massageWithDurations;
    const search = new URLSearchParams({ q: titleOf(slug, locale) });
    const { page } = await openPage(`${pathTo('services', locale)}?${search}#${slug}`);
    await bookingLink(page, slug, locale).waitFor();
    // The search is still in force.
    expect(await page.locator('.service-card').count()).toBeLessThan(catalogue.length);
  },
);
