import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { test } from '../support/browserTest.ts';

type Line = { text: string; colour: number[]; x: number; y: number; width: number; height: number };

/** The lines of text in some parts of a page, with their colour; marks their elements for `paintText`. */
const linesIn = (page: Page, parts: string): Promise<Line[]> =>
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

/** Gives the marked text a colour at once, or its own again. */
const paintText = (page: Page, colour: '' | 'transparent'): Promise<void> =>
  page.evaluate((value) => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-text]')) {
      style.transition = 'none';
      style.color = value;
      style.textDecorationColor = value;
    }
  }, colour);

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

const windows = [
  { width: 320, height: 844 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 900 },
];

test.for(locales)(
  'on the picture of the home page in %s text keeps 4.5:1 over every pixel behind it, at every width',
  { timeout: 90_000 },
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'home' }, locale), { reducedMotion: 'no-preference' });
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      // The picture of this width, once it is chosen.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
      const lines = await linesIn(page, '.header, .hero');
      expect(lines.length).toBeGreaterThan(4);
      await paintText(page, 'transparent');
      const picture = await page.screenshot();
      await paintText(page, '');
      for (const line of lines) {
        expect(await leastContrast(picture, line), `${viewport.width}: ${line.text}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  },
);
