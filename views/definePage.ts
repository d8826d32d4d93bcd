import { isPageIndexable, type PlainPageId, routes, type SlugPageId } from '../content/routes.ts';
import { crumbTo } from './head.ts';
import type { Crumb, Page, RenderContext, RenderedPage } from './page.ts';
import { titleFromSlug } from './texts/text.ts';
import type { PageRef } from './urls.ts';

/** The parts of a page that its module renders in one language. */
type PageContent = Omit<RenderedPage, 'ref' | 'switcherTarget' | 'breadcrumb'> & {
  /**
   * The last step of the breadcrumb; by default the page's name in the navigation, or the words of its slug.
   */
  lastCrumb?: Crumb;
};

/** The breadcrumb from the home page to a page. `last` replaces the default last step. */
const createBreadcrumb = (ref: PageRef, context: RenderContext, last?: Crumb): Crumb[] => {
  const { pages } = context.texts;
  if (ref.page === 'home') return [{ text: pages.home.nav }];
  const home = crumbTo('home', context);
  return 'slug' in ref
    ? [home, crumbTo(routes[ref.page].parent, context), last ?? { text: titleFromSlug(ref.slug) }]
    : [home, last ?? { text: pages[ref.page].nav }];
};

/**
 * Adds to the content that a page module renders: the ref, the breadcrumb, and the route's rule for search
 * engines.
 */
const buildPage = (ref: PageRef, render: (context: RenderContext) => PageContent): Page => ({
  ref,
  render: (context) => {
    const { lastCrumb, head, ...content } = render(context);
    return {
      ref,
      switcherTarget: ref,
      ...content,
      head: { ...head, isIndexable: head.isIndexable && isPageIndexable(ref.page) },
      breadcrumb: createBreadcrumb(ref, context, lastCrumb),
    };
  },
});

/** A query as Express parses it. */
export type Query = Readonly<Record<string, unknown>>;

/** A route with its pages. */
export type PageDefinition = {
  /** The one page of the route, or a page for each slug. */
  refs: readonly PageRef[];
  /** The error page for an unknown slug; without it, the general error page. */
  unknownSlug?: Page | undefined;
  /** Returns the page of a query and a slug; `null` means 404. */
  open: (query: Query, slug: string) => Page | null;
};

/** Defines a page that is always the same. */
export const definePage = (
  page: PlainPageId,
  render: (context: RenderContext) => PageContent,
): PageDefinition => ({
  refs: [{ page }],
  open: () => buildPage({ page }, render),
});

type QueryPage<State extends object> = {
  /** Reads the state from a query; `null` means 404. Must ignore unknown names and values. */
  readQuery: (query: Query) => State | null;
  render: (props: State & RenderContext) => PageContent;
};

/** Defines a page whose state depends on the query. */
export const defineQueryPage = <State extends object>(
  page: PlainPageId,
  { readQuery, render }: QueryPage<State>,
) => {
  /** Creates the page of a state. Some states have no URL, like a form with errors. */
  const createPage = (state: State): Page =>
    buildPage({ page }, (context) => render({ ...state, ...context }));
  return {
    refs: [{ page }],
    open: (query: Query): Page | null => {
      const state = readQuery(query);
      return state && createPage(state);
    },
    createPage,
  };
};

type SlugPage<Slug extends string> = {
  slugs: readonly Slug[];
  unknownSlug?: Page;
  render: (props: { slug: Slug } & RenderContext) => PageContent;
};

/** Defines a page for each slug. */
export const defineSlugPage = <Slug extends string>(
  page: SlugPageId,
  { slugs, unknownSlug, render }: SlugPage<Slug>,
): PageDefinition => ({
  refs: slugs.map((slug) => ({ page, slug })),
  unknownSlug,
  open: (_query, requestedSlug) => {
    // `find` gives the slug its exact type.
    const slug = slugs.find((known) => known === requestedSlug);
    return slug ? buildPage({ page, slug }, (context) => render({ slug, ...context })) : null;
  },
});
