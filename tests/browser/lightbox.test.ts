import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  test as base,
  desktop,
  hasFocus,
  holdHydration,
  phone,
  waitForHydration,
} from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';

const last = galleryPictures.length;
const words = allTexts[defaultLocale].pages.gallery;
const photoTitleOf = (number: number) => fill(words.photoTitle, { number, count: last });

/** The link to a picture in the gallery, and the open picture. */
const thumbnail = (page: Page, number: number) => page.locator(`#photo-${number} a`);
const dialog = (page: Page, number: number) => page.getByRole('dialog', { name: photoTitleOf(number) });
const shownPicture = (page: Page) => page.locator('.lightbox__stage img');
const closeLink = (page: Page) => page.getByRole('link', { name: words.close, exact: true });
const lightboxClosed = (page: Page) => page.locator('.lightbox').waitFor({ state: 'hidden' });

const readUrl = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const urlOfPicture = (number: number) => `${pathTo('gallery')}?photo=${number}`;

const test = base
  /** Opens the gallery, or a picture of it, and waits until the lightbox is hydrated. */
  .extend(
    'openGallery',
    ({ openPage }) =>
      async (query = '', options: Parameters<typeof openPage>[1] = {}) => {
        const opened = await openPage(pathTo('gallery') + query, options);
        await waitForHydration(opened.page, 'Lightbox');
        return opened;
      },
  )
  /** Opens a picture in the gallery with the keyboard. */
  .extend(
    'openPicture',
    ({ openGallery }) =>
      async (number: number, options: Parameters<typeof openGallery>[1] = {}) => {
        const opened = await openGallery('', options);
        await thumbnail(opened.page, number).press('Enter');
        await dialog(opened.page, number).waitFor();
        return opened;
      },
  );

test('the arrow keys, Home and End show other pictures, also around the ends', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  for (const [key, shown] of [
    ['ArrowLeft', last],
    ['ArrowRight', 1],
    ['End', last],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await dialog(page, shown).waitFor();
  }
});

test.for([
  ['left', 'next', 300, 120, 4],
  ['right', 'previous', 120, 300, 2],
] as const)('a swipe to the %s shows the %s picture', async ([, , from, to, shown], { openPicture }) => {
  const { page } = await openPicture(3, { viewport: phone, hasTouch: true });
  await page.mouse.move(from, 400);
  await page.mouse.down();
  await page.mouse.move(to, 400, { steps: 5 });
  await page.mouse.up();
  await dialog(page, shown).waitFor();
});

test('the URL names the picture that is shown, so that visitors can share it', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  await expect.poll(() => readUrl(page)).toBe(urlOfPicture(1));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readUrl(page)).toBe(urlOfPicture(2));
});

test('Escape closes the lightbox, and the URL is that of the gallery', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  await page.keyboard.press('Escape');
  await lightboxClosed(page);
  await expect.poll(() => readUrl(page)).toBe(pathTo('gallery'));
});

test('Back closes the lightbox after any number of pictures', async ({ openPicture }) => {
  const { page } = await openPicture(7);
  await page.keyboard.press('ArrowRight');
  await dialog(page, 8).waitFor();
  await page.goBack();
  await lightboxClosed(page);
  await expect.poll(() => readUrl(page)).toBe(pathTo('gallery'));
});

test('Forward opens the picture that Back has closed', async ({ openPicture }) => {
  const { page } = await openPicture(7);
  await page.goBack();
  await lightboxClosed(page);
  await page.goForward();
  await dialog(page, 7).waitFor();
});

test('after the lightbox was closed, Back leads to the page before the gallery', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'));
  await page.goto(pathTo('gallery'));
  await waitForHydration(page, 'Lightbox');
  await thumbnail(page, 7).click();
  await dialog(page, 7).waitFor();
  await page.keyboard.press('Escape');
  await lightboxClosed(page);
  await expect.poll(() => readUrl(page)).toBe(pathTo('gallery'));
  await page.goBack();
  await expect.poll(() => readUrl(page)).toBe(pathTo('contact'));
});

test('after closing, the picture that was shown last has the focus in sight', async ({ openPicture }) => {
  const { page } = await openPicture(1, { viewport: phone });
  await page.keyboard.press('End');
  await dialog(page, last).waitFor();
  await page.keyboard.press('Escape');
  await lightboxClosed(page);
  await expect.poll(() => hasFocus(thumbnail(page, last))).toBe(true);
  // Neither the end of the window nor the bars of the page hide a part of it.
  const isInSight = () =>
    thumbnail(page, last).evaluate((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      const ends = [top + 5, bottom - 5].map((y) => document.elementFromPoint(left + 40, y));
      return ends.every((element) => link.contains(element));
    });
  await expect.poll(isInSight).toBe(true);
});

test('closing a picture of the URL leads to the gallery, with the focus at the picture', async ({
  openGallery,
}) => {
  const { page } = await openGallery('?photo=7');
  await closeLink(page).click();
  await lightboxClosed(page);
  await expect.poll(() => readUrl(page)).toBe(pathTo('gallery'));
  await expect.poll(() => hasFocus(thumbnail(page, 7))).toBe(true);
});

test('a visitor who closes a picture of the URL can use the whole page', async ({ openGallery }) => {
  const { page } = await openGallery('?photo=7');
  await closeLink(page).click();
  await lightboxClosed(page);
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
});

test('after a picture was opened, Tab leads to its link that closes it', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  await expect.poll(() => hasFocus(dialog(page, 1))).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(closeLink(page))).toBe(true);
});

