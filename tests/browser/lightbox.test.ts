import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { galleryPictures } from '../../content/pictures.ts';
import { desktop, holdBack, phone, test } from '../support/browserTest.ts';

const last = galleryPictures.length;
const dialog = (page: Page, number: number) =>
  page.getByRole('dialog', { name: `Picture ${number} of ${last}` });
const isModal = (page: Page) => page.locator('.lightbox:modal').count();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[id]')?.id);
const readUrl = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)('opens, changes and closes pictures by keyboard on a %s', async ([, viewport], { visit }) => {
  const { page, consoleErrors } = await visit('/gallery', { viewport });
  await page.locator('.photo-grid a').nth(0).press('Enter');
  await dialog(page, 1).waitFor();
  await expect.poll(() => isModal(page)).toBe(1);
  await expect.poll(() => readUrl(page)).toBe('/gallery?photo=1');
  await page.keyboard.press('ArrowLeft');
  await dialog(page, last).waitFor();
  await expect.poll(() => readUrl(page)).toBe(`/gallery?photo=${last}`);
  await page.keyboard.press('ArrowRight');
  await dialog(page, 1).waitFor();
  await page.keyboard.press('End');
  await dialog(page, last).waitFor();
  await page.keyboard.press('Home');
  await dialog(page, 1).waitFor();
  await page.locator('.lightbox').getByRole('link', { name: 'Next' }).click();
  await dialog(page, 2).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => readUrl(page)).toBe('/gallery');
  await expect.poll(() => focused(page)).toBe('photo-2');
  expect(consoleErrors).toEqual([]);
});

test('Back closes an opened picture, and Forward opens it again', async ({ visit }) => {
  const { page } = await visit('/');
  await page.goto('/gallery');
  await page.locator('.photo-grid a').nth(6).click();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => readUrl(page)).toBe('/gallery');
  await page.goForward();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => readUrl(page)).toBe('/');
});

/** Whether the largest contentful paint is the open picture. */
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

test('paints nothing behind a lightbox that the URL opened', async ({ visit }) => {
  const { page } = await visit('/gallery?photo=4', { viewport: phone });
  await expect.poll(() => isLargestPaint(page)).toBe(true);
  for (const part of ['header', '.photo-grid', 'footer']) {
    expect(await page.locator(part).first().isVisible(), part).toBe(false);
  }
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  for (const part of ['header', '.photo-grid', 'footer']) await page.locator(part).first().waitFor();
});

test('closing a lightbox that the URL opened stays on the site', async ({ visit }) => {
  const { page, consoleErrors } = await visit('/gallery?photo=7');
  await page.keyboard.press('ArrowRight');
  await dialog(page, 8).waitFor();
  await expect.poll(() => isModal(page)).toBe(1);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => readUrl(page)).toBe('/gallery');
  await expect.poll(() => focused(page)).toBe('photo-8');
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

const findCentre = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

test.for([
  ['on a phone, above', phone, 0, -8],
  ['on a desktop, left of', desktop, -8, 0],
] as const)(
  'closes on a click %s the picture, and not on a click on the picture',
  async ([, viewport, x, y], { visit }) => {
    const { page } = await visit('/gallery', { viewport });
    await page.locator('.photo-grid a').nth(2).click();
    await dialog(page, 3).waitFor();
    const picture = page.locator('.lightbox__stage img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await picture.click();
    await expect.poll(() => isModal(page)).toBe(1);
    const offCentre = async () => {
      const [stage, image] = await Promise.all([page.locator('.lightbox__stage'), picture].map(findCentre));
      return Math.hypot((stage?.x ?? 0) - (image?.x ?? 0), (stage?.y ?? 0) - (image?.y ?? 0));
    };
    await expect.poll(offCentre).toBeLessThan(0.5);
    const box = await picture.boundingBox();
    if (!box) throw new Error('The lightbox shows nothing');
    await page.mouse.click(box.x + (x || 40), box.y + (y || 40));
    await page.locator('.lightbox').waitFor({ state: 'hidden' });
  },
);

test('a swipe shows the next picture and preloads its neighbours', async ({ visit }) => {
  const { page } = await visit('/gallery', { viewport: phone, hasTouch: true });
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  const loaded = page.locator('.lightbox [hidden] img');
  await expect
    .poll(() => loaded.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).complete)))
    .toEqual([true, true]);
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(120, 400, { steps: 5 });
  await page.mouse.up();
  await dialog(page, 4).waitFor();
});

