import { expect } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { everyUrl, indexable, isLegal, templates } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { testOrigin } from '../support/testSite.ts';

test('every page answers in every language with a complete head and one h1', async ({ visit, read }) => {
  const seen = new Set<string>();
  for (const { ref, locale, url } of everyUrl) {
    const { status, headers } = await visit(url);
    expect(status, url).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe(locale);
    const page = await read(url);
    expect(page.language).toBe(locale);
    const description = page.meta('description') ?? '';
    // Search engines cut what is longer.
    expect(page.title.length, url).toBeLessThan(60);
    expect(description.length, url).toBeLessThan(155);
    for (const words of [page.title, description]) {
      expect(words, url).not.toBe('');
      expect(seen.has(`${locale} ${words}`), `${url} shares "${words}" with another page`).toBe(false);
      seen.add(`${locale} ${words}`);
    }
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
    // The Content-Security-Policy would block inline styles and event handlers.
    const attributes = page
      .$('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(page.textsOf('h1'), url).toHaveLength(1);
    expect(page.text(), `${url} fills all placeholders`).not.toMatch(/\{\w/);
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

/** More URLs than the site can link to; a crawl that finds more is in a loop. */
const mostPages = everyUrl.length * 10;

test('links from the home page reach every page, and none is broken', async ({ get, visit, read }) => {
  const known = new Set([urlOf({ page: 'home' }, defaultLocale)]);
  const assets = new Set<string>();
  const indexed: string[] = [];
  for (const path of known) {
    expect(known.size, 'links do not go on forever').toBeLessThan(mostPages);
    const { status, headers } = await visit(path);
    expect(status, `${path} must neither be missing nor redirect`).toBe(200);
    // Links lead only to pages that shared caches may store for every visitor.
    expect(headers['cache-control'], path).toMatch(/^public, max-age=60, s-maxage=300/);
    expect(headers['vary'], path).toBe('Accept-Encoding');
    expect(headers['set-cookie'], path).toBeUndefined();
    const { attributes, meta, canonical } = await read(path);
    if (meta('robots')?.startsWith('index') && canonical === testOrigin + path) indexed.push(path);
    const ids = attributes('[id]', 'id');
    for (const link of attributes('a[href]', 'href')) {
      const { origin, pathname, search, hash } = new URL(link, testOrigin + path);
      if (origin !== testOrigin) continue;
      known.add(pathname + search);
      if (pathname + search === path && hash) expect(ids, `${path}: ${link}`).toContain(hash.slice(1));
    }
    expect(new Set(ids).size, path).toBe(ids.length);
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
  expect(indexed.sort()).toEqual(indexable.toSorted());
  for (const { url } of everyUrl) expect(known).toContain(url);
  for (const asset of assets) expect((await get(asset)).status, asset).toBe(200);
});
