/** The lightbox in old browsers, which have no modal dialogs: each picture is a page of its own. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { test as base, hydrated } from '../support/browserTest.ts';

const words = allTexts[defaultLocale].pages.gallery;

const urlOfPicture = (number: number) =>
  urlOf({ page: 'gallery' }, defaultLocale, { query: photoQuery(number) });

/** The link to a picture in the gallery, and the open picture. */
const thumbnail = (page: Page, number: number) => page.locator(`#photo-${number} a`);
const dialog = (page: Page, number: number) =>
  page.getByRole('dialog', { name: fill(words.photoTitle, { number, count: galleryPictures.length }) });

/** The URL of a page without its origin and fragment. */
const readUrl = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Opens a page of the gallery in a browser that refuses to open modal dialogs, and hydrates the lightbox. */
const test = base.extend('openGallery', ({ openPage }) => async (path: string) => {
  const { page } = await openPage(path, {
    before: () => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new DOMException('No modal dialogs', 'NotSupportedError');
      };
    },
  });
  await hydrated(page, 'Lightbox');
  return page;
});

test('without modal dialogs, a click on a picture opens the page of the picture', async ({ openGallery }) => {
  const page = await openGallery(urlOf({ page: 'gallery' }, defaultLocale));
  await thumbnail(page, 7).click();
  await dialog(page, 7).waitFor();
  expect(readUrl(page)).toBe(urlOfPicture(7));
});

test('without modal dialogs, a visitor goes on to the next picture', async ({ openGallery }) => {
  const page = await openGallery(urlOfPicture(7));
  await page.getByRole('link', { name: words.next }).click();
  await dialog(page, 8).waitFor();
  expect(readUrl(page)).toBe(urlOfPicture(8));
});

test('without modal dialogs, Back leads from a picture to the gallery', async ({ openGallery }) => {
  const gallery = urlOf({ page: 'gallery' }, defaultLocale);
  const page = await openGallery(gallery);
  await thumbnail(page, 7).click();
  await dialog(page, 7).waitFor();
  await page.goBack();
  await page.locator('.lightbox').waitFor({ state: 'hidden' });
  expect(readUrl(page)).toBe(gallery);
});
