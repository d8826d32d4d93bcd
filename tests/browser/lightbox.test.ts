import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/placeholders.ts';
import { allTexts } from '../../views/allTexts.ts';
import { test as base, desktop, hasFocus, holdHydration, hydrated, phone } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';

const last = galleryPictures.length;
const words = allTexts[defaultLocale].pages.gallery;
const titleOf = (number: number) => fill(words.photoTitle, { number, count: last });
const dialog = (page: Page, number: number) => page.getByRole('dialog', { name: titleOf(number) });
const countModals = (page: Page) => page.locator('.lightbox:modal').count();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[id]')?.id);
const readUrl = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** The gallery, or a picture of it, in which the lightbox is hydrated. */
const test = base.extend(
  'openGallery',
  ({ visit }) =>
    async (query = '', options: Parameters<typeof visit>[1] = {}) => {
      const visited = await visit(at('gallery') + query, options);
      await hydrated(visited.page, 'Lightbox');
      return visited;
    },
);

test('the lightbox opens, changes and closes by keyboard, and the URL follows', async ({ openGallery }) => {
  const { page, consoleErrors } = await openGallery();
  await page.locator('.photo-grid a').first().focus();
  for (const [key, shown] of [
    ['Enter', 1],
    ['ArrowLeft', last],
    ['ArrowRight', 1],
    ['End', last],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await dialog(page, shown).waitFor();
    await expect.poll(() => readUrl(page)).toBe(`${at('gallery')}?photo=${shown}`);
  }
  await page.keyboard.press('Escape');
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => readUrl(page)).toBe(at('gallery'));
  expect(consoleErrors).toEqual([]);
});

test('after closing, the picture that was shown last has the focus in sight', async ({ openGallery }) => {
  const { page } = await openGallery('', { viewport: phone });
  await page.locator('.photo-grid a').first().press('Enter');
  await dialog(page, 1).waitFor();
  await page.keyboard.press('End');
  await dialog(page, last).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe(`photo-${last}`);
  // Neither the end of the window nor the bars of the page hide a part of it.
  const isInSight = () =>
    page.locator(':focus').evaluate((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      const ends = [top + 5, bottom - 5].map((y) => document.elementFromPoint(left + 40, y));
      return ends.every((element) => link.contains(element));
    });
  await expect.poll(isInSight).toBe(true);
});

test('an opened picture takes the focus from the page, and Tab leads to its first link', async ({
  openGallery,
}) => {
  const { page } = await openGallery();
  await page.locator('.photo-grid a').first().press('Enter');
  await expect.poll(() => hasFocus(dialog(page, 1))).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(page.getByRole('link', { name: words.close, exact: true }))).toBe(true);
});

test('Space activates the links of the lightbox', async ({ openGallery }) => {
  const { page } = await openGallery();
  await page.locator('.photo-grid a').first().press('Enter');
  await expect.poll(() => hasFocus(dialog(page, 1))).toBe(true);
  for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
  await dialog(page, last).waitFor();
  for (const key of ['Tab', 'Space']) await page.keyboard.press(key);
  await dialog(page, 1).waitFor();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Space']) await page.keyboard.press(key);
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
});

test('screen readers get the text of each picture once', async ({ openGallery }) => {
  const { page } = await openGallery();
  const pictures = page.locator('.photo-grid img');
  const altOf = (number: number) => pictures.nth(number - 1).getAttribute('alt');
  await page.locator('.photo-grid a').first().press('Enter');
  // Screen readers read the content of the dialog, so a description would repeat a part of it.
  await page.getByRole('dialog', { name: titleOf(1), description: /^$/ }).waitFor();
  const announcement = page.locator('.lightbox [aria-live]');
  // Screen readers only announce changes of an element that stays in the page and is live from the start.
  const element = await announcement.elementHandle();
  expect(await announcement.getAttribute('aria-live')).toBe('polite');
  expect(await announcement.textContent()).toBe('');
  for (const [key, shown] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => announcement.textContent()).toBe(`${titleOf(shown)}. ${await altOf(shown)}`);
  }
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('Back closes the lightbox, and Forward opens its picture again', async ({ visit }) => {
  const { page } = await visit(at('home'));
  await page.goto(at('gallery'));
  await page.locator('.photo-grid a').nth(6).click();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => readUrl(page)).toBe(at('gallery'));
  await page.goForward();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => readUrl(page)).toBe('/');
});

