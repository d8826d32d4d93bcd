import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '../../content/locales.ts';
import { bundleClient } from '../../src/build/bundles.ts';
import { root } from '../support/folders.ts';
import { textsBelow } from '../support/texts.ts';

/**
 * The islands by the names of their files. An island is a part of a page that React hydrates in the browser.
 */
const islands = globSync('client/islands/*.island.tsx', { cwd: root }).map((file) =>
  basename(file, '.island.tsx'),
);

test.each(islands)('the file of the island %s exports a component of that name', async (name) => {
  const exports: Record<string, unknown> = await import(`../../client/islands/${name}.island.tsx`);
  expect(exports[name]).toBeTypeOf('function');
});

/** The scripts of the built site, and the path of the one that runs on every page. */
const { outputFiles, start } = await bundleClient(root, 'production');

const isStart = ({ path }: { path: string }): boolean => path.endsWith(start);
const startText = outputFiles.find(isStart)?.text ?? '';

test.each(islands)('the island %s has a script of its own', (name) => {
  const scripts = outputFiles.map(({ path }) => basename(path));
  expect(scripts.filter((script) => script.startsWith(`${name}.island.`))).toHaveLength(1);
});

test('the script that runs on every page does not contain React', () => {
  expect(startText).toContain('.island.');
  expect(startText).not.toContain('useState');
});

test('the scripts that every page loads at once have at most 6 kB, compressed', () => {
  const imported = [...startText.matchAll(/(?:from|import)"\.\/([\w.-]+)"/g)].map(([, name]) => name);
  const atOnce = outputFiles.filter((file) => isStart(file) || imported.includes(basename(file.path)));
  const sizes = atOnce.map(({ contents }) => gzipSync(contents).length);
  expect(sizes).toHaveLength(1 + imported.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6000);
});

test('scripts for browsers contain no texts of pages, which are in the markup', () => {
  const scripts = outputFiles.map(({ text }) => text).join('\n');
  const texts = Object.values(languages).flatMap((language) => textsBelow(language));
  const long = texts.filter((text) => text.length > 40);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter((text) => scripts.includes(text))).toEqual([]);
});

test('no component in client/ calls useId, because the id would differ in the browser', () => {
  const files = globSync('client/**/*.{ts,tsx}', { cwd: root });
  expect(files).not.toEqual([]);
  const callers = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('useId'));
  expect(callers).toEqual([]);
});
