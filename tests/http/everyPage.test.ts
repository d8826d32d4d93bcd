import { expect } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test as base } from '../support/pageTest.ts';
import { everyUrl, indexable, isLegal, templates } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

/** Tests of the home page and of all pages of the site that links lead to from there. */
const test = base.extend('linked', { scope: 'worker' }, async ({ visit, read }) => {
  const known = new Set([urlOf({ page: 'home' }, defaultLocale)]);
  const found = [];
  for (const path of known) {
    expect(known.size, 'links do not go on forever').toBeLessThan(10 * everyUrl.length);
    const page = await read(path);
    const fragments: string[] = [];
    for (const link of page.attributes('a[href]', 'href')) {
      const { origin, pathname, search, hash } = new URL(link, testOrigin + path);
      if (origin !== testOrigin) continue;
      known.add(pathname + search);
      if (pathname + search === path && hash) fragments.push(hash.slice(1));
    }
    found.push({ path, page, fragments, ids: page.attributes('[id]', 'id'), ...(await visit(path)) });
  }
  return found;
});

test('every page answers in its language', async ({ visit, read }) => {
  for (const { locale, url } of everyUrl) {
    const { status, headers } = await visit(url);
    expect(status, url).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect([headers['content-language'], (await read(url)).language], url).toEqual([locale, locale]);
  }
});

test('every page has a title and a description of its own, short enough for search', async ({ read }) => {
  const seen = new Set<string>();
  for (const { locale, url } of everyUrl) {
    const { title, meta } = await read(url);
    for (const [words = '', mostCharacters] of [
      [title, 59],
      [meta('description'), 154],
    ] as const) {
      expect(words, url).not.toBe('');
      expect(words.length, `${url}: ${words}`).toBeLessThanOrEqual(mostCharacters);
      expect(seen.has(`${locale} ${words}`), `${url} shares "${words}" with another page`).toBe(false);
      seen.add(`${locale} ${words}`);
    }
  }
});

test('the head of each page links its URL, languages and picture, at home the manifest', async ({ read }) => {
  for (const { ref, url } of everyUrl) {
    const page = await read(url);
    expect(page.canonical).toBe(testOrigin + url);
    expect(page.meta('robots')).toBe(
      `${isLegal(ref) ? 'noindex' : 'index'},follow,max-snippet:-1,max-image-preview:large,max-video-preview:-1`,
    );
    const versions = locales.map((other) => [other, testOrigin + urlOf(ref, other)]);
    const fallback = ['x-default', testOrigin + urlOf(ref, defaultLocale)];
    expect(page.alternates).toEqual(locales.length > 1 ? Object.fromEntries([...versions, fallback]) : {});
    const manifests = ref.page === 'home' ? ['/manifest.webmanifest'] : [];
    expect(page.attributes('link[rel=manifest]', 'href'), url).toEqual(manifests);
    expect(page.meta('og:image')).toMatch(/^http:\/\/localhost:3000\/assets\/pictures\/social\/.+\.jpg$/);
  }
});

test('every page has one h1, no id twice and no placeholder or bracket in its text', async ({ read }) => {
  for (const { url } of everyUrl) {
    const page = await read(url);
    expect(page.textsOf('h1'), url).toHaveLength(1);
    const ids = page.attributes('[id]', 'id');
    expect(new Set(ids).size, url).toBe(ids.length);
    expect(page.text(), url).not.toMatch(/[{[]\w/);
  }
});

/** Words of neighbouring inline elements without a space between them: "WhatsAppBook". */
const joinedWords = ({ $ }: ReturnType<typeof load>): string[] => {
  const inLine = 'a, button, input, label, small, span, strong';
  return $(inLine)
    .toArray()
    .flatMap((element) => {
      const { nextSibling } = element;
      const isText = nextSibling?.nodeType === 3;
      const next = isText ? nextSibling.data : $(element).next(inLine).text();
      const joined = `${$(element).text()}|${next}`;
      return /[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(joined) ? [joined] : [];
    });
};

test('a space separates words of neighbouring links, buttons and labels', async ({ read }) => {
  expect(joinedWords(load('<a>Book</a><a>Call</a> <a>Write</a>'))).toEqual(['Book|Call']);
  for (const { path } of templates)
    expect(joinedWords(await read(path(otherLocale))), path(otherLocale)).toEqual([]);
});

test('the last two links of every page for visitors are the form and the telephone', async ({ read }) => {
  // The casting page is for applicants. A profile has its booking link beside the biography.
  const forVisitors = everyUrl.filter(({ ref }) => ref.page !== 'casting' && ref.page !== 'masseuse');
  for (const { ref, locale, url } of forVisitors) {
    const page = await read(url);
    const prefill = 'slug' in ref ? { [ref.page]: ref.slug } : {};
    expect(page.attributes('main a', 'href').slice(-2), url).toEqual([
      formUrl('booking', locale, prefill),
      phoneUrl,
    ]);
  }
});

test('links from the home page reach every page, and none is broken', async ({ linked }) => {
  for (const { path, status, ids, fragments } of linked) {
    expect(status, `${path} must neither be missing nor redirect`).toBe(200);
    for (const fragment of fragments) expect(ids, path).toContain(fragment);
  }
  const paths = linked.map(({ path }) => path);
  for (const { url } of everyUrl) expect(paths).toContain(url);
});

test('no page that a link leads to sets a cookie, or depends on more than the URL and the encoding', async ({
  linked,
}) => {
  for (const { path, headers } of linked) {
    expect(headers['vary'], path).toBe('Accept-Encoding');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('search engines find and index exactly the indexable pages', async ({ linked }) => {
  const indexed = linked.filter(
    ({ path, page }) => page.meta('robots')?.startsWith('index') && page.canonical === testOrigin + path,
  );
  expect(indexed.map(({ path }) => path).sort()).toEqual(indexable.toSorted());
});

test('every picture, script, style sheet and icon of a page exists', async ({ linked, get }) => {
  const assets = new Set<string>();
  for (const {
    page: { attributes },
  } of linked) {
    const sources = [
      ...attributes('[src]', 'src'),
      ...attributes('[srcset]', 'srcset').flatMap((set) =>
        set.split(', ').map((each) => each.split(' ')[0] ?? ''),
      ),
      ...attributes('link[href], use[href]', 'href'),
    ];
    for (const source of sources) {
      const { origin, pathname } = new URL(source, testOrigin);
      if (origin === testOrigin) assets.add(pathname);
    }
  }
  for (const asset of assets) expect((await get(asset)).status, asset).toBe(200);
});
