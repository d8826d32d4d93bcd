import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { type PageId, routes } from '../../content/routes.ts';
import { resolvePath } from '../../src/http/resolvePath.ts';
import { allPages, openPage } from '../../src/pages/pageUrls.ts';
import { urlOf } from '../../views/urls.ts';
import { everyUrl } from '../support/routeTable.ts';

test.each(everyUrl)('$url resolves to its page', ({ ref, locale, url }) => {
  expect(resolvePath(url)).toEqual({ ref, locale });
});

test.each(everyUrl)(
  'a path with upper case, more slashes or words of other languages leads to $url',
  ({ ref, locale, url }) => {
    const withDoubleSlash = url.replace('/', '//');
    for (const path of [`${url}/`, url.toUpperCase(), withDoubleSlash]) {
      const resolved = resolvePath(path);
      expect(resolved.ref && urlOf(resolved.ref, resolved.locale), path).toBe(url);
    }
    // The segments of every other language lead to the page of the language in the prefix.
    const prefixOf = (language: Locale) => urlOf({ page: 'home' }, language).replace(/\/$/, '');
    for (const other of locales) {
      const path = prefixOf(locale) + urlOf(ref, other).slice(prefixOf(other).length);
      const resolved = resolvePath(path || '/');
      expect(resolved.ref && urlOf(resolved.ref, resolved.locale), path).toBe(url);
    }
  },
);

test('a URL with the prefix of the default language or percent-encoding leads to the usual URL', () => {
  const url = urlOf({ page: 'services' }, defaultLocale);
  const withFirstLetterEncoded = `/%${url.charCodeAt(1).toString(16)}${url.slice(2)}`;
  for (const path of [`/${defaultLocale}${url}`, withFirstLetterEncoded]) {
    const { ref, locale } = resolvePath(path);
    expect(ref && urlOf(ref, locale), path).toBe(url);
  }
});

test('allPages, and everyUrl for tests, list all massages, masseuses and other pages of the site', () => {
  const slugsOf = (page: PageId) =>
    allPages.flatMap((ref) => (ref.page === page && 'slug' in ref ? [ref.slug] : []));
  expect(slugsOf('service')).toEqual(catalogue.map(({ slug }) => slug));
  expect(slugsOf('masseuse')).toEqual(masseuses.map(({ slug }) => slug));
  expect(new Set(allPages.map(({ page }) => page))).toEqual(new Set(Object.keys(routes)));
  const urls = locales.flatMap((locale) => allPages.map((ref) => urlOf(ref, locale)));
  expect(everyUrl.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
});

test('openPage returns the page asked for, and its language switcher leads to the same page', () => {
  for (const ref of allPages) {
    const page = openPage(ref);
    expect(page?.ref).toEqual(ref);
    expect(page?.switcherTarget).toEqual(ref);
  }
});
