import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { launchBrowser, serve } from '../support/browser.ts';
import { everyUrl } from '../support/routeTable.ts';
import { templates } from '../support/templates.ts';
import { cleanUp, createTestSite } from '../support/testSite.ts';
import { phone, visit } from '../support/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

type Line = { text: string; colour: number[]; x: number; y: number; width: number; height: number };

/** The lines of text in some parts of a page, with their colour; then makes them invisible. */
const takeAwayText = (page: Page, parts: string): Promise<Line[]> =>
  page.evaluate((selector) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: HTMLElement[] = [];
    while (walker.nextNode()) {
      const { parentElement: element } = walker.currentNode;
      if (!element?.closest(selector) || !walker.currentNode.textContent?.trim()) continue;
      if (!element.checkVisibility() || element.closest('.unseen, [popover]:not(:popover-open)')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (y + height < innerHeight)
          lines.push({ text: walker.currentNode.textContent.trim(), colour, x, y, width, height });
      }
      found.push(element);
    }
    for (const element of found) {
      element.style.color = 'transparent';
      element.style.textDecorationColor = 'transparent';
    }
    return lines;
  }, parts);

/** Relative luminance of a colour as WCAG defines it, of 0–255 sRGB values. */
const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The least contrast between a line of text and any pixel behind it. */
const leastContrast = async (picture: Buffer, line: Line): Promise<number> => {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const left = Math.max(0, Math.floor(line.x));
  const top = Math.max(0, Math.floor(line.y));
  const pixels = await sharp(picture)
    .extract({
      left,
      top,
      width: Math.min(Math.ceil(line.width), width - left),
      height: Math.min(Math.ceil(line.height), height - top),
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  const text = luminance(line.colour);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < pixels.length; index += 3) {
    least = Math.min(least, contrast(text, luminance([...pixels.subarray(index, index + 3)])));
  }
  return least;
};

test.each([320, 390, 768, 1024, 1440, 1920])(
  'on the picture of the home page text keeps 4.5:1 over every pixel behind it, %i pixels wide',
  async (width) => {
    for (const locale of locales) {
      const { page, leave } = await visit(browser, urlOf({ page: 'home' }, locale), {
        viewport: { width, height: width < 700 ? 844 : 900 },
        reducedMotion: 'no-preference',
      });
      await page.evaluate(() => document.querySelector<HTMLImageElement>('.hero img')?.decode());
      const lines = await takeAwayText(page, '.header, .hero');
      expect(lines.length).toBeGreaterThan(4);
      const picture = await page.screenshot();
      for (const line of lines) {
        expect(await leastContrast(picture, line), `${locale}: ${line.text}`).toBeGreaterThanOrEqual(4.5);
      }
      await leave();
    }
  },
  60_000,
);

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

test('on a phone the header goes while somebody reads on, and comes back', async () => {
  const { page, leave } = await visit(browser, '/fr/services', { viewport: phone, reducedMotion: 'reduce' });
  const bottom = () =>
    page.locator('.header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
  expect(await bottom()).toBeGreaterThan(40);
  await page.mouse.wheel(0, 1500);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBeGreaterThan(40);
  await page.mouse.wheel(0, 900);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.locator('.header__toggle').focus();
  await expect.poll(bottom).toBeGreaterThan(40);
  await leave();
});

test.each(locales)(
  'on a phone in %s, calling, chat and booking are in reach and cover nothing',
  async (locale) => {
    const { page, leave } = await visit(browser, urlOf({ page: 'about' }, locale), { viewport: phone });
    const bar = page.locator('.bottom-bar');
    const links = bar.getByRole('link');
    expect(await links.count()).toBe(3);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    }
    expect(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0])),
    ).toEqual(['tel', 'https', `${urlOf({ page: 'home' }, locale)}#booking`]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page
      .locator('.footer__adults')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await leave();
  },
);

test('on paper a page has its prices and answers, and nothing that one would press', async () => {
  const { page, leave } = await visit(browser, '/', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answer = page.locator('.faq details p').nth(3);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  expect(await page.getByText('€150').first().isVisible()).toBe(true);
  for (const part of ['.bottom-bar', '.menu', '.banner', '.form', '.hero .actions', '.onward', 'img']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(0, 0, 0)',
  );
  await leave();
});

test('with less motion asked for, nothing moves', async () => {
  const { page, leave } = await visit(browser, '/', { viewport: phone, reducedMotion: 'reduce' });
  await page.locator('.header__toggle').click();
  await page
    .locator('.faq summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [null, '::before', '::after'].map((part) => ({ element, part })))
      .filter(({ element, part }) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        return transitionDuration !== '0s' || animationName !== 'none';
      })
      .map(({ element, part }) => element.className + (part ?? '')),
  );
  expect(moving).toEqual([]);
  await leave();
});

test('a portrait moves from its place on the list to that on the profile', async () => {
  const { page, leave } = await visit(browser, '/es/masseuses', { viewport: phone });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const tell = (words: string) => {
        document.documentElement.dataset['moved'] = words;
      };
      viewTransition?.ready.then(
        () =>
          tell(
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .join(),
          ),
        (reason) => tell(String(reason)),
      );
    });
  });
  await page.getByRole('link', { name: /Mila/ }).click();
  await page.waitForURL('**/mila');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['moved']))
    .toContain('::view-transition-group(mila)');
  await leave();
});

test('no two parts of a page have the same name in page transitions', async () => {
  const { page, leave } = await visit(browser, '/', { viewport: phone });
  for (const { url } of everyUrl) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none'),
    );
    expect(names.length, url).toBeGreaterThan(1);
    expect(new Set(names).size, url).toBe(names.length);
  }
  await leave();
});

test('a browser begins to render the page on whose link the pointer rests', async () => {
  const { page, origin, leave } = await visit(browser, '/gallery');
  const devtools = await page.context().newCDPSession(page);
  const tried: string[] = [];
  // Under a debugger Chromium gives the attempt up again, but it says what it tried.
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(key.url));
  await devtools.send('Preload.enable');
  // The lightbox shows a picture in place.
  await page.locator('.wall a').first().hover();
  await page.locator('.header').getByRole('link', { name: 'Hotels' }).hover();
  await expect.poll(() => tried, { timeout: 10_000 }).toContain(`${origin}/hotels`);
  expect(tried.filter((url) => url.includes('photo'))).toEqual([]);
  await leave();
});
