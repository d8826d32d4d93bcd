import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { desktop, lookAtAll, phone, test } from '../support/browserTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { templates } from '../support/templates.ts';

/** A slow or idle network is waited for, which takes no work: so many look at a time. */
const lanes = [1, 2, 3, 4];

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 250_000,
    uploadThroughput: 100_000,
  });
};

/** Adds up in `data-shift` how far things moved. */
const observeShifts = (): void => {
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { value: number })[]) {
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('asked', () => add(observer.takeRecords()));
};

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
  });

test.for([
  ['phone', phone],
  ['desk', desktop],
] as const)(
  'nothing moves while a page loads over a slow line and is scrolled on a %s',
  { timeout: 180_000 },
  async ([, viewport], { visit, browser }) => {
    const { origin } = await visit('/');
    const paths = templates.flatMap((template) => locales.map(template.path));
    await lookAtAll(paths, lanes, async (path) => {
      const context = await browser.newContext({ viewport, baseURL: origin });
      const page = await context.newPage();
      await slowDown(context, page);
      await page.addInitScript(observeShifts);
      await page.goto(path);
      await scrollThrough(page);
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
      );
      await page.evaluate(() => dispatchEvent(new Event('asked')));
      expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'), path).toBe('0');
      await context.close();
    });
  },
);

/** Bytes that a first visit may load before anything is touched, pictures included. */
const firstVisitLimit = 350 * 1024;

test('a first visit with a phone loads at most 350 KB on every page', { timeout: 180_000 }, async ({
  visit,
  browser,
}) => {
  const { origin } = await visit('/');
  await lookAtAll(everyUrl, lanes, async ({ url }) => {
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
});
