import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { copies } from '../../content/copy.ts';
import { readAssets } from '../../src/assetManifest.ts';
import { fontCharacters } from '../../src/build/fonts.ts';

const root = join(import.meta.dirname, '../..');

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

test('the styles are at most 12 KB compressed', () => {
  const { styles } = readAssets(new URL('../../dist/', import.meta.url));
  expect(styles).toContain('@layer');
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(12 * 1024);
  expect(gzipSync(styles).length).toBeLessThanOrEqual(12 * 1024);
});

test('fonts are at most 80 KB, pictures at most 25 MB', () => {
  expect(sizeOf(filesIn('static/fonts'))).toBeLessThanOrEqual(80 * 1024);
  expect(sizeOf(filesIn('static/pictures'))).toBeLessThanOrEqual(25 * 1024 * 1024);
});

test('every class that has a style is used by a view or an island', () => {
  const sources = [...filesIn('views'), ...filesIn('client'), ...filesIn('content')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const classes = new Set(
    filesIn('static/styles').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replace(/\/\*.*?\*\//gs, '')
          .matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g),
      ].map(([, name = '']) => name),
    ),
  );
  /** A name may be put together: `focus-${focus}`, `notice--${tone}`. */
  const isUsed = (name: string): boolean =>
    sources.includes(name) ||
    [...name.matchAll(/-+|__/g)].some(({ index, 0: joint }) =>
      sources.includes(`${name.slice(0, index + joint.length)}\${`),
    );
  expect(classes.size).toBeGreaterThan(100);
  expect([...classes].filter((name) => !isUsed(name))).toEqual([]);
});

test('no markup has a style of its own', () => {
  for (const file of [...filesIn('views'), ...filesIn('client')]) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bstyle=/);
  }
});

test('the font has every character of the copy', () => {
  const characters = new Set(JSON.stringify(copies));
  const known = new Set([...fontCharacters]);
  expect([...characters].filter((character) => !known.has(character))).toEqual([]);
});
