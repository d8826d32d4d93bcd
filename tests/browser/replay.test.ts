import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { cleanUp } from '../support/testSite.ts';
import { visit } from '../support/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

const code = '**/hydrate.*.js';
const picture = (page: Page, number: number) => page.getByRole('dialog', { name: `Picture ${number} of 20` });
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

/** The gallery with its code on the way until `release` is called. */
const visitWaiting = async (path: string) => {
  const visited = await visit(browser, path);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await visited.page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  await visited.page.evaluate(() => Object.assign(window, { marked: true }));
  return { ...visited, release };
};

test('a picture that is double-clicked before its code is there opens in place, with one entry of history', async () => {
  const { page, release, leave } = await visitWaiting('/gallery');
  await page.locator('.photo-grid a').nth(1).dblclick();
  release();
  await picture(page, 2).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(await isSameDocument(page)).toBe(true);
  await leave();
});

test('a picture that came with the page turns in place, also by what was pressed before its code was there', async () => {
  const { page, release, leave } = await visitWaiting('/gallery?photo=7');
  await page.locator('.lightbox a[rel=next]').click();
  release();
  await picture(page, 8).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await leave();
});

test('Back to a picture’s address shows it although nobody has touched the page', async () => {
  const { page, leave } = await visit(browser, '/gallery');
  await page.evaluate(() => {
    history.pushState(null, '', '/gallery?photo=4');
    history.pushState(null, '', '/gallery');
  });
  await page.goBack();
  await picture(page, 4).waitFor();
  await leave();
});

test('where the code cannot be fetched, the gallery’s links lead to pages', async () => {
  const { page, leave } = await visit(browser, '/gallery');
  await page.route(code, (route) => route.abort());
  await page.locator('.photo-grid a').nth(1).click();
  await page.waitForURL('**/gallery?photo=2');
  await page.locator('.lightbox a[rel=next]').click();
  await page.waitForURL('**/gallery?photo=3');
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.waitForURL('**/gallery#photo-3');
  await leave();
});