test('closing a lightbox that the URL opened leads to its picture in the gallery', async ({
  openGallery,
}) => {
  const { page, consoleErrors } = await openGallery('?photo=7');
  await page.keyboard.press('ArrowRight');
  await dialog(page, 8).waitFor();
  await page.getByRole('link', { name: words.close, exact: true }).click();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  await expect.poll(() => readUrl(page)).toBe(at('gallery'));
  await expect.poll(() => focused(page)).toBe('photo-8');
  // All of the gallery can be used.
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

const findCentre = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

test.for([
  ['on a phone, above', phone, { x: 40, y: -8 }],
  ['on a desktop, left of', desktop, { x: -8, y: 40 }],
] as const)(
  'the lightbox closes on a click %s the picture, and not on a click on the picture',
  async ([, viewport, fromCorner], { openGallery }) => {
    const { page } = await openGallery('', { viewport });
    await page.locator('.photo-grid a').nth(2).click();
    await dialog(page, 3).waitFor();
    const picture = page.locator('.lightbox__stage img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await picture.click();
    expect(await countModals(page)).toBe(1);
    const box = await picture.boundingBox();
    if (!box) throw new Error('The lightbox shows nothing');
    await page.mouse.click(box.x + fromCorner.x, box.y + fromCorner.y);
    await page.locator('.lightbox').waitFor({ state: 'hidden' });
  },
);

test.for([phone, desktop])('the lightbox centres its picture in %j', async (viewport, { openGallery }) => {
  const { page } = await openGallery('?photo=3', { viewport });
  const picture = page.locator('.lightbox__stage img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const distanceFromCentre = async () => {
    const [stage, image] = await Promise.all([page.locator('.lightbox__stage'), picture].map(findCentre));
    return Math.hypot((stage?.x ?? 0) - (image?.x ?? 0), (stage?.y ?? 0) - (image?.y ?? 0));
  };
  await expect.poll(distanceFromCentre).toBeLessThan(0.5);
});

test('the lightbox preloads both neighbours of a picture', async ({ openGallery }) => {
  const { page } = await openGallery();
  await page.locator('.photo-grid a').nth(2).click();
  const neighbours = page.locator('.lightbox [hidden] img');
  await expect
    .poll(() =>
      neighbours.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth > 0)),
    )
    .toEqual([true, true]);
});

test('a swipe to the left shows the next picture', async ({ openGallery }) => {
  const { page } = await openGallery('', { viewport: phone, hasTouch: true });
  await page.locator('.photo-grid a').nth(2).click();
  await dialog(page, 3).waitFor();
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(120, 400, { steps: 5 });
  await page.mouse.up();
  await dialog(page, 4).waitFor();
});

test('a click on a picture before hydration opens the page of the picture with its lightbox', async ({
  visit,
}) => {
  const { page } = await visit(at('gallery'));
  await holdHydration(page);
  await page.locator('.photo-grid a').nth(6).click();
  await dialog(page, 7).waitFor();
  expect(readUrl(page)).toBe(`${at('gallery')}?photo=7`);
});

test('a click on Next before hydration opens the page of the next picture', async ({ visit }) => {
  const { page } = await visit(at('gallery'));
  const release = await holdHydration(page);
  await page.goto(`${at('gallery')}?photo=7`);
  await page.locator('.lightbox a[rel=next]').click();
  await dialog(page, 8).waitFor();
  expect(readUrl(page)).toBe(`${at('gallery')}?photo=8`);
  release();
  await hydrated(page, 'Lightbox');
  await page.keyboard.press('ArrowRight');
  await dialog(page, 9).waitFor();
});

/** Makes the browser refuse changes of the URL, as Safari does after 100 changes in ten seconds. */
const refuseUrls = (page: Page) =>
  page.evaluate(() => {
    for (const method of ['pushState', 'replaceState'] as const)
      history[method] = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
  });

/** Undoes `refuseUrls`. */
const acceptUrls = (page: Page) =>
  page.evaluate(() => {
    for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(history, method);
  });

test('a held arrow key goes on where the browser refuses URLs, and the URL catches up', async ({
  openGallery,
}) => {
  const { page } = await openGallery();
  await page.locator('.photo-grid a').first().press('Enter');
  await dialog(page, 1).waitFor();
  await refuseUrls(page);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await dialog(page, 6).waitFor();
  expect(readUrl(page)).toBe(`${at('gallery')}?photo=1`);
  await acceptUrls(page);
  await expect.poll(() => readUrl(page)).toBe(`${at('gallery')}?photo=6`);
  await dialog(page, 6).waitFor();
});

test.for(['', '?photo=1'])(
  'Escape closes the lightbox of the gallery%s where the browser refuses URLs',
  async (query, { openGallery }) => {
    const { page } = await openGallery(query);
    await refuseUrls(page);
    if (query === '') await page.locator('.photo-grid a').first().press('Enter');
    await dialog(page, 1).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog(page, 2).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lightbox').waitFor({ state: 'hidden' });
    // Afterwards the lightbox works again.
    await acceptUrls(page);
    await page.locator('.photo-grid a').nth(4).press('Enter');
    await dialog(page, 5).waitFor();
  },
);
