import type { PageId } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import type { PageRef } from '../../views/urls.ts';

/** All pages of the site, with one entry for each massage and each masseuse. */
export const allPages: readonly PageRef[] = (Object.keys(pages) as PageId[]).flatMap(
  (page) => (pages[page].slugs?.map((slug) => ({ page, slug })) ?? [{ page }]) as PageRef[],
);

/** The screen of a page at its plain address. */
export const screenOf = (ref: PageRef) => pages[ref.page].open({}, 'slug' in ref ? ref.slug : '');
