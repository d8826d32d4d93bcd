import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { lookAtAll, phone, test } from '../support/browserTest.ts';
import { beginningOf, compressed } from '../support/compressedStream.ts';
import { templates } from '../support/templates.ts';

/** Bytes of a whole page, compressed. */
const pageLimit = { home: 16_500, other: 14_000 };

/** Bytes of the compressed stream in which the first screen has to stand: what a new connection sends at once. */
const firstFlight = 12_000;

/** Bytes of a first visit without pictures and fonts. */
const firstVisitLimit = 30_000;

const screens = templates.flatMap(({ name, path }) =>
  locales.map((locale) => ({ name: `${name} ${locale}`, path: path(locale), isHome: name === 'home' })),
);

test('a page weighs at most 14,000 bytes, the home page 16,500, and its first screen comes within 12,000', {
  timeout: 120_000,
}, async ({ visit }) => {
  const { origin } = await visit('/');
  const { manifest } = readAssets(new URL('../../dist/', import.meta.url));
  const bytesOf = async (path: string | undefined): Promise<Buffer> =>
    compressed(await (await fetch(origin + path)).text());
  const sheet = manifest['styles/site.css'];
  const others = await Promise.all([sheet, manifest['client/start.js']].map(bytesOf));
  const besides = others.reduce((sum, { length }) => sum + length, 0);
  for (const { name, path, isHome } of screens) {
    const page = await bytesOf(path);
    expect(page.length, name).toBeLessThanOrEqual(isHome ? pageLimit.home : pageLimit.other);
    expect(page.length + besides, name).toBeLessThanOrEqual(firstVisitLimit);
    // Where the sheet is linked the first screen ends.
    expect(await beginningOf(page, firstFlight), name).toContain(`<link rel="stylesheet" href="${sheet}"`);
  }
});

test('fonts are fetched ahead only where the first screen has them, and its picture is in the markup from the beginning', {
  timeout: 120_000,
}, async ({ visit }) => {
  const { page, context } = await visit('/', { viewport: phone, hasChosen: true });
  const lanes = [page, await context.newPage()];
  await lookAtAll(screens, lanes, async ({ name, path }, lane) => {
    const html = await (await context.request.get(path)).text();
    const ahead = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="[^"]*\/([\w-]+)\.[^"]*"/g)].map(
      ([, font]) => font,
    );
    await lane.goto(path, { waitUntil: 'load' });
    const seen = await lane.evaluate(() => {
      const inSight = [...document.querySelectorAll('body *')].filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      });
      const fonts = inSight.flatMap((element) => {
        const { fontFamily, fontStyle } = getComputedStyle(element);
        if (!/^"?Cormorant"?,/.test(fontFamily)) return [];
        return fontStyle === 'italic' ? 'cormorant-italic' : 'cormorant';
      });
      const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      return { fonts, first: first?.currentSrc, isLazy: first?.loading === 'lazy' };
    });
    for (const font of ahead) expect(seen.fonts, name).toContain(font);
    expect(ahead.includes('cormorant'), name).toBe(seen.fonts.includes('cormorant'));
    if (!seen.first) return;
    expect(seen.isLazy, name).toBe(false);
    expect(html, name).toContain(new URL(seen.first).pathname);
  });
});

/** The first screen of a page without what lies over its lower edge, of whose document only `bytes` come. */
const firstScreen = async (context: BrowserContext, path: string, bytes: number): Promise<Buffer> => {
  const page = await context.newPage();
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: await beginningOf(await compressed(await response.text()), bytes),
      });
    },
  );
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot({ clip: { x: 0, y: 0, width: phone.width, height: 600 } });
  await page.close();
  return screen;
};

test('the first screen looks the same when no more than 12,000 bytes of the page have come', {
  timeout: 60_000,
}, async ({ visit, browser }) => {
  const { origin } = await visit('/');
  await using context = await browser.newContext({
    viewport: phone,
    baseURL: origin,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  for (const path of ['/', '/fr', '/es/contact', '/fr/services/tantra-massage']) {
    const whole = await firstScreen(context, path, Number.POSITIVE_INFINITY);
    const beginning = await firstScreen(context, path, firstFlight);
    expect(beginning.equals(whole), path).toBe(true);
  }
});

test('what scripts add to a page finds its styles on every template', { timeout: 120_000 }, async ({
  visit,
}) => {
  const { page, context } = await visit('/', { reducedMotion: 'reduce' });
  const lanes = [page, await context.newPage()];
  await lookAtAll(screens, lanes, async ({ name, path }, lane) => {
    await lane.goto(path, { waitUntil: 'domcontentloaded' });
    /** How an element is laid out that a script adds with these classes and then takes away again. */
    const positions = await lane.evaluate(() =>
      ['notice', 'tooltip', 'lightbox', 'error-summary', 'field field--invalid'].map((className) => {
        const element = document.createElement('div');
        element.className = className;
        document.body.append(element);
        const { position, zIndex, borderInlineStartWidth } = getComputedStyle(element);
        element.remove();
        return `${position} ${zIndex} ${borderInlineStartWidth}`;
      }),
    );
    expect(positions, name).toEqual([
      'fixed 4 1px',
      'fixed 6 1px',
      'fixed 5 0px',
      'static auto 3px',
      'static auto 3px',
    ]);
  });
});

test('nothing is painted without its styles while their sheet does not come', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/styles/site.*.css', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/es', { waitUntil: 'commit' });
  await page.locator('.hero h1').waitFor();
  expect(await page.locator('.hero h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(241, 231, 218)',
  );
  expect(await page.locator('.timeline, .faq, .footer').count()).toBe(0);
  release();
  await page.locator('.footer').waitFor();
  expect(await page.locator('.faq summary').count()).toBeGreaterThan(3);
});
