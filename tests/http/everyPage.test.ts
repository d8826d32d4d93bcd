import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { servicesIn } from '../../views/texts/serviceEntries.ts';
import { emailUrl, phoneUrl, urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { test as base } from '../support/pageTest.ts';
import { everyUrl, indexable, isLegal, templates } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { shownInResults } from '../support/searchResults.ts';
import { testOrigin } from '../support/testSite.ts';

/**
 * Adds the home page and all pages of the site that links lead to from there, each with its own fragment
 * links.
 */
const test = base.extend('linked', { scope: 'worker' }, async ({ readAnswer, read }) => {
  const home = urlOf({ page: 'home' }, defaultLocale);
  const known = new Set([home]);
  const queue = [home];
  const found = [];
  while (queue.length > 0) {
    const path = queue.shift() ?? '';
    if (known.size > 10 * everyUrl.length) throw new Error('Links lead to more and more pages');
    const page = await read(path);
    const places: { target: string; id: string }[] = [];
    for (const link of page.attributes('a[href]', 'href')) {
      const { origin, pathname, search, hash } = new URL(link, testOrigin + path);
      if (origin !== testOrigin) continue;
      if (!known.has(pathname + search)) queue.push(pathname + search);
      known.add(pathname + search);
      if (hash) places.push({ target: pathname + search, id: hash.slice(1) });
    }
    found.push({ path, page, places, ...(await readAnswer(path)) });
  }
  return found;
});

test('every page is sent as HTML in the language of its URL', async ({ readAnswer, read }) => {
  for (const { locale, url } of everyUrl) {
    const { status, headers } = await readAnswer(url);
    expect([status, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
    expect([headers['content-language'], (await read(url)).language], url).toEqual([locale, locale]);
  }
});

/** The title and the description of pages, in each language. */
const headTexts = locales.flatMap((locale) =>
  (['title', 'description'] as const).map((name) => ({ locale, name })),
);

/** The titles of all pages in a language, or their descriptions. */
const readHeadTexts = async (
  read: (path: string) => Promise<ReturnType<typeof load>>,
  { locale, name }: (typeof headTexts)[number],
): Promise<string[]> => {
  const urls = everyUrl.filter((each) => each.locale === locale).map(({ url }) => url);
  const pages = await Promise.all(urls.map(read));
  return pages.map((page) => (name === 'title' ? page.title : (page.meta('description') ?? '')));
};

test.for(headTexts)('each page in $locale has a $name of its own', async (headText, { read }) => {
  const texts = await readHeadTexts(read, headText);
  expect(texts).not.toContain('');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.for(headTexts)(
  'search results show the whole $name of each page in $locale',
  async (headText, { read }) => {
    const texts = await readHeadTexts(read, headText);
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => text.length > shownInResults[headText.name])).toEqual([]);
  },
);

test('the canonical URL of every page is its own', async ({ read }) => {
  for (const { url } of everyUrl) expect((await read(url)).canonical).toBe(testOrigin + url);
});

test('search engines may list every page but the legal ones', async ({ read }) => {
  for (const { ref, url } of everyUrl) {
    const robots = (await read(url)).meta('robots');
    expect(robots, url).toMatch(isLegal(ref) ? /^noindex,follow,/ : /^index,follow,/);
  }
});

test('search engines may show a long text and a large picture of every page', async ({ read }) => {
  for (const { url } of everyUrl)
    expect((await read(url)).meta('robots'), url).toContain('max-snippet:-1,max-image-preview:large');
});

test('every page names its versions in all languages to search engines', async ({ read }) => {
  for (const { ref, url } of everyUrl) {
    const versions = locales.map((other) => [other, testOrigin + urlOf(ref, other)]);
    const fallback = ['x-default', testOrigin + urlOf(ref, defaultLocale)];
    expect((await read(url)).alternates, url).toEqual(Object.fromEntries([...versions, fallback]));
  }
});

test('the language links of every page lead to the same page', async ({ read }) => {
  for (const { ref, url } of everyUrl)
    expect((await read(url)).attributes('.language-switcher a', 'href'), url).toEqual(
      locales.map((other) => urlOf(ref, other)),
    );
});

test('every page has a picture for links that are shared', async ({ read }) => {
  for (const { url } of everyUrl)
    expect((await read(url)).meta('og:image'), url).toMatch(
      /^http:\/\/localhost:3000\/assets\/pictures\/social\/.+\.jpg$/,
    );
});

test('only the home pages link the web manifest', async ({ read }) => {
  for (const { ref, url } of everyUrl) {
    const manifests = ref.page === 'home' ? ['/manifest.webmanifest'] : [];
    expect((await read(url)).attributes('link[rel=manifest]', 'href'), url).toEqual(manifests);
  }
});

test('every page has one main heading', async ({ read }) => {
  for (const { url } of everyUrl) expect((await read(url)).textsOf('h1'), url).toHaveLength(1);
});

test('no page has two elements with the same id', async ({ read }) => {
  for (const { url } of everyUrl) {
    const ids = (await read(url)).attributes('[id]', 'id');
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      url,
    ).toEqual([]);
  }
});

test('no page shows an unfilled placeholder', async ({ read }) => {
  for (const { url } of everyUrl) expect((await read(url)).text(), url).not.toMatch(/[{[]\w/);
});

test.for(locales)('the footer in %s links all massages on every kind of page', async (locale, { read }) => {
  const massages = servicesIn(locale).map(({ slug }) => urlOf({ page: 'service', slug }, locale));
  for (const { path } of templates) {
    const links = (await read(path(locale))).attributes('footer nav[aria-labelledby] a', 'href');
    expect(links, path(locale)).toEqual(massages);
  }
});

/** The targets of the links to the chat on a page. */
const chatsOn = ({ attributes }: ReturnType<typeof load>): string[] =>
  attributes(`[href^="${business.chat}"]`, 'href');

test.for(locales)('every chat link in %s has a greeting, on every kind of page', async (locale, { read }) => {
  for (const { path } of templates) {
    const chats = chatsOn(await read(path(locale)));
    expect(chats, path(locale)).not.toEqual([]);
    for (const chat of chats)
      expect(new URL(chat).searchParams.get('text')).toBe(allTexts[locale].layout.chatGreeting);
  }
});

test('no chat link has a plus sign, which some chat programs show instead of a space', async ({ read }) => {
  for (const { path } of templates) {
    const chats = chatsOn(await read(path(otherLocale)));
    expect(chats, path(otherLocale)).not.toEqual([]);
    expect(chats.filter((chat) => chat.includes('+'))).toEqual([]);
  }
});

// Browsers read an element inside the address as a space.
test('the link to the e-mail address in the footer contains text alone', async ({ read }) => {
  const { $ } = await read(urlOf({ page: 'home' }, defaultLocale));
  expect($(`footer a[href="${emailUrl}"]`).html()).toBe(business.email);
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
  // This shows that the check finds words without a space.
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

test('a visitor can reach every page from the home page by following links', async ({ linked }) => {
  const reached = new Set(linked.map(({ path }) => path));
  expect(everyUrl.map(({ url }) => url).filter((url) => !reached.has(url))).toEqual([]);
});

test('no link leads to a missing page or to a redirect', async ({ linked }) => {
  expect(linked.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([]);
});

test('every link to a place on a page finds that place', async ({ linked }) => {
  const idsOf = new Map(linked.map(({ path, page }) => [path, new Set(page.attributes('[id]', 'id'))]));
  for (const { path, places } of linked) {
    const missing = places.filter(({ target, id }) => !idsOf.get(target)?.has(id));
    expect(missing, path).toEqual([]);
  }
});

test('no page sets a cookie', async ({ linked }) => {
  for (const { path, headers } of linked) expect(headers['set-cookie'], path).toBeUndefined();
});

test('no page depends on another header of the visitor than Accept-Encoding (Vary)', async ({ linked }) => {
  for (const { path, headers } of linked) expect(headers['vary'], path).toBe('Accept-Encoding');
});

test('search engines find and list exactly the pages that they may list', async ({ linked }) => {
  const listed = linked.filter(
    ({ path, page }) => page.meta('robots')?.startsWith('index') && page.canonical === testOrigin + path,
  );
  expect(listed.map(({ path }) => path).sort()).toEqual(indexable.toSorted());
});

/** The URLs that a page loads pictures, scripts, styles and icons from. */
const sourcesIn = ({ attributes }: ReturnType<typeof load>): string[] => [
  ...attributes('[src]', 'src'),
  ...attributes('[srcset]', 'srcset').flatMap((set) =>
    set.split(', ').map((each) => each.split(' ')[0] ?? ''),
  ),
  ...attributes('link[href], use[href]', 'href'),
];

test('every picture, script, style sheet and icon of a page exists', async ({ linked, get }) => {
  const assets = linked
    .flatMap(({ page }) => sourcesIn(page))
    .map((source) => new URL(source, testOrigin))
    .filter(({ origin }) => origin === testOrigin);
  const paths = new Set(assets.map(({ pathname }) => pathname));
  expect(paths.size).toBeGreaterThan(1);
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
});
