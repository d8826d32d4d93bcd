import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { pageIds } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import { urlOf } from '../../views/urls.ts';
import { everyUrl } from '../support/routeTable.ts';

test('the URLs that tests visit are those of all pages of the site, each once', () => {
  const refs = pageIds.flatMap((page) => pages[page].refs);
  const urls = locales.flatMap((locale) => refs.map((ref) => urlOf(ref, locale)));
  expect(everyUrl.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
  expect(new Set(urls).size).toBe(urls.length);
});

test('the language switcher of every page leads to the same page', () => {
  for (const { ref } of everyUrl) {
    const page = pages[ref.page].open({}, 'slug' in ref ? ref.slug : '');
    expect(page?.ref).toEqual(ref);
    expect(page?.switcherTarget).toEqual(ref);
  }
});
