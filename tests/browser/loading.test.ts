import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { launchBrowser, serve } from '../support/browser.ts';
import { everyUrl } from '../support/routeTable.ts';
import { templates } from '../support/templates.ts';
import { cleanUp, createTestSite } from '../support/testSite.ts';
import { phone } from '../support/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

test.each([
  ['phone', phone],
  ['desk', { width: 1440, height: 900 }],
])(
  'nothing moves while a page loads over a slow line and is scrolled on a %s',
  async (_, viewport) => {
    const { origin, close } = await serve(createTestSite().app);
    for (const path of templates.flatMap((template) => locales.map(template.path))) {
      const context = await browser.newContext({ viewport, baseURL: origin });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 60,
        downloadThroughput: 250_000,
        uploadThroughput: 100_000,
      });
      await page.addInitScript(() => {
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) {
            const { dataset } = document.documentElement;
            dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        addEventListener('asked', () => add(observer.takeRecords()));
      });
      await page.goto(path);
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
          scrollTo(0, top);
          await frame();
          await frame();
        }
      });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
      );
      await page.evaluate(() => dispatchEvent(new Event('asked')));
      expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'), path).toBe('0');
      await context.close();
    }
    await close();
  },
  180_000,
);

/** Looks at several pages at a time: an idle network is waited for, which takes no work. */
const lookAtAll = async <Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<void>,
): Promise<void> => {
  const left = [...items];
  const lookOn = async (): Promise<void> => {
    for (let item = left.shift(); item; item = left.shift()) await look(item);
  };
  await Promise.all([lookOn(), lookOn(), lookOn(), lookOn()]);
};

/** Bytes that a first visit may load before anything is touched, pictures included. */
const firstVisitLimit = 350 * 1024;

test('a first visit with a phone loads at most 350 KB on every page', async () => {
  const { origin, close } = await serve(createTestSite().app);
  await lookAtAll(everyUrl, async ({ url }) => {
    const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, baseURL: origin });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(bytes, url).toBeGreaterThan(20_000);
    expect(bytes, url).toBeLessThanOrEqual(firstVisitLimit);
    await context.close();
  });
  await close();
}, 180_000);
