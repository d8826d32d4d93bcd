import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { test } from '../support/pageTest.ts';
import { otherLocale } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

const photoUrl = (photo: number, locale = otherLocale): string =>
  urlOf({ page: 'gallery' }, locale, { query: photoQuery(photo) });

/** The fragment leads text browsers to the title of the picture. */
const linkTo = (photo: number): string => `${photoUrl(photo)}#lightbox-title`;

test('the gallery links each picture to its lightbox', async ({ read }) => {
  const page = await read(urlOf({ page: 'gallery' }, otherLocale));
  expect(page.attributes('.photo-grid a', 'href')).toEqual(
    galleryPictures.map((_, index) => linkTo(index + 1)),
  );
});

test('the gallery has a closed lightbox, which JavaScript opens', async ({ read }) => {
  const page = await read(urlOf({ page: 'gallery' }, otherLocale));
  expect([page.$('dialog').length, page.$('dialog[open]').length]).toEqual([1, 0]);
});

const lastPhoto = galleryPictures.length;

test.for([
  [1, lastPhoto, 2],
  [2, 1, 3],
  [lastPhoto, lastPhoto - 1, 1],
] as const)(
  'the lightbox of picture %i links back to picture %i and on to picture %i',
  async ([photo, before, after], { read }) => {
    const page = await read(photoUrl(photo));
    const words = allTexts[otherLocale].pages.gallery;
    expect(page.targets(words.previous, 'dialog[open]')).toEqual([linkTo(before)]);
    expect(page.targets(words.next, 'dialog[open]')).toEqual([linkTo(after)]);
  },
);

test('the lightbox of a picture closes to the place of that picture in the gallery', async ({ read }) => {
  const page = await read(photoUrl(2));
  const { close } = allTexts[otherLocale].pages.gallery;
  const place = `${urlOf({ page: 'gallery' }, otherLocale)}#photo-2`;
  expect(page.targets(close, 'dialog')).toEqual([place]);
  expect(page.$('#photo-2')).toHaveLength(1);
});

test('a shared link to a lightbox shows its picture', async ({ read }) => {
  const page = await read(photoUrl(2));
  expect(page.meta('og:image')).toContain(`/social/${galleryPictures[1]}.`);
});

test('the language links of a lightbox lead to the same picture', async ({ read }) => {
  const page = await read(photoUrl(2));
  expect(page.attributes('.language-switcher a', 'href')).toEqual(
    locales.map((locale) => photoUrl(2, locale)),
  );
});

test('search engines list the gallery instead of a lightbox', async ({ read }) => {
  const page = await read(photoUrl(2));
  expect(page.canonical).toBe(testOrigin + urlOf({ page: 'gallery' }, otherLocale));
});

test.for(['0', String(lastPhoto + 1), '-1', '7a', '007', 'x', ''])(
  'the gallery answers 404 to a link to the picture %j',
  async (photo, { get }) => {
    expect((await get(urlOf({ page: 'gallery' }, otherLocale)).query({ photo })).status).toBe(404);
  },
);
