import { expect, test } from 'vitest';
import type { PageId } from '../../content/routes.ts';
import { allPages, screenOf } from '../../src/pages/site.ts';
import { pages } from '../../views/pages.ts';
import { urlOf } from '../../views/urls.ts';

test('there are twelve massages, seven masseuses and the ten other pages of the route table', () => {
  expect(allPages.filter((ref) => ref.page === 'service')).toHaveLength(12);
  expect(allPages.filter((ref) => ref.page === 'masseuse')).toHaveLength(7);
  expect(allPages.filter((ref) => !('slug' in ref)).length).toBeGreaterThanOrEqual(10);
});

test('every page of the registry opens under its own id, and leads to itself in every language', () => {
  for (const ref of allPages) {
    const screen = screenOf(ref);
    expect(screen?.ref).toEqual(ref);
    expect(screen?.switchTo).toEqual(ref);
  }
});

test('the pages that have slugs are those whose path has a place for one', () => {
  for (const page of Object.keys(pages) as PageId[]) {
    const hasPlace = urlOf({ page, slug: ':slug' } as Parameters<typeof urlOf>[0], 'en').endsWith('/:slug');
    expect(Boolean(pages[page].slugs), page).toBe(hasPlace);
  }
});

test('a query that nobody knows asks for the same screen as none', () => {
  for (const ref of allPages) {
    const asked = { utm_source: 'x', service: 'no-such', sent: '2', other: ['a'] };
    const screen = pages[ref.page].open(asked, 'slug' in ref ? ref.slug : '');
    expect(screen?.state).toEqual(screenOf(ref)?.state);
  }
});
