import { expect } from 'vitest';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl, isLegal } from '../support/routeTable.ts';
import { testOrigin } from '../support/testSite.ts';

/** More than the site has addresses to link to, less than a loop. */
const mostPages = 400;

const inSource = (set: string): string[] => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

test('a crawl from the home page reaches every page, and finds no dead link and no missing asset', {
  timeout: 120_000,
}, async ({ get }) => {
  const known = new Set(['/']);
  const assets = new Set<string>();
  const indexable: string[] = [];
  for (const path of known) {
    expect(known.size).toBeLessThan(mostPages);
    const { status, text } = await get(path);
    // Not 301: links lead straight there.
    expect(status, path).toBe(200);
    const { $, attributes, meta, canonical } = load(text);
    expect($('[style], body style').length, path).toBe(0);
    if (meta('robots')?.startsWith('index') && canonical === testOrigin + path) indexable.push(path);
    const ids = attributes('[id]', 'id');
    for (const link of attributes('a[href]', 'href')) {
      const { origin, pathname, search, hash } = new URL(link, testOrigin + path);
      if (origin !== testOrigin) continue;
      known.add(pathname + search);
      // A fragment of this very page leads to something on it.
      if (pathname + search === path && hash)
        expect(
          ids.filter((id) => id === hash.slice(1)),
          `${path}: ${link}`,
        ).toHaveLength(1);
    }
    const sources = [
      ...attributes('[src]', 'src'),
      ...attributes('[srcset]', 'srcset').flatMap(inSource),
      ...attributes('link[href], use[href]', 'href'),
    ];
    for (const source of sources) {
      const { origin, pathname } = new URL(source, testOrigin);
      if (origin === testOrigin) assets.add(pathname);
    }
  }
  const expected = everyUrl.filter(({ ref }) => !isLegal(ref)).map(({ url }) => url);
  expect(indexable.sort()).toEqual([...expected].sort());
  for (const { url } of everyUrl) expect(known).toContain(url);
  expect(assets.size).toBeGreaterThan(100);
  for (const asset of assets) expect((await get(asset)).status, asset).toBe(200);
});
