import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '../support/browserTest.ts';

const code = '**/hydrate.*.js';
const picture = (page: Page, number: number) => page.getByRole('dialog', { name: `Picture ${number} of 20` });
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

/** Keeps the code of a page on the way until what is returned is called. */
const holdCode = async (page: Page): Promise<() => void> => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return release;
};

test('a picture that is double-clicked before its code is there opens in place, with one entry of history', async ({
  visit,
}) => {
  const { page } = await visit('/gallery');
  const release = await holdCode(page);
  await page.locator('.photo-grid a').nth(1).dblclick();
  release();
  await picture(page, 2).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(await isSameDocument(page)).toBe(true);
});

test('a picture that came with the page turns in place, also by what was pressed before its code was there', async ({
  visit,
}) => {
  const { page } = await visit('/gallery?photo=7');
  const release = await holdCode(page);
  await page.locator('.lightbox a[rel=next]').click();
  release();
  await picture(page, 8).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('Back to a picture’s address shows it although nobody has touched the page', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await page.evaluate(() => {
    history.pushState(null, '', '/gallery?photo=4');
    history.pushState(null, '', '/gallery');
  });
  await page.goBack();
  await picture(page, 4).waitFor();
});

test('where the code cannot be fetched, the gallery’s links lead to pages', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await page.route(code, (route) => route.abort());
  await page.locator('.photo-grid a').nth(1).click();
  await page.waitForURL('**/gallery?photo=2');
  await page.locator('.lightbox a[rel=next]').click();
  await page.waitForURL('**/gallery?photo=3');
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.waitForURL('**/gallery#photo-3');
});

test('as many pictures are turned as keys were pressed before the code was there, wherever the focus is', async ({
  visit,
}) => {
  const { page } = await visit('/gallery?photo=7');
  const release = await holdCode(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  release();
  await picture(page, 11).waitFor();
  expect(new URL(page.url()).search).toBe('?photo=11');
});

test('keys pressed after the click that opens a picture go on from that one', async ({ visit }) => {
  const { page } = await visit('/gallery');
  const release = await holdCode(page);
  await page.locator('.photo-grid a').nth(1).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await picture(page, 4).waitFor();
});
