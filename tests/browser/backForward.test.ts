import { expect } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { test } from '../support/browserTest.ts';

test('Back brings a page as it was left', async ({ visit }) => {
  const { origin } = await visit('/');
  // Playwright turns it off.
  await using browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL: origin });
  for (const path of ['/', '/es/services', '/gallery?photo=4', '/contact', '/therapists/mila']) {
    await page.goto(path);
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
