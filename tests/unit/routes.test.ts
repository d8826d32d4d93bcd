import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { pageIds } from '../../content/routes.ts';
import { pageDefinitions } from '../../views/pageDefinitions.ts';
import { urlOf } from '../../views/urls.ts';
import { everyUrl } from '../support/routeTable.ts';

test('the tests that visit every page visit each page of the site once', () => {
  const refs = pageIds.flatMap((page) => pageDefinitions[page].refs);
  const urls = locales.flatMap((locale) => refs.map((ref) => urlOf(ref, locale)));
  expect(everyUrl.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
  expect(new Set(urls).size).toBe(urls.length);
});
