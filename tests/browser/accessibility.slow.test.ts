import axe from 'axe-core';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { fonts } from '../../static/artwork/fonts.ts';
import { urlOf } from '../../views/urls.ts';
import { forEachInLanes, hasFocus, phone, test, wideWindows } from '../support/browserTest.ts';
import { everyUrl } from '../support/routeTable.ts';

type Rules = axe.RunOnly;

const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules about colours, which depend on the theme. */
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The rules that a page violates, with the elements. */
const violationsOn = (page: Page, rules: Rules): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      // Skip results that cost time and are not used.
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);

/** Expects no violations in both themes. */
const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(axe.source);
  for (const [colorScheme, rules] of [
    ['dark', allRules],
    ['light', colourRules],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page, rules), `${screen}, ${colorScheme}`).toEqual([]);
  }
};

/** Elements with truncated text, except scrollable ones and those for screen readers. */
const truncated = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (
          ['hidden', 'clip'].includes(overflowX) &&
          clipPath === 'none' &&
          !element.closest('.honeypot') &&
          element.textContent.trim() !== '' &&
          element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const expectToFitEveryWidth = async (page: Page, path: string): Promise<void> => {
  for (const width of [320, phone.width, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await widthOf(page), `${path}, ${width} pixels`).toBeLessThanOrEqual(width);
    expect(await truncated(page), `${path}, ${width} pixels`).toEqual([]);
  }
  await page.setViewportSize(phone);
};

const expectNamesInTransitions = async (page: Page, path: string): Promise<void> => {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );
  expect(names.length, path).toBeGreaterThan(1);
  expect(new Set(names).size, path).toBe(names.length);
};

/** Characters of a page that its web font does not contain. */
const missingInFonts = async (page: Page): Promise<string[]> => {
  const written = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { font: string; text: string }[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const { fontFamily, fontStyle } = getComputedStyle(parentElement ?? document.body);
      if (!/^"?Cormorant"?,/.test(fontFamily)) continue;
      const font = fontStyle === 'italic' ? 'cormorant-italic' : 'cormorant';
      texts.push({ font, text: textContent ?? '' });
    }
    return texts;
  });
  expect(written.length).toBeGreaterThan(0);
  return written.flatMap(({ font, text }) =>
    [...text]
      .filter((character) => !/\s/.test(character))
      .filter((character) => !fonts[font as keyof typeof fonts].characters.includes(character))
      .map((character) => `${character} in ${font}`),
  );
};

/** Screens besides those of the route table. */
const furtherScreens = [
  '/nope',
  '/es/therapists/nadie',
  '/es?sent=1',
  '/fr/contact?sent=1',
  '/fr?sent=call',
  '/es/services?q=aceite',
  '/fr/services#paradise-massage',
  '/services?q=zzz',
  '/?service=nuru-massage&masseuse=mila',
  '/es/contact?about=couples',
  '/fr/gallery?photo=9',
];

/** A new visitor on a phone, without animations. */
const newVisitor = { viewport: phone, reducedMotion: 'reduce', hasChosen: false } as const;

/** Chromium's own message for a document with 404 or 422. */
const ownLine = /Failed to load resource: the server responded with a status of (404|422)/;

test('every page is accessible, fits every width and loads without errors', async ({ visit }) => {
  const { page, context, consoleErrors, foreign } = await visit('/', newVisitor);
  const paths = [...everyUrl.map(({ url }) => url), ...furtherScreens];
  await forEachInLanes(paths, [page, await context.newPage()], async (path, lane) => {
    await lane.goto(path, { waitUntil: 'domcontentloaded' });
    await expectAccessible(lane, path);
    await expectToFitEveryWidth(lane, path);
    await expectNamesInTransitions(lane, path);
    expect(await missingInFonts(lane), path).toEqual([]);
  });
  expect(consoleErrors.filter((message) => !ownLine.test(message))).toEqual([]);
  expect(foreign).toEqual([]);
}, 600_000);

test('errors, notices, menu and lightbox are accessible in both themes', async ({ visit }) => {
  const { page, consoleErrors, foreign } = await visit('/fr/contact', newVisitor);
  const submit = page.locator('form.form button');
  await submit.click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page, 'form errors and their notice');
  await page.locator('#message-name').fill('Ana');
  await page.locator('#message-message').fill('Une question');
  // The notice stays open while the pointer is over it.
  await submit.click();
  await page.locator('.notice--success').hover();
  await expectAccessible(page, 'notice');
  expect(await page.locator('.notice--success').isVisible()).toBe(true);
  await page.goto('/es');
  await page.locator('.header__toggle').click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'drawer');
  await page.goto('/gallery');
  await page.locator('.photo-grid a').first().click();
  await page.locator('.lightbox:modal').waitFor();
  await expectAccessible(page, 'lightbox');
  expect(consoleErrors.filter((message) => !ownLine.test(message))).toEqual([]);
  expect(foreign).toEqual([]);
});

test('no page is wider than its window with text at 200%', async ({ visit }) => {
  const { page } = await visit('/', { viewport: { width: 320, height: 800 } });
  for (const path of [
    '/',
    '/es/contact',
    '/fr/services',
    '/es/politica-de-cookies',
    '/fr/services/tantra-massage',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthOf(page), `${path}, ${width} pixels`).toBeLessThanOrEqual(width);
    }
  }
});

test('shows both banner buttons and a dark header with text at 200%', async ({ visit }) => {
  const { page } = await visit('/fr', { hasChosen: false, viewport: { width: 320, height: 640 } });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const button of await page.locator('.banner').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const brightness = async () => {
    const corner = await page.screenshot({ clip: { x: 4, y: 4, width: 8, height: 8 } });
    const { channels } = await sharp(corner).stats();
    return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
  };
  await expect.poll(brightness).toBeLessThan(60);
});

test('logs the path of a missing page to the console as information', async ({ visit }) => {
  const { page } = await visit('/es');
  const shown = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto('/es/nada');
  expect((await shown).text()).toContain('/es/nada');
});

test('the skip link is the first tab stop and moves the focus to the content', async ({ visit }) => {
  const { page } = await visit('/fr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.locator('#content'))).toBe(true);
});

type Line = { text: string; colour: number[]; x: number; y: number; width: number; height: number };

/** The lines of text in parts of a page with their colours; marks the elements for `paintText`. */
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

/** Hides the marked text, or shows it again. */
const paintText = (page: Page, colour: '' | 'transparent'): Promise<void> =>
  page.evaluate((value) => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-text]')) {
      style.transition = 'none';
      style.color = value;
      style.textDecorationColor = value;
    }
  }, colour);

/** Relative luminance of 0–255 sRGB values according to WCAG. */
const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lowest contrast between a line of text and any pixel behind it. */
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
  phone,
  ...wideWindows,
  { width: 768, height: 900 },
  { width: 1920, height: 900 },
];

test.for(locales)('hero text in %s has a contrast of 4.5:1 at every width', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'home' }, locale), { reducedMotion: 'no-preference' });
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    // Wait for the picture of this width.
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
});
