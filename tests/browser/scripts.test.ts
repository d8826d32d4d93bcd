import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  fieldsOf,
  fillBooking,
  phone,
  submitBooking,
  test,
  waitForBookingSent,
  waitForHydration,
} from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';

const { layout } = allTexts[defaultLocale];

/** A text that each script with React contains. */
const markOfReact = 'Symbol.for("react';

test('the home page loads no React before a visitor does anything', async ({ openPage }) => {
  const { page, loadedScripts } = await openPage(pathTo('home'), { viewport: phone });
  const hasReact = async (): Promise<boolean> => {
    const scripts = await Promise.all(loadedScripts.map((path) => page.request.get(path)));
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.some((text) => text.includes(markOfReact));
  };
  await page.waitForLoadState('networkidle');
  expect(loadedScripts).not.toEqual([]);
  expect(await hasReact()).toBe(false);
  // The mark is right: the form does load React.
  await fieldsOf(page).name.focus();
  await waitForHydration(page, 'BookingForm');
  expect(await hasReact()).toBe(true);
});

test('the form is ready when a visitor has scrolled to it', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'), { viewport: phone });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'BookingForm');
});

test('the lightbox is ready before a visitor clicks a picture of the gallery', async ({ openPage }) => {
  const { page } = await openPage(pathTo('gallery'), { viewport: phone });
  await waitForHydration(page, 'Lightbox');
});

test('banner, menu, form and lightbox report no error to the console', async ({ openPage }) => {
  const { page, consoleErrors } = await openPage(pathTo('home'), { viewport: phone, hasChosen: false });
  await page.locator('.banner').getByRole('button', { name: layout.consent.reject }).click();
  await page.getByRole('button', { name: layout.openMenu }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await fillBooking(page);
  await waitForHydration(page, 'BookingForm');
  await submitBooking(page);
  await waitForBookingSent(page);
  await page.goto(pathTo('gallery'));
  await waitForHydration(page, 'Lightbox');
  await page.locator('.photo-grid a').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(consoleErrors).toEqual([]);
});
