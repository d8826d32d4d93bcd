import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, serve } from '../support/browser.ts';
import { everyUrl } from '../support/routeTable.ts';
import { cleanUp, createTestSite } from '../support/testSite.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that axe finds broken on a page, with the elements. */
const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
};

/** Screens beyond the route table. */
const furtherScreens = [
  '/nope',
  '/es/therapists/nadie',
  '/es?sent=1',
  '/fr/contact?sent=1',
  '/es/services?q=aceite',
  '/services?q=zzz',
  '/?service=nuru-massage',
  '/fr/gallery?photo=9',
];

test.each(['dark', 'light'] as const)(
  'in the %s theme no screen breaks a rule of accessibility, asks a third party or complains',
  async (colorScheme) => {
    const { origin, close } = await serve(createTestSite().app);
    const page = await browser.newPage({
      colorScheme,
      // Colours are judged at rest.
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      baseURL: origin,
    });
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) foreign.push(request.url());
    });
    for (const path of [...everyUrl.map(({ url }) => url), ...furtherScreens]) {
      await page.goto(path);
      expect(await violationsOn(page), path).toEqual([]);
    }
    await page.goto('/fr/contact');
    await page.locator('form.form button').click();
    await page.getByRole('alert').waitFor();
    expect(await violationsOn(page), 'form errors and their notice').toEqual([]);
    await page.locator('#message-name').fill('Ana');
    await page.locator('#message-message').fill('Une question');
    await page.locator('form.form button').click();
    await page.locator('.notice--success').waitFor();
    expect(await violationsOn(page), 'notice').toEqual([]);
    await page.goto('/es');
    await page.locator('.header__toggle').click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page), 'drawer').toEqual([]);
    await page.goto('/gallery');
    await page.locator('.photo-grid a').first().click();
    await page.locator('.lightbox:modal').waitFor();
    expect(await violationsOn(page), 'lightbox').toEqual([]);
    // Chromium's own line for a document that answers 404 or 422.
    const ownLine = /Failed to load resource: the server responded with a status of (404|422)/;
    expect(complaints.filter((complaint) => !ownLine.test(complaint))).toEqual([]);
    expect(foreign).toEqual([]);
    await close();
  },
  180_000,
);

/** Elements whose text is cut off; what scrolls, or is only for screen readers, may be larger than its box. */
const truncated = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (
          ['hidden', 'clip'].includes(overflowX) &&
          clipPath === 'none' &&
          !element.closest('.honeypot') &&
          element.textContent.trim() !== '' &&
          element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

test.each([320, 390, 768, 1440, 1920])(
  'nothing is wider than a screen of %i pixels, and no text is cut off',
  async (width) => {
    const { origin, close } = await serve(createTestSite().app);
    const page = await browser.newPage({ viewport: { width, height: 800 }, baseURL: origin });
    for (const path of [...everyUrl.map(({ url }) => url), ...furtherScreens]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
      expect(await truncated(page), path).toEqual([]);
    }
    await close();
  },
  120_000,
);

test('with text of twice the size nothing is wider than a small phone', async () => {
  const { origin, close } = await serve(createTestSite().app);
  const page = await browser.newPage({ viewport: { width: 320, height: 800 }, baseURL: origin });
  for (const path of [
    '/',
    '/es/contact',
    '/fr/services',
    '/es/politica-de-cookies',
    '/fr/services/tantra-massage',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await close();
});

test('the path of a missing page is in the console, as information', async () => {
  const { origin, close } = await serve(createTestSite().app);
  const page = await browser.newPage({ baseURL: origin });
  const told = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto('/es/nada');
  expect((await told).text()).toContain('/es/nada');
  await close();
});

test('the skip link is the first stop of the keyboard and leads to the content', async () => {
  const { origin, close } = await serve(createTestSite().app);
  const page = await browser.newPage({ baseURL: origin });
  await page.goto('/fr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await close();
});
