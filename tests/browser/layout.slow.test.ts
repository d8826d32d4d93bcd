import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { chatUrl, phoneUrl, photoQuery, urlOf } from '../../views/urls.ts';
import { test as base, desktop, phone } from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

type Size = { width: number; height: number };

const phoneHeldSideways = { width: 844, height: 390 };

/** Sizes of tablets, laptops and large screens, in pixels. */
const wideWindows = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  desktop,
  { width: 1920, height: 1080 },
];

/** The minimum side in pixels of a link that a finger hits. */
const touchTargetSize = 44;

const bottomOfHeader = (page: Page): Promise<number> =>
  page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);

const test = base
  /** Opens a long page, and scrolls down by more than its first screen. */
  .extend('openAndScroll', ({ openPage }) => async (viewport: Size) => {
    const { page } = await openPage(pathTo('services', otherLocale), { viewport });
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    return page;
  })
  /** Opens a page on a phone, and returns its bottom bar. */
  .extend('openBottomBar', ({ openPage }) => async (locale: Locale) => {
    const { page } = await openPage(urlOf({ page: 'about' }, locale), { viewport: phone });
    const bar = page.locator('.bottom-bar');
    return { page, bar, links: bar.getByRole('link') };
  })
  /** Opens an empty page in a browser whose visitor has doubled the font size. */
  .extend('openWithDoubleFont', ({ openPage }) => async (viewport: Size) => {
    const { page } = await openPage('about:blank', { viewport });
    const session = await page.context().newCDPSession(page);
    const usualFont = 16;
    await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * usualFont } });
    return page;
  });

const allWindows = [phone, phoneHeldSideways, { width: 320, height: 256 }, ...wideWindows];

test.for(allWindows)(
  'at $width × $height, one row of the header stays on the screen after scrolling',
  async (viewport, { openAndScroll }) => {
    const page = await openAndScroll(viewport);
    await expect.poll(() => bottomOfHeader(page)).toBeGreaterThanOrEqual(touchTargetSize);
    // In low windows only the lower row stays; it takes at most 54 pixels.
    const maxHeight = Math.max(54, viewport.height / 7);
    await expect.poll(() => bottomOfHeader(page)).toBeLessThanOrEqual(maxHeight);
  },
);

test.for(allWindows)(
  'at $width × $height, the logo is on the screen when it has the focus',
  async (viewport, { openAndScroll }) => {
    const page = await openAndScroll(viewport);
    const logo = page.locator('.header__logo');
    await logo.focus();
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  },
);

test.for(locales)('from 768 pixels on, the header in %s needs no menu', async (locale, { openPage }) => {
  const { page } = await openPage(urlOf({ page: 'services' }, locale));
  for (const viewport of wideWindows) {
    await page.setViewportSize(viewport);
    const menuButtons = page.locator('.menu-button').filter({ visible: true });
    expect(await menuButtons.count(), `${viewport.width} pixels`).toBe(0);
  }
});

type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (one: Box, other: Box): boolean =>
  other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom;

/** The visible links of the header with their places in the window. */
const findHeaderLinks = (page: Page): Promise<(Box & { text: string })[]> =>
  page
    .locator('.header a')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return { text: link.textContent, left, right, top, bottom };
      }),
    );

test.for(locales)(
  'from 768 pixels on, each link of the header in %s has one line and its own place',
  async (locale, { openPage }) => {
    const { page } = await openPage(urlOf({ page: 'services' }, locale));
    const [margin, minSize, maxHeightOfOneLine] = [20, 24, 48];
    for (const viewport of wideWindows) {
      await page.setViewportSize(viewport);
      const links = await findHeaderLinks(page);
      expect(links).not.toEqual([]);
      for (const link of links) {
        const place = `${link.text}, ${viewport.width} pixels`;
        expect(link.left, place).toBeGreaterThanOrEqual(margin);
        expect(link.right, place).toBeLessThanOrEqual(viewport.width - margin);
        expect(link.right - link.left, place).toBeGreaterThanOrEqual(minSize);
        expect(link.bottom - link.top, place).toBeGreaterThanOrEqual(minSize);
        expect(link.bottom - link.top, place).toBeLessThanOrEqual(maxHeightOfOneLine);
        const overlapping = links.filter((other) => other !== link && overlap(link, other));
        expect(overlapping, place).toEqual([]);
      }
    }
  },
);

const usualWindows = [phone, phoneHeldSideways, { width: 1280, height: 720 }];

test.for(usualWindows)(
  'at $width × $height, a link to the form leads to its beginning, below the header',
  async (viewport, { openPage }) => {
    const { page } = await openPage(`${pathTo('home')}#booking`, { viewport });
    const top = () => page.locator('#booking').evaluate((section) => section.getBoundingClientRect().top);
    const pixel = 1;
    await expect
      .poll(async () => (await top()) - (await bottomOfHeader(page)))
      .toBeGreaterThanOrEqual(-pixel);
    await expect.poll(top).toBeLessThan(viewport.height / 2);
  },
);

test.for(usualWindows)(
  'at $width × $height, Shift+Tab never leads to a control that the header covers',
  async (viewport, { openPage }) => {
    const { page } = await openPage(pathTo('home'), { viewport });
    const isCovered = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return 'nothing has the focus';
        if (!activeElement.closest('main, .footer') || activeElement.closest('.bottom-bar')) return false;
        const header = document.querySelector('.header')?.getBoundingClientRect();
        return activeElement.getBoundingClientRect().top < (header?.bottom ?? 0) - 1;
      });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Shift+Tab goes backwards, so the page scrolls up to each stop.
    await page.locator('.footer a').last().focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(isCovered, { message: `stop ${stop}` }).toBe(false);
    }
  },
);

