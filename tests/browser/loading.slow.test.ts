import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { desktop, phone, setFontSize, test } from '../support/browserTest.ts';
import { pathTo, templates } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';

/**
 * The limit for a page's layout shift, which tools round to 0. A control may move by a few pixels if the
 * browser paints before it has parsed the control's text.
 */
const maxShift = 0.0005;

/** Opens a page with a slow network and without a cache. */
const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 250_000,
    uploadThroughput: 100_000,
  });
  return page;
};

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Adds up layout shifts in `data-shift`, and lists the elements that moved in `data-moved`. */
const observeShifts = (): void => {
  const add = (entries: PerformanceEntryList) => {
    const { dataset } = document.documentElement;
    for (const { value, sources } of entries as LayoutShift[]) {
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      const moved = elements.map((element) => `${element?.tagName}.${element?.className}`);
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
      dataset['moved'] = [dataset['moved'] ?? '', value.toFixed(5), ...moved].join('\n');
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('report-shifts', () => add(observer.takeRecords()));
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
  ['desktop', desktop],
] as const)(
  'nothing jumps on a %s while a page loads slowly and a visitor scrolls',
  async ([, viewport], { browser, siteOfFile }) => {
    await using context = await browser.newContext({ viewport, baseURL: siteOfFile.origin });
    await context.addInitScript(observeShifts);
    const page = await openSlowPage(context);
    for (const { path } of templates) {
      const url = path(otherLocale);
      await page.goto('about:blank');
      await page.goto(url);
      await scrollThrough(page);
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
      );
      await page.evaluate(() => dispatchEvent(new Event('report-shifts')));
      const { shift = '0', moved } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
      expect(Number(shift), `${url} ${moved}`).toBeLessThan(maxShift);
    }
  },
);

test.for([
  { viewport: phone, fontSize: 16 },
  { viewport: phone, fontSize: 32 },
  { viewport: { width: 640, height: 400 }, fontSize: 16 },
])('nothing jumps when the cookie banner appears: %j', async ({ viewport, fontSize }, { openPage }) => {
  // The font is set on another page, because the browser restores where a page was scrolled before a reload.
  const { page } = await openPage(pathTo('cookies'), { viewport, hasChosen: false, before: observeShifts });
  await setFontSize(page, fontSize);
  await page.goto(pathTo('home'));
  await page.locator('.banner').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('report-shifts')));
  const { shift = '0', moved } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(shift), moved).toBe(0);
});
