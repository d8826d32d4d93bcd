import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { root } from '../support/folders.ts';
import { test } from '../support/pageTest.ts';
import { templates } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';

/**
 * The islands by the names of their files. An island is a part of a page that React hydrates in the browser.
 */
const islands = globSync('client/islands/*.island.tsx', { cwd: root }).map((file) =>
  basename(file, '.island.tsx'),
);

test('pages have every island of client/islands, and no other', async ({ read }) => {
  const paths = templates.map(({ path }) => path(otherLocale));
  const names = await Promise.all(
    paths.map(async (path) => (await read(path)).attributes('[data-island]', 'data-island')),
  );
  expect(islands.length).toBeGreaterThan(0);
  expect([...new Set(names.flat())].sort()).toEqual(islands.toSorted());
});

test('every island of a page has an id of its own', async ({ read }) => {
  for (const { path } of templates) {
    const page = await read(path(otherLocale));
    const ids = page.attributes('[data-island]', 'id');
    expect(ids.length, path(otherLocale)).toBe(page.$('[data-island]').length);
    expect(new Set(ids).size, path(otherLocale)).toBe(ids.length);
  }
});

test('every island of a page is sent as one that is not yet hydrated', async ({ read }) => {
  for (const { path } of templates)
    expect((await read(path(otherLocale))).$('[data-island]:not([data-island-status=pending])')).toHaveLength(
      0,
    );
});