test.for(locales)(
  'contact links and buttons in the footer in %s never wrap',
  async (locale, { openPage }) => {
    const { page } = await openPage(urlOf({ page: 'contact' }, locale), {
      viewport: { width: 1280, height: 800 },
    });
    const links = page.locator('.footer :is(a[href^="mailto:"], a[href^="tel:"], .button)');
    await links.first().waitFor();
    for (const width of [320, phone.width, 768, 1024, 1152, 1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await links.evaluateAll((all) =>
        all
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map((element) => element.textContent),
      );
      expect(broken, `${width} pixels`).toEqual([]);
    }
  },
);

test.for(locales)(
  'the bottom bar in %s links telephone, chat and form',
  async (locale, { openBottomBar }) => {
    const { links } = await openBottomBar(locale);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([phoneUrl, chatUrl(allTexts[locale]), formUrl('booking', locale)]);
  },
);

test.for(locales)('a finger hits each link of the bottom bar in %s', async (locale, { openBottomBar }) => {
  const { links } = await openBottomBar(locale);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  expect(boxes).not.toEqual([]);
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(touchTargetSize);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  }
});

test.for(locales)(
  'the bottom bar in %s covers no text at the end of the page',
  async (locale, { openBottomBar }) => {
    const { page, bar } = await openBottomBar(locale);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = () =>
      page.locator('.footer__adults').evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  },
);

/** The pixels by which the content of an element is wider than the element. */
const overflow = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);

const pagesWithMuchText = [
  ...locales.map((locale) => pathTo('home', locale)),
  ...(['contact', 'services', 'cookies'] as const).map((name) => pathTo(name, otherLocale)),
  urlOf({ page: 'service', slug: massage.slug }, otherLocale),
];

const smallWindows = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 1280, height: 640 },
];

test.for(smallWindows)(
  'with double text size, pages fit $width × $height',
  async (viewport, { openWithDoubleFont }) => {
    const page = await openWithDoubleFont(viewport);
    for (const path of pagesWithMuchText) {
      await page.goto(path);
      expect(await overflow(page, 'html'), path).toBe(0);
    }
  },
);

test.for(smallWindows)(
  'with double text size, the menu fits $width × $height',
  async (viewport, { openWithDoubleFont }) => {
    const page = await openWithDoubleFont(viewport);
    for (const locale of locales) {
      await page.goto(pathTo('home', locale));
      await page.locator('.menu-button--open').click();
      expect(await overflow(page, '#menu'), locale).toBe(0);
    }
  },
);

test.for(smallWindows)(
  'with double text size, a picture takes half the shorter side of $width × $height',
  async (viewport, { openWithDoubleFont }) => {
    const page = await openWithDoubleFont(viewport);
    await page.goto(urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(1) }));
    const picture = await page.locator('.lightbox__stage img').boundingBox();
    expect(picture?.height).toBeGreaterThan(Math.min(viewport.height, viewport.width) / 2);
  },
);

test.for(smallWindows)(
  'with double text size, no text covers the picture at $width × $height',
  async (viewport, { openWithDoubleFont }) => {
    const page = await openWithDoubleFont(viewport);
    await page.goto(urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(1) }));
    const picture = await page.locator('.lightbox__stage img').boundingBox();
    const caption = await page.locator('.lightbox__caption').boundingBox();
    if (!picture) throw new Error('The lightbox shows nothing');
    expect(caption?.y).toBeGreaterThan(picture.y + picture.height);
  },
);

test.for(locales)('prices in %s stand beside their duration', async (locale, { openPage }) => {
  const { page } = await openPage(urlOf({ page: 'services' }, locale));
  const prices = page.locator('.prices > div');
  await prices.first().waitFor({ state: 'attached' });
  for (const width of [320, phone.width, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const dropped = await prices.evaluateAll((rows) =>
      rows
        .filter((row) => {
          const [duration, price] = [...row.children].map((child) => child.getBoundingClientRect());
          return (price?.top ?? 0) >= (duration?.bottom ?? 0);
        })
        .map((row) => row.textContent),
    );
    expect(dropped, `${width} pixels`).toEqual([]);
  }
});

test('the banner does not cover the bottom bar with text at 200%', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'), { viewport: phone, hasChosen: false });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overlap = async () => {
    const banner = await page.locator('.banner').boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    return banner && bar && Math.round(banner.y + banner.height - bar.y);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test.for(locales)(
  'the home page in %s shows its main button in a low window',
  async (locale, { openPage }) => {
    const { page } = await openPage(urlOf({ page: 'home' }, locale), { viewport: phoneHeldSideways });
    const button = await page.locator('.hero .button--main').first().boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    if (!button || !bar) throw new Error('The page has no main button or no bottom bar');
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
  },
);

test('in a low window, Tab reaches the header and then the content in nine stops each', async ({
  openPage,
}) => {
  const { page } = await openPage(pathTo('contact'), {
    viewport: { width: 640, height: 400 },
    hasChosen: false,
  });
  for (const place of ['.header', '#content']) {
    const isInside = () => page.evaluate((selector) => !!document.activeElement?.closest(selector), place);
    let reached = await isInside();
    for (let stop = 0; stop < 9 && !reached; stop += 1) {
      await page.keyboard.press('Tab');
      reached = await isInside();
    }
    expect(reached, place).toBe(true);
  }
});

test('on a phone, the table of last arrivals is apart from the heading below', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), { viewport: phone });
  const space = await page.locator('.contact-details .table').evaluate((table) => {
    const below = table.nextElementSibling?.getBoundingClientRect();
    return (below?.top ?? 0) - table.getBoundingClientRect().bottom;
  });
  expect(space).toBeGreaterThanOrEqual(16);
});
