import { expect } from 'vitest';
import { galleryPictures } from '../../content/pictures.ts';
import { copies } from '../../views/copies.ts';
import { test } from '../support/pageTest.ts';
import { testOrigin } from '../support/testSite.ts';

test('the gallery links each picture to its lightbox', async ({ read }) => {
  const page = await read('/fr/gallery');
  expect(page.attributes('.photo-grid a', 'href')).toEqual(
    galleryPictures.map((_, index) => `/fr/gallery?photo=${index + 1}`),
  );
  expect(page.$('dialog')).toHaveLength(1);
  expect(page.$('dialog[open]')).toHaveLength(0);
});

test.for([
  [1, galleryPictures.length, 2],
  [7, 6, 8],
  [galleryPictures.length, galleryPictures.length - 1, 1],
] as const)(
  'the lightbox of picture %i links to %i, %i and the grid',
  async ([photo, previous, next], { read }) => {
    const page = await read(`/es/gallery?photo=${photo}`);
    const words = copies.es.pages.gallery;
    expect(page.targets(words.close, 'dialog[open]')).toEqual([`/es/gallery#photo-${photo}`]);
    expect(page.targets(words.previous, 'dialog')).toEqual([`/es/gallery?photo=${previous}`]);
    expect(page.targets(words.next, 'dialog')).toEqual([`/es/gallery?photo=${next}`]);
    expect(page.attributes('dialog a[rel]', 'rel')).toEqual(['prev', 'next']);
    expect(page.$(`#photo-${photo}`)).toHaveLength(1);
    expect(page.canonical).toBe(`${testOrigin}/es/gallery`);
    expect(page.attributes('.language-switcher a[lang=fr]', 'href')).toEqual([`/fr/gallery?photo=${photo}`]);
    const number = String(photo).padStart(2, '0');
    expect(page.meta('og:image')).toMatch(new RegExp(`/social/gallery/${number}\\.[^/]+$`));
  },
);

test.for(['0', String(galleryPictures.length + 1), '-1', '7a', '007', 'x', ''])(
  'returns 404 for the picture %j',
  async (photo, { get }) => {
    expect((await get('/gallery').query({ photo })).status).toBe(404);
  },
);
