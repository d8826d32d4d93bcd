import type { Page } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { phone, test, wideWindows } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

test.for([phone, { width: 844, height: 390 }, { width: 320, height: 256 }, ...wideWindows])(
  'after scrolling at %j, a header row of 44 pixels or more stays in view, and the logo returns with the focus',
  async (viewport, { visit }) => {
    const { page } = await visit(at('services', otherLocale), { viewport });
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const bottom = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);
    // In low windows only the lower row stays; it takes at most 54 pixels.
    await expect.poll(bottom).toBeLessThanOrEqual(Math.max(54, viewport.height / 7));
    const touchTargetSize = 44;
    await expect.poll(bottom).toBeGreaterThanOrEqual(touchTargetSize);
    await page.locator('.header__logo').focus();
    await expect
      .poll(async () => (await page.locator('.header__logo').boundingBox())?.y)
      .toBeGreaterThanOrEqual(0);
  },
);

test.for(locales)(
  'from 768 pixels on, the header in %s has its links in one row, and no menu',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'services' }, locale));
    const [margin, minSize, maxHeightOfOneLine] = [20, 24, 48];
    for (const viewport of wideWindows) {
      await page.setViewportSize(viewport);
      expect(await page.locator('.header__toggle, .menu__close').filter({ visible: true }).count()).toBe(0);
      const boxes = await page.locator('.header a').evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { text: link.textContent, left, right, top, bottom };
        }),
      );
      expect(boxes).not.toEqual([]);
      for (const box of boxes) {
        const place = `${box.text}, ${viewport.width} pixels`;
        expect(box.left, place).toBeGreaterThanOrEqual(margin);
        expect(box.right, place).toBeLessThanOrEqual(viewport.width - margin);
        const [width, height] = [box.right - box.left, box.bottom - box.top];
        expect(Math.min(width, height), place).toBeGreaterThanOrEqual(minSize);
        expect(height, place).toBeLessThanOrEqual(maxHeightOfOneLine);
        const others = boxes.filter((other) => other !== box);
        const isTouched = others.some(
          (other) =>
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        );
        expect(isTouched, place).toBe(false);
      }
    }
  },
);

test.for([phone, { width: 844, height: 390 }, { width: 1280, height: 720 }])(
  'the header at %j covers neither a fragment target nor the focus',
  async (viewport, { visit }) => {
    const { page } = await visit(`${at('home')}#booking`, { viewport });
    const edge = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);
    const heading = () => page.locator('#booking').evaluate((section) => section.getBoundingClientRect().top);
    const pixel = 1;
    await expect.poll(async () => (await heading()) - (await edge())).toBeGreaterThanOrEqual(-pixel);
    await expect.poll(heading).toBeLessThan(viewport.height / 2);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Shift+Tab goes backwards, so the page scrolls up to each stop.
    await page.locator('.footer a').last().focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const isCovered = () =>
        page.evaluate(() => {
          const { activeElement } = document;
          if (!activeElement?.closest('main, .footer') || activeElement.closest('.bottom-bar')) return false;
          const header = document.querySelector('.header')?.getBoundingClientRect();
          return activeElement.getBoundingClientRect().top < (header?.bottom ?? 0) - 1;
        });
      await expect.poll(isCovered, { message: `stop ${stop}` }).toBe(false);
    }
  },
);

test.for(locales)('contact links and buttons in the footer in %s never wrap', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'contact' }, locale), {
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
});

test.for(locales)('the bottom bar in %s has three links below all text', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'about' }, locale), { viewport: phone });
  const bar = page.locator('.bottom-bar');
  const links = bar.getByRole('link');
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    const touchTargetSize = 44;
    expect(box?.height).toBeGreaterThanOrEqual(touchTargetSize);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  }
  expect(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0])),
  ).toEqual(['tel', 'https', `${urlOf({ page: 'home' }, locale)}#booking`]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = () =>
    page.locator('.footer__adults').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

/** Sets the font size that a visitor has chosen in the browser, in pixels. */
const setBrowserFont = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

test.for([
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 1280, height: 640 },
])('pages, menu and lightbox fit %j with a browser font of double size', async (viewport, { visit }) => {
  const { page } = await visit('about:blank', { viewport });
  const usualFont = 16;
  await setBrowserFont(page, 2 * usualFont);
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  const massagePath = urlOf({ page: 'service', slug: massage.slug }, otherLocale);
  const others = (['contact', 'services', 'cookies'] as const).map((name) => at(name, otherLocale));
  for (const path of [...locales.map((locale) => at('home', locale)), ...others, massagePath]) {
    await page.goto(path);
    expect(await overflow('html'), path).toBe(0);
    await page.locator('.header__toggle').click();
    expect(await overflow('#menu'), path).toBe(0);
  }
  await page.goto(urlOf({ page: 'gallery' }, otherLocale, { query: photoQuery(1) }));
  const caption = await page.locator('.lightbox__caption').boundingBox();
  const picture = await page.locator('.lightbox__stage img').boundingBox();
  expect(picture?.height).toBeGreaterThan(Math.min(viewport.height, viewport.width) / 2);
  expect(caption?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

test.for(locales)('prices in %s stand beside their duration', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'services' }, locale));
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

test('the consent banner does not cover the bottom bar with text at 200%', async ({ visit }) => {
  const { page } = await visit(at('home'), { viewport: phone, hasChosen: false });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overlap = async () => {
    const banner = await page.locator('.banner').boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    return banner && bar && Math.round(banner.y + banner.height - bar.y);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test.for(locales)('the home page in %s shows its main button in a low window', async (locale, { visit }) => {
  const phoneHeldSideways = { width: 844, height: 390 };
  const { page } = await visit(urlOf({ page: 'home' }, locale), { viewport: phoneHeldSideways });
  const button = await page.locator('.hero .button--main').first().boundingBox();
  const bar = await page.locator('.bottom-bar').boundingBox();
  if (!button || !bar) throw new Error('The page has no main button or no bottom bar');
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
});

test('in a low window, Tab reaches banner, header and text within nine stops each', async ({ visit }) => {
  const { page } = await visit(at('contact'), { viewport: { width: 640, height: 400 }, hasChosen: false });
  for (const place of ['.banner', '.header', '#content']) {
    const isInside = () => page.evaluate((selector) => !!document.activeElement?.closest(selector), place);
    for (let stop = 0; stop < 9 && !(await isInside()); stop += 1) await page.keyboard.press('Tab');
    expect(await isInside(), place).toBe(true);
  }
});
