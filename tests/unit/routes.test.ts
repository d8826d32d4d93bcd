import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import type { PageId } from '../../content/routes.ts';
import { resolvePath } from '../../src/http/resolvePath.ts';
import { allPages, openPage } from '../../src/pages/pageUrls.ts';
import { pages } from '../../views/pages.ts';
import { urlOf } from '../../views/urls.ts';
import { everyUrl } from '../support/routeTable.ts';

test.each(everyUrl)('$url resolves to its page', ({ ref, locale, url }) => {
  expect(resolvePath(url)).toEqual({ ref, locale });
});

test.each([
  ['/es/', '/es'],
  ['/ES', '/es'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/services', '/services'],
  ['/EN/Services/Tantra-Massage/', '/services/tantra-massage'],
  ['//services', '/services'],
  ['/es//services//', '/es/services'],
  ['/es/masseuses', '/es/masajistas'],
  ['/masajistas', '/masseuses'],
  ['/fr/masajistas', '/fr/masseuses'],
  ['/es/privacy-policy', '/es/politica-de-privacidad'],
  ['/fr/politica-de-cookies', '/fr/politique-de-cookies'],
  ['/es/hotels', '/es/hoteles'],
  ['/fr/hoteles', '/fr/hotels'],
  ['/%73ervices', '/services'],
])('%s resolves to %s', (path, target) => {
  const { ref, locale } = resolvePath(path);
  expect(ref && urlOf(ref, locale)).toBe(target);
});

/** The name and the language of the not-found page for a path. */
const missingAt = (path: string) => {
  const resolved = resolvePath(path);
  return resolved.ref ? resolved : [resolved.missing.name, resolved.locale];
};

test.each([
  ['//evil.example/', 'en'],
  ['/\\evil.example', 'en'],
  ['/services/no-such-massage', 'en'],
  ['/services/tantra-massage/more', 'en'],
  ['/es/nada', 'es'],
  ['/FR/rien', 'fr'],
  ['/es/%E0%A4%A', 'es'],
  ['/services/:slug', 'en'],
  ['/xx/services', 'en'],
] as const)('%s is not found in %s', (path, locale) => {
  expect(missingAt(path)).toEqual(['notFound', locale]);
});

test.each([
  ['/therapists/nobody', 'en'],
  ['/ES/therapists/Nobody/', 'es'],
] as const)('%s is an unknown profile in %s', (path, locale) => {
  expect(missingAt(path)).toEqual(['profileNotFound', locale]);
});

test('the route table contains all services, masseuses and other pages', () => {
  const slugsOf = (page: PageId) =>
    allPages.flatMap((ref) => (ref.page === page && 'slug' in ref ? [ref.slug] : []));
  expect(slugsOf('service')).toEqual(catalogue.map(({ slug }) => slug));
  expect(slugsOf('masseuse')).toEqual(masseuses.map(({ slug }) => slug));
  expect(new Set(allPages.map(({ page }) => page))).toEqual(new Set(Object.keys(pages)));
  const urls = locales.flatMap((locale) => allPages.map((ref) => urlOf(ref, locale)));
  expect(everyUrl.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
});

test('every page opens under its own id and switches to itself', () => {
  for (const ref of allPages) {
    const page = openPage(ref);
    expect(page?.ref).toEqual(ref);
    expect(page?.switcherTarget).toEqual(ref);
  }
});

test('exactly the pages with a slug in the path have slugs', () => {
  for (const page of Object.keys(pages) as PageId[]) {
    const hasPlace = urlOf({ page, slug: ':slug' } as Parameters<typeof urlOf>[0], 'en').endsWith('/:slug');
    expect(Boolean(pages[page].slugs), page).toBe(hasPlace);
  }
});

test('an unknown query opens the same page as no query', () => {
  for (const ref of allPages) {
    const asked = { utm_source: 'x', service: 'no-such', sent: '2', other: ['a'] };
    const page = pages[ref.page].open(asked, 'slug' in ref ? ref.slug : '');
    expect(page?.state).toEqual(openPage(ref)?.state);
  }
});
