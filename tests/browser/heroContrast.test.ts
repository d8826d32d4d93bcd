import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { launchBrowser } from '../support/browser.ts';
import { cleanUp } from '../support/testSite.ts';
import { visit } from '../support/visit.ts';

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
      if (!element.checkVisibility() || element.closest('.visually-hidden, [popover]:not(:popover-open)'))
        continue;
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