test('Space activates the links of the lightbox', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  await expect.poll(() => hasFocus(dialog(page, 1))).toBe(true);
  for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
  await dialog(page, last).waitFor();
  for (const key of ['Tab', 'Space']) await page.keyboard.press(key);
  await dialog(page, 1).waitFor();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Space']) await page.keyboard.press(key);
  await lightboxClosed(page);
});

/** The live region in which screen readers read the text of another picture. */
const announcement = (page: Page) => page.locator('.lightbox [aria-live=polite]');

test('screen readers read the text of an opened picture once, as a part of the dialog', async ({
  openPicture,
}) => {
  const { page } = await openPicture(1);
  await page.getByRole('dialog', { name: photoTitleOf(1), description: /^$/ }).waitFor();
  expect(await announcement(page).textContent()).toBe('');
});

test('screen readers read the text of each further picture', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  const textOf = (number: number) => thumbnail(page, number).locator('img').getAttribute('alt');
  // They only read changes of an element that stays in the page.
  const element = await announcement(page).elementHandle();
  for (const [key, shown] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    const text = `${photoTitleOf(shown)}. ${await textOf(shown)}`;
    await expect.poll(() => element?.textContent()).toBe(text);
  }
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

/** The centre of an element in the window. */
const findCentre = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

/** Waits until the open picture has its size, and returns its place in the window. */
const findShownPicture = async (page: Page) => {
  await shownPicture(page).evaluate((image: HTMLImageElement) => image.decode());
  const box = await shownPicture(page).boundingBox();
  if (!box) throw new Error('The lightbox shows nothing');
  return box;
};

test.for([
  ['phone', 'above', phone, { x: 40, y: -8 }],
  ['desktop', 'left of', desktop, { x: -8, y: 40 }],
] as const)(
  'on a %s, a click %s the picture closes the lightbox',
  async ([, , viewport, fromCorner], { openPicture }) => {
    const { page } = await openPicture(3, { viewport });
    const { x, y } = await findShownPicture(page);
    await page.mouse.click(x + fromCorner.x, y + fromCorner.y);
    await lightboxClosed(page);
  },
);

test('a click on the picture leaves the lightbox open', async ({ openPicture }) => {
  const { page } = await openPicture(3);
  await findShownPicture(page);
  await shownPicture(page).click();
  await page.keyboard.press('ArrowRight');
  await dialog(page, 4).waitFor();
});

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the lightbox centres its picture on a %s', async ([, viewport], { openGallery }) => {
  const { page } = await openGallery('?photo=3', { viewport });
  await findShownPicture(page);
  const distanceFromCentre = async () => {
    const [stage, image] = await Promise.all(
      [page.locator('.lightbox__stage'), shownPicture(page)].map(findCentre),
    );
    return Math.hypot((stage?.x ?? 0) - (image?.x ?? 0), (stage?.y ?? 0) - (image?.y ?? 0));
  };
  await expect.poll(distanceFromCentre).toBeLessThan(0.5);
});

test('the next and the previous picture are loaded before a visitor wants them', async ({ openPicture }) => {
  const { page } = await openPicture(3);
  const neighbours = page.locator('.lightbox [hidden] img');
  await expect
    .poll(() =>
      neighbours.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth > 0)),
    )
    .toEqual([true, true]);
});

test('a picture can be opened in a new tab with Control and a click', async ({ openGallery }) => {
  const { page, context } = await openGallery();
  const newTab = context.waitForEvent('page');
  await thumbnail(page, 7).click({ modifiers: ['ControlOrMeta'] });
  await dialog(await newTab, 7).waitFor();
  expect(readUrl(page)).toBe(pathTo('gallery'));
});

test('a click on a picture before the lightbox is hydrated opens the page of the picture', async ({
  openPage,
}) => {
  const { page } = await openPage('about:blank');
  await holdHydration(page);
  await page.goto(pathTo('gallery'));
  await thumbnail(page, 7).click();
  await dialog(page, 7).waitFor();
  expect(readUrl(page)).toBe(urlOfPicture(7));
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

/** Holds the right arrow key while the browser refuses changes of the URL. Ends at picture 6. */
const holdArrowWithoutUrls = async (page: Page): Promise<void> => {
  await refuseUrls(page);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
};

test('a held arrow key shows picture after picture, even if Safari refuses the URLs', async ({
  openPicture,
}) => {
  const { page } = await openPicture(1);
  await holdArrowWithoutUrls(page);
  await dialog(page, 6).waitFor();
});

test('the URL names the next picture once Safari accepts URLs again', async ({ openPicture }) => {
  const { page } = await openPicture(1);
  await holdArrowWithoutUrls(page);
  await dialog(page, 6).waitFor();
  expect(readUrl(page)).toBe(urlOfPicture(1));
  await acceptUrls(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readUrl(page)).toBe(urlOfPicture(7));
});

test('Escape closes a picture that was opened while Safari refused its URL', async ({ openGallery }) => {
  const { page } = await openGallery();
  await refuseUrls(page);
  await thumbnail(page, 1).press('Enter');
  await dialog(page, 1).waitFor();
  await page.keyboard.press('Escape');
  await lightboxClosed(page);
});

test('a picture opens after Safari refused the URL of the lightbox that closed', async ({ openGallery }) => {
  const { page } = await openGallery('?photo=1');
  await refuseUrls(page);
  await page.keyboard.press('Escape');
  await lightboxClosed(page);
  await acceptUrls(page);
  await thumbnail(page, 5).press('Enter');
  await dialog(page, 5).waitFor();
});
