import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { languages, locales } from '../../content/locales.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { fonts } from '../../static/artwork/fonts.ts';
import { criticalStyles } from '../../views/document/criticalStyles.ts';
import { contrast, luminance } from '../support/contrast.ts';
import { textsBelow } from '../support/texts.ts';

const root = join(import.meta.dirname, '../..');

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

test('the styles that every page contains have at most 1 KiB, the style sheet 10 KiB, compressed', () => {
  const dist = new URL('../../dist/', import.meta.url);
  const { styles, manifest } = readAssets(dist);
  const sheet = readFileSync(new URL(`.${manifest['styles/site.css']}`, dist));
  const pageWithoutElements = '';
  const common = criticalStyles(pageWithoutElements, styles);
  expect(common).not.toBe('');
  expect(brotliCompressSync(common).length).toBeLessThanOrEqual(1024);
  expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(10 * 1024);
});

test('the text of a picture that fails to load has enough contrast on every placeholder colour', () => {
  const placeholders = readFileSync(join(root, 'static/styles/generated/placeholders.css'), 'utf8');
  const white = luminance([255, 255, 255]);
  const contrasts = (placeholders.match(/(?<=#)[0-9a-f]{6}/g) ?? []).map((hex) =>
    contrast(white, luminance([...Buffer.from(hex, 'hex')])),
  );
  expect(contrasts).not.toEqual([]);
  const required = 4.5; // WCAG 1.4.3
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(required);
});

test('all fonts have at most 32 KiB, and all pictures 25 MiB', () => {
  expect(sizeOf(filesIn('static/fonts'))).toBeLessThanOrEqual(32 * 1024);
  expect(sizeOf(filesIn('static/pictures'))).toBeLessThanOrEqual(25 * 1024 * 1024);
});

test.each(fonts)('the file of the font $name has every character that it was made for', async (made) => {
  const committed = readFileSync(join(root, `static/fonts/${made.name}.woff2`));
  const { buffer, byteOffset, byteLength } = await subsetFont(committed, made.characters, {
    targetFormat: 'truetype',
  });
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  // A space has no outline, so it may come from another font.
  const characters = [...made.characters].filter((character) => !/\s/.test(character));
  expect(characters).not.toEqual([]);
  expect(characters.filter((character) => font.charToGlyphIndex(character) === 0)).toEqual([]);
});

test.each(locales)('the fonts contain every letter of the texts in %s', (locale) => {
  const letters = new Set(textsBelow(languages[locale]).join('').match(/\p{L}/gu));
  expect(letters).not.toEqual(new Set());
  for (const { name, characters } of fonts)
    expect(
      [...letters].filter((letter) => !characters.includes(letter)),
      name,
    ).toEqual([]);
});