test('leaves a click with a modifier key to the browser', async ({ visit }) => {
  const { page } = await visit('/gallery');
  const opened = page.context().waitForEvent('page');
  await page
    .locator('.photo-grid a')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/gallery?photo=3');
  expect(await isModal(page)).toBe(0);
});

test('Back closes a picture after a reload', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  await page.reload();
  await dialog(page, 3).waitFor();
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
});

/** Returns functions for touch input. Each takes one point for each finger. */
const createTouchInput = async (page: Page) => {
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

const touchPhone = { viewport: phone, hasTouch: true, isMobile: true } as const;

const readScale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);
const readPageLeft = (page: Page) => page.evaluate(() => visualViewport?.pageLeft ?? 0);

test('a swipe with one finger shows the next picture, one with two does not', async ({ visit }) => {
  const { page } = await visit('/gallery', touchPhone);
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  const { press, move, lift } = await createTouchInput(page);
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

test('a swipe pans a zoomed picture and shows no other picture', async ({ visit }) => {
  const { page } = await visit('/gallery?photo=3', touchPhone);
  await page.locator('.lightbox__stage').dispatchEvent('pointerover');
  await page.locator('.lightbox:modal').waitFor();
  const { devtools, press, move, lift } = await createTouchInput(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => readScale(page)).toBeGreaterThan(1.5);
  const before = await readPageLeft(page);
  await press([300, 400]);
  for (const x of [260, 200, 140, 80]) await move([x, 400]);
  await lift();
  await expect.poll(() => readPageLeft(page)).toBeGreaterThan(before + 20);
  expect(await dialog(page, 3).count()).toBe(1);
});

const hydrateScript = '**/hydrate.*.js';
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

/** Delays hydration until the returned function is called. Marks the document for `isSameDocument`. */
const holdHydration = async (page: Page): Promise<() => void> => {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return holdBack(page, hydrateScript);
};

test('adds one history entry for a double click before hydration', async ({ visit }) => {
  const { page } = await visit('/gallery');
  const release = await holdHydration(page);
  await page.locator('.photo-grid a').nth(1).dblclick();
  release();
  await dialog(page, 2).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(await isSameDocument(page)).toBe(true);
});

test('a click before hydration shows the next picture without loading a page', async ({ visit }) => {
  const { page } = await visit('/gallery?photo=7');
  const release = await holdHydration(page);
  await page.locator('.lightbox a[rel=next]').click();
  release();
  await dialog(page, 8).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('shows a picture when Back leads to its URL before hydration', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await page.evaluate(() => {
    history.pushState(null, '', '/gallery?photo=4');
    history.pushState(null, '', '/gallery');
  });
  await page.goBack();
  await dialog(page, 4).waitFor();
});

test('opens pictures as pages if the script cannot load', async ({ visit }) => {
  const { page } = await visit('/gallery');
  await page.route(hydrateScript, (route) => route.abort());
  await page.locator('.photo-grid a').nth(1).click();
  await page.waitForURL('**/gallery?photo=2');
  await page.locator('.lightbox a[rel=next]').click();
  await page.waitForURL('**/gallery?photo=3');
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.waitForURL('**/gallery#photo-3');
});

test('each arrow key pressed before hydration shows one further picture', async ({ visit }) => {
  const { page } = await visit('/gallery?photo=7');
  const release = await holdHydration(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  release();
  await dialog(page, 11).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?photo=11');
});

test('applies keys pressed after a click before hydration', async ({ visit }) => {
  const { page } = await visit('/gallery');
  const release = await holdHydration(page);
  await page.locator('.photo-grid a').nth(1).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await dialog(page, 4).waitFor();
});

test('closing twice at once stays in the gallery', async ({ visit }) => {
  const { page } = await visit('/about');
  await page.goto('/gallery');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const number of [2, 3]) {
    await page
      .locator('.photo-grid a')
      .nth(number - 1)
      .click();
    await dialog(page, number).waitFor();
    await page
      .locator('.lightbox a')
      .first()
      .evaluate((close: HTMLElement) => {
        close.click();
        close.click();
      });
    await page.locator('.lightbox').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(`photo-${number}`);
    expect(readUrl(page)).toBe('/gallery');
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('keeps the focus on a control of an open picture through hydration', async ({ visit }) => {
  const { page } = await visit('/gallery?photo=7');
  const release = await holdHydration(page);
  const next = page.locator('.lightbox a[rel=next]');
  await next.focus();
  release();
  await page.locator('.lightbox:modal').waitFor();
  await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog(page, 8).waitFor();
});
