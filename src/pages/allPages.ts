import { locales } from '../../content/locales.ts';
import type { PageId } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';

/** All pages of the site, with one entry for each massage and each masseuse. */
export const allPages: readonly PageRef[] = (Object.keys(pages) as PageId[]).flatMap(
  (page) => (pages[page].slugs?.map((slug) => ({ page, slug })) ?? [{ page }]) as PageRef[],
);

/** The screen of a page at its plain address. */
export const screenOf = (ref: PageRef) => pages[ref.page].open({}, 'slug' in ref ? ref.slug : '');

/** The plain addresses of all pages in every language. */
export const pageUrls: readonly string[] = allPages.flatMap((ref) =>
  locales.map((locale) => urlOf(ref, locale)),
);
