import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { formatPrice } from '../../views/format.ts';
import { urlOf } from '../../views/urls.ts';
import { phone, test, wideWindows } from '../support/browserTest.ts';
import { contrast, luminance } from '../support/contrast.ts';
import { at } from '../support/routeTable.ts';
import { massage, otherLocale } from '../support/sample.ts';

test('the printed home page has dark prices and answers on white, also from a dark screen', async ({
  visit,
}) => {
  const { page } = await visit(at('home'), { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answer = page.locator('.faq details p').last();
  const price = page.getByText(formatPrice(massage.options[0].euros, defaultLocale)).first();
  for (const text of [answer, price]) {
    // The answer to a closed question has no height.
    expect((await text.boundingBox())?.height).toBeGreaterThan(0);
    const colour = await text.evaluate((element) => getComputedStyle(element).color.match(/\d+/g) ?? []);
    expect(contrast(luminance(colour.map(Number)), luminance([255, 255, 255]))).toBeGreaterThan(7);
  }
});

test('the printed home page has no controls and pictures', async ({ visit }) => {
  const { page } = await visit(at('home'), { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  const controls = ['.bottom-bar', '.next-step', '.menu', '.banner', '.form', '.hero .actions', '.link-more'];
  for (const part of [...controls, 'img']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
});

test('the printed footer has one row, so that it needs no page for itself', async ({ visit }) => {
  // The width of A4 at 96 pixels per inch, which media queries see.
  const { page } = await visit(at('home'), { viewport: { width: 794, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  const tops = await page
    .locator('.footer section')
    .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test('a price panel has each label above its text on very narrow screens', async ({ visit }) => {
  const { page } = await visit(urlOf({ page: 'service', slug: massage.slug }, otherLocale), {
    viewport: { width: 320, height: 640 },
  });
  const gaps = await page.locator('.price-panel__facts dt').evaluateAll((labels) =>
    labels.map((label) => {
      const text = label.nextElementSibling as Element;
      return text.getBoundingClientRect().top - label.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps).not.toEqual([]);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test('the home page animates nothing with reduced motion', async ({ visit }) => {
  const { page } = await visit(at('home'), { viewport: phone, reducedMotion: 'reduce' });
  await page.locator('.header__toggle').click();
  await page
    .locator('.faq summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const findMoving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => [null, '::before', '::after'].map((part) => ({ element, part })))
        .filter(({ element, part }) => {
          const { transitionDuration, animationName } = getComputedStyle(element, part);
          return transitionDuration !== '0s' || animationName !== 'none';
        })
        .map(({ element, part }) => element.className + (part ?? '')),
    );
  expect(await findMoving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await findMoving()).not.toEqual([]);
});

type Line = { text: string; colour: number[]; x: number; y: number; width: number; height: number };

/** Finds the lines of text in parts of a page with their colours. Marks the elements for `paintText`. */
const findLines = (page: Page, parts: string): Promise<Line[]> =>
  page.evaluate((selector) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element } = walker.currentNode;
      if (!element?.closest(selector) || !walker.currentNode.textContent?.trim()) continue;
      if (!element.checkVisibility() || element.closest('.visually-hidden, [popover]:not(:popover-open)'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (y + height < innerHeight)
          lines.push({ text: walker.currentNode.textContent.trim(), colour, x, y, width, height });
      }
      element.dataset['text'] = '';
    }
    return lines;
  }, parts);

/** Makes the marked text transparent, or restores its colour. */
const paintText = (page: Page, colour: '' | 'transparent'): Promise<void> =>
  page.evaluate((value) => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-text]')) {
      style.transition = 'none';
      style.color = value;
      style.textDecorationColor = value;
    }
  }, colour);

/** Measures the lowest contrast between a line of text and any pixel behind it. */
const measureContrast = async (picture: Buffer, line: Line): Promise<number> => {
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
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < pixels.length; index += 3) {
    lowest = Math.min(lowest, contrast(text, luminance([...pixels.subarray(index, index + 3)])));
  }
  return lowest;
};

const windows = [
  { width: 320, height: 844 },
  { width: 360, height: 740 },
  phone,
  ...wideWindows,
  { width: 768, height: 900 },
  { width: 1920, height: 900 },
  { width: 667, height: 325 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

test('hero text has a contrast of 4.5:1 to its picture at every width', async ({ visit }) => {
  const { page } = await visit(at('home', otherLocale), { reducedMotion: 'no-preference' });
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    // Wait for the picture of this width.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
    const lines = await findLines(page, '.header, .hero');
    expect(lines).not.toEqual([]);
    await paintText(page, 'transparent');
    const picture = await page.screenshot();
    await paintText(page, '');
    for (const line of lines) {
      const contrast = await measureContrast(picture, line);
      expect(contrast, `${viewport.width}: ${line.text}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
