import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { phone, test } from '../support/browserTest.ts';

/** Sizes of laptops, tablets and large screens, in pixels. */
const wideWindows = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1152, height: 864 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test.for([phone, { width: 844, height: 390 }, { width: 320, height: 256 }, ...wideWindows])(
  'at %j the header stays while somebody reads on, and is no more than a seventh of the window, or a line of it',
  async (viewport, { visit }) => {
    const { page } = await visit('/fr/services', { viewport });
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const bottom = await page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);
    expect(bottom).toBeGreaterThanOrEqual(44);
    expect(bottom).toBeLessThanOrEqual(Math.max(54, viewport.height / 7));
    // Whoever tabs into it sees all of it.
    await page.locator('.header__logo').focus();
    const logo = await page.locator('.header__logo').boundingBox();
    expect(logo?.y).toBeGreaterThanOrEqual(0);
  },
);

test.for(locales)(
  'in %s the links, languages, chat, booking and contact stand in the header from 768 pixels on, side by side',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'services' }, locale));
    for (const viewport of wideWindows) {
      await page.setViewportSize(viewport);
      expect(await page.locator('.header__toggle, .menu__close').filter({ visible: true }).count()).toBe(0);
      const boxes = await page.locator('.header a').evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return { text: link.textContent, left, right, top, bottom };
        }),
      );
      expect(boxes.length).toBe(15);
      for (const box of boxes) {
        const place = `${box.text}, ${viewport.width} pixels`;
        expect(box.left, place).toBeGreaterThanOrEqual(20);
        expect(box.right, place).toBeLessThanOrEqual(viewport.width - 20);
        const { width, height } = { width: box.right - box.left, height: box.bottom - box.top };
        expect(Math.min(width, height), place).toBeGreaterThanOrEqual(24);
        expect(height, place).toBeLessThanOrEqual(48);
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

test('the keyboard goes through the header as the eye does: row by row', async ({ visit }) => {
  const { page } = await visit('/es/services', { viewport: { width: 1280, height: 800 } });
  await page.locator('.header__logo').focus();
  const tops: number[] = [];
  for (let stop = 0; stop < 15; stop += 1) {
    const inHeader = await page.evaluate(() => document.activeElement?.closest('.header') !== null);
    expect(inHeader, `stop ${stop}`).toBe(true);
    tops.push(
      await page.evaluate(() => {
        const { top, height } = document.activeElement?.getBoundingClientRect() ?? { top: 0, height: 0 };
        return top + height / 2;
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(tops.map((top) => top < 50).join()).toBe([...Array(7).fill(true), ...Array(8).fill(false)].join());
});

test.for([phone, { width: 844, height: 390 }, { width: 1280, height: 720 }])(
  'at %j a fragment leads to a place below the header, and nothing that has the focus lies under it',
  async (viewport, { visit }) => {
    const { page } = await visit('/#booking', { viewport });
    const edge = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);
    const heading = () => page.locator('#booking').evaluate((section) => section.getBoundingClientRect().top);
    expect(await heading()).toBeGreaterThanOrEqual((await edge()) - 1);
    expect(await heading()).toBeLessThan(viewport.height / 2);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('.footer a').last().focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.closest('main, .footer') || activeElement.closest('.bottom-bar')) return null;
        return activeElement.getBoundingClientRect().top;
      });
      if (top !== null) expect(top, `stop ${stop}`).toBeGreaterThanOrEqual((await edge()) - 1);
    }
  },
);

test.for(locales)(
  'in %s no word and no button of the footer breaks, at every width',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'contact' }, locale), {
      viewport: { width: 1280, height: 800 },
    });
    for (const width of [320, phone.width, 768, 1024, 1152, 1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page
        .locator('.footer :is(a[href^="mailto:"], a[href^="tel:"], .button)')
        .evaluateAll((all) =>
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
  'on a phone in %s, calling, chat and booking are in reach and cover nothing',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'about' }, locale), { viewport: phone });
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
  },
);

test('with text of twice the size the banner covers none of the three ways', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone, hasChosen: false });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overlap = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return Math.round((edge('.banner')?.bottom ?? 0) - (edge('.quick-actions')?.top ?? 0));
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('on a very low screen the bar lies at the end of the page', async ({ visit }) => {
  const { page } = await visit('/contact', { viewport: { width: 320, height: 256 } });
  expect((await page.locator('.bottom-bar').boundingBox())?.y).toBeGreaterThan(256);
  await page.locator('.bottom-bar').scrollIntoViewIfNeeded();
  expect(await page.getByRole('link', { name: 'Book', exact: true }).isVisible()).toBe(true);
});
