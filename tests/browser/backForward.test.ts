import type { Page } from 'playwright';
import { expect } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hydrated, test } from '../support/browserTest.ts';

/** Pages by their addresses, and what is done there before they are left. */
const lefts: [path: string, use?: (page: Page) => Promise<void>][] = [
  ['/'],
  ['/es/services'],
  ['/therapists/mila'],
  [
    '/contact',
    async (page) => {
      await page.locator('#message-name').fill('Ana');
      await hydrated(page, 'RequestForm');
    },
  ],
  [
    '/gallery?photo=4',
    async (page) => {
      await page.locator('.lightbox').dispatchEvent('pointerdown');
      await hydrated(page, 'Lightbox');
    },
  ],
  [
    '/about',
    async (page) => {
      await page.locator('.embed').first().dispatchEvent('pointerover');
      await hydrated(page, 'Embed');
    },
  ],
];

test('Back brings a page as it was left, with the banner open and islands alive', async ({ visit }) => {
  const { origin } = await visit('/');
  // Playwright turns it off.
  await using browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL: origin });
  for (const [path, use] of lefts) {
    await page.goto(path);
    await use?.(page);
    expect(await page.locator('.banner').isVisible(), path).toBe(true);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['shown'] = persisted ? 'as it was' : 'anew';
      });
      location.assign('/hotels');
    });
    await page.waitForURL('**/hotels');
    await page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(() => [location.pathname, document.documentElement.dataset['shown']]))
      .toEqual([new URL(path, origin).pathname, 'as it was']);
    const [reasons] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons),
    );
    expect(reasons, path).toBe(null);
  }
});
