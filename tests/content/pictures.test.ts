/** The pictures of `content/pictures.ts` and their files. Each slip is `file: entry: problem`. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages, locales } from '../../content/locales.ts';
import { pictures, socialImageSize } from '../../content/pictures.ts';
import { jpegWidth } from '../../views/pictureFiles.ts';
import { root } from '../support/folders.ts';

type File = { name: string; id: string; width: number; height: number };

/** The files that the pages ask for. */
const expectedFiles: readonly File[] = Object.entries(pictures).flatMap(([id, picture]) => {
  const { width, height, widths } = picture;
  const scaledTo = (name: string, newWidth: number): File => ({
    name: `static/pictures/${name}`,
    id,
    width: newWidth,
    height: Math.round((newWidth * height) / width),
  });
  const jpeg = jpegWidth(picture);
  return [
    ...widths.map((each) => scaledTo(`${id}-${each}.avif`, each)),
    scaledTo(`${id}-${jpeg}.jpg`, jpeg),
    { name: `static/pictures/social/${id}.jpg`, id, ...socialImageSize },
  ];
});

const files = globSync('static/pictures/**/*.*', { cwd: root });

test('every picture has its files', () => {
  const slips = expectedFiles
    .filter(({ name }) => !files.includes(name))
    .map(({ name, id }) => `${name}: ${id}: the file is missing`);
  expect(slips).toEqual([]);
});

test('every file belongs to a picture', () => {
  const names = expectedFiles.map(({ name }) => name);
  const slips = files
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: belongs to no picture of content/pictures.ts, remove it`);
  expect(slips).toEqual([]);
});

test('every file has the size that its picture needs', async () => {
  const slips: string[] = [];
  for (const { name, id, width, height } of expectedFiles.filter(({ name }) => files.includes(name))) {
    const found = await sharp(join(root, name)).metadata();
    if (found.width !== width || found.height !== height)
      slips.push(`${name}: ${id}: has ${found.width} × ${found.height} pixels, not ${width} × ${height}`);
  }
  expect(slips).toEqual([]);
});

test('every picture has a description, which is a sentence, in every language', () => {
  const slips = locales.flatMap((locale) => {
    const alts: Record<string, string> = languages[locale].pictureAlts;
    return Object.keys(pictures)
      .filter((id) => !/^\p{Lu}.* .*\.$/u.test(alts[id] ?? ''))
      .map((id) => `content/${locale}/pictureAlts.ts: ${id}: needs a sentence about the picture`);
  });
  expect(slips).toEqual([]);
});
