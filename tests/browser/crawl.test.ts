import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, serve } from '../support/browser.ts';
import { everyUrl, isLegal } from '../support/routeTable.ts';
import { cleanUp, createTestSite } from '../support/testSite.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

/** More than the site has addresses to link to, less than a loop. */
const mostPages = 400;

test('a crawl from the home page without JavaScript reaches every page and finds no dead link', async () => {
  const { origin, close } = await serve(createTestSite().app);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  // Pictures are looked at elsewhere; here they would only take time.
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  const known = new Set(['/']);
  const indexable: string[] = [];
  for (const path of known) {
    expect(known.size).toBeLessThan(mostPages);
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search, 'links lead straight there').toBe(path);
    expect(await page.locator('[style], body style').count(), path).toBe(0);
    const robots = await page.locator('meta[name=robots]').getAttribute('content');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    if (robots?.startsWith('index') && new URL(canonical ?? '').pathname === path) indexable.push(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin: target, pathname, search, hash } = new URL(link);
      if (target !== origin) continue;
      known.add(pathname + search);
      // A fragment of this very page leads to something on it.
      if (pathname + search === path && hash)
        expect(await page.locator(`[id="${hash.slice(1)}"]`).count(), link).toBe(1);
    }
  }
  const expected = everyUrl.filter(({ ref }) => !isLegal(ref)).map(({ url }) => url);
  expect(indexable.sort()).toEqual([...expected].sort());
  for (const { url } of everyUrl) expect(known).toContain(url);
  await close();
}, 180_000);

test('without JavaScript the lightbox goes round and leads back to its picture', async () => {
  const { origin, close } = await serve(createTestSite().app);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: origin,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/gallery');
  await page.locator('.photo-grid a').nth(19).click();
  const dialog = page.getByRole('dialog', { name: 'Picture 20 of 20' });
  await dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close');
  await dialog.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Picture 1 of 20' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await dialog.getByRole('link', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(
    await page
      .locator('#photo-20')
      .evaluate((element) => element.getBoundingClientRect().top < window.innerHeight),
  ).toBe(true);
  await close();
});

test('of the questions one is open at a time, and it can be closed', async () => {
  const { origin, close } = await serve(createTestSite().app);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto('/fr');
  const open = page.locator('details[open]');
  const questions = page.locator('details summary');
  await questions.nth(0).click();
  await questions.nth(3).click();
  expect(await open.count()).toBe(1);
  expect(await open.locator('summary').textContent()).toBe(await questions.nth(3).textContent());
  await page.keyboard.press('Enter');
  expect(await open.count()).toBe(0);
  await close();
});
