import type { Page } from 'playwright';
import { expect } from 'vitest';
import { desktop, phone, test } from '../support/browserTest.ts';

const dialog = (page: Page, number: number) => page.getByRole('dialog', { name: `Picture ${number} of 20` });
const isModal = (page: Page) => page.locator('.lightbox:modal').count();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[id]')?.id);
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'on a %s a click opens, arrows go round, Escape closes and the focus returns',
  async ([, viewport], { visit }) => {
    const { page, complaints } = await visit('/gallery', { viewport });
    await page.locator('.photo-grid a').nth(0).press('Enter');
    await dialog(page, 1).waitFor();
    expect(await isModal(page)).toBe(1);
    expect(address(page)).toBe('/gallery?photo=1');
    await page.keyboard.press('ArrowLeft');
    await dialog(page, 20).waitFor();
    expect(address(page)).toBe('/gallery?photo=20');
    await page.keyboard.press('ArrowRight');
    await dialog(page, 1).waitFor();
    await page.keyboard.press('End');
    await dialog(page, 20).waitFor();
    await page.keyboard.press('Home');
    await dialog(page, 1).waitFor();
    await page.locator('.lightbox').getByRole('link', { name: 'Next' }).click();
    await dialog(page, 2).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lightbox').waitFor({ state: 'hidden' });
    expect(address(page)).toBe('/gallery');
    expect(await focused(page)).toBe('photo-2');
    expect(complaints).toEqual([]);
  },
);

test('Back closes what a click opened, Forward opens it again', async ({ visit }) => {
  const { page } = await visit('/');
  await page.goto('/gallery');
  await page.locator('.photo-grid a').nth(6).click();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(address(page)).toBe('/gallery');
  await page.goForward();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.goBack();
  expect(address(page)).toBe('/');
});

/** Whether the largest that a page has painted so far is its open picture. */
const isLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element | null };
          resolve(entry.element?.matches('.lightbox picture img') ?? false);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('what a picture that is opened by its address covers is not painted before it, nor after', async ({
  visit,
}) => {
  const { page } = await visit('/gallery?photo=4', { viewport: phone });
  await expect.poll(() => isLargestPaint(page)).toBe(true);
  for (const covered of ['header', '.photo-grid', 'footer']) {
    expect(await page.locator(covered).first().isVisible(), covered).toBe(false);
  }
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  for (const covered of ['header', '.photo-grid', 'footer']) await page.locator(covered).first().waitFor();
});

test('opened by its address, closing stays on the site', async ({ visit }) => {
  const { page, complaints } = await visit('/gallery?photo=7');
  await page.keyboard.press('ArrowRight');
  await dialog(page, 8).waitFor();
  expect(await isModal(page)).toBe(1);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(address(page)).toBe('/gallery');
  expect(await focused(page)).toBe('photo-8');
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.for([
  ['on a phone, above', phone, 0, -8],
  ['on a desk, left of', desktop, -8, 0],
] as const)('%s the picture a click closes, on it not', async ([, viewport, x, y], { visit }) => {
  const { page } = await visit('/gallery', { viewport });
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  const picture = page.locator('.lightbox__stage img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await picture.click();
  expect(await isModal(page)).toBe(1);
  const stage = await page.locator('.lightbox__stage').boundingBox();
  const box = await picture.boundingBox();
  if (!stage || !box) throw new Error('The lightbox shows nothing');
  // In the middle of the stage, with the same room on both sides.
  expect(box.x - stage.x).toBeCloseTo(stage.x + stage.width - box.x - box.width, 0);
  expect(box.y - stage.y).toBeCloseTo(stage.y + stage.height - box.y - box.height, 0);
  await page.mouse.click(box.x + (x || 40), box.y + (y || 40));
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
});

test('a swipe turns to the next picture, and the neighbours are there already', async ({ visit }) => {
  const { page } = await visit('/gallery', { viewport: phone, hasTouch: true });
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  const loaded = page.locator('.lightbox [hidden] img');
  await expect
    .poll(() => loaded.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
  expect(await loaded.count()).toBe(2);
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(120, 400, { steps: 5 });
  await page.mouse.up();
  await dialog(page, 4).waitFor();
});

test('a click for a new tab is left to the browser', async ({ visit }) => {
  const { page } = await visit('/gallery');
  const opened = page.context().waitForEvent('page');
  await page
    .locator('.photo-grid a')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/gallery?photo=3');
  expect(await isModal(page)).toBe(0);
});

test('after a reload with an open picture, Back closes it', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  await page.reload();
  await dialog(page, 3).waitFor();
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(await page.locator('[inert]').count()).toBe(0);
});

/** Somebody with fingers on the screen; each point is a finger. */
const fingersOn = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const touch =
    (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    (...points: [x: number, y: number][]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
  return { devtools, press: touch('touchStart'), move: touch('touchMove'), lift: touch('touchEnd') };
};

const withFingers = { viewport: phone, hasTouch: true, isMobile: true } as const;

const scale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);
const seenFrom = (page: Page) => page.evaluate(() => visualViewport?.pageLeft ?? 0);

test('a finger turns the picture, two fingers do not', async ({ visit }) => {
  const { page } = await visit('/gallery', withFingers);
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  const { press, move, lift } = await fingersOn(page);
  await press([300, 400]);
  await press([300, 400], [100, 400]);
  await lift([300, 400]);
  await lift();
  expect(await dialog(page, 3).count()).toBe(1);
  await press([300, 400]);
  await move([200, 402]);
  await move([120, 402]);
  await lift();
  await dialog(page, 4).waitFor();
});

test('in a picture that is zoomed in a finger moves what is seen, in every direction, and turns nothing', async ({
  visit,
}) => {
  const { page } = await visit('/gallery?photo=3', withFingers);
  await page.locator('.lightbox__stage').dispatchEvent('pointerover');
  await page.locator('.lightbox:modal').waitFor();
  const { devtools, press, move, lift } = await fingersOn(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  const before = await seenFrom(page);
  await press([300, 400]);
  for (const x of [260, 200, 140, 80]) await move([x, 400]);
  await lift();
  await expect.poll(() => seenFrom(page)).toBeGreaterThan(before + 20);
  expect(await dialog(page, 3).count()).toBe(1);
});
