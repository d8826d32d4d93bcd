import axe from 'axe-core';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { fonts } from '../../src/build/artwork/fonts.ts';
import { hasFocus, lookAtAll, phone, test } from '../support/browserTest.ts';
import { everyUrl } from '../support/routeTable.ts';

type Rules = axe.RunOnly;

const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules of those that look at colours: all that another theme can break. */
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The rules that axe finds broken on a page, with the elements. */
const violationsOn = (page: Page, rules: Rules): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      // What takes time and is not asked for: what passed, and the way to each element.
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);

/** Expects that axe finds nothing, in both themes. */
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

/** Elements whose text is cut off; what scrolls, or is only for screen readers, may be larger than its box. */
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

/** Characters of a page that are written in one of the site's fonts and not in it, with their fonts. */
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

/** Screens beyond the route table. */
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

/** A new visitor with a phone. Colours are judged at rest. */
const newVisitor = { viewport: phone, reducedMotion: 'reduce', hasChosen: false } as const;

/** Chromium's own line for a document that answers 404 or 422. */
const ownLine = /Failed to load resource: the server responded with a status of (404|422)/;

test('no screen breaks a rule of accessibility in either theme, is wider than a window, lacks a letter, asks a third party or complains', async ({
  visit,
}) => {
  const { page, context, complaints, foreign } = await visit('/', newVisitor);
  const paths = [...everyUrl.map(({ url }) => url), ...furtherScreens];
  await lookAtAll(paths, [page, await context.newPage()], async (path, lane) => {
    await lane.goto(path, { waitUntil: 'domcontentloaded' });
    await expectAccessible(lane, path);
    await expectToFitEveryWidth(lane, path);
    await expectNamesInTransitions(lane, path);
    expect(await missingInFonts(lane), path).toEqual([]);
  });
  expect(complaints.filter((complaint) => !ownLine.test(complaint))).toEqual([]);
  expect(foreign).toEqual([]);
}, 600_000);

test('what opens and appears on a page breaks no rule of accessibility in either theme', async ({
  visit,
}) => {
  const { page, complaints, foreign } = await visit('/fr/contact', newVisitor);
  const submit = page.locator('form.form button');
  await submit.click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page, 'form errors and their notice');
  await page.locator('#message-name').fill('Ana');
  await page.locator('#message-message').fill('Une question');
  // A notice goes by itself, but not while somebody points at it.
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
  expect(complaints.filter((complaint) => !ownLine.test(complaint))).toEqual([]);
  expect(foreign).toEqual([]);
}, 60_000);

test('with text of twice the size nothing is wider than a small phone or a laptop', async ({ visit }) => {
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

test('with text of twice the size both choices of the banner can be reached, and the header stands on dark', async ({
  visit,
}) => {
  const { page } = await visit('/fr', { hasChosen: false, viewport: { width: 320, height: 640 } });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const button of await page.locator('.banner').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const corner = await page.screenshot({ clip: { x: 4, y: 4, width: 8, height: 8 } });
  const { channels } = await sharp(corner).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(60);
});

test('the path of a missing page is in the console, as information', async ({ visit }) => {
  const { page } = await visit('/es');
  const told = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto('/es/nada');
  expect((await told).text()).toContain('/es/nada');
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({ visit }) => {
  const { page } = await visit('/fr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await hasFocus(page.locator('#content'))).toBe(true);
});
