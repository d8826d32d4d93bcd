import type { ComponentType } from 'react';
import { type PlainPageId, routes, type SlugPageId } from '../content/routes.ts';
import { crumbTo } from './head.ts';
import type { Crumb, Page, PageHead, PageSchema, RenderContext } from './page.ts';
import { titleFromSlug } from './texts/text.ts';
import type { PageRef } from './urls.ts';

/** The parts of a page. They depend on the state of the page, the language and the site only. */
type Parts<State extends object> = {
  Component: ComponentType<State & RenderContext>;
  head: (props: State & RenderContext) => PageHead;
  /** The last step of the breadcrumb; by default the page's name in the navigation, or the words of its slug. */
  lastCrumb?: (props: State & RenderContext) => Crumb;
  /** Returns the query that leads to a state. Links to the same state in another language have this query. */
  toQuery?: (state: State) => Record<string, string>;
  isError?: (state: State) => boolean;
  hasModal?: (state: State) => boolean;
  schema?: (props: State & RenderContext, url: string) => PageSchema;
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

const createPage = <State extends object>(
  ref: PageRef,
  state: State,
  { Component, head, lastCrumb, toQuery, isError, hasModal, schema }: Parts<State>,
): Page => ({
  ref,
  switcherTarget: ref,
  query: toQuery?.(state),
  isError: isError?.(state) ?? false,
  hasModal: hasModal?.(state),
  head: (context) => head({ ...state, ...context }),
  body: (context) => <Component {...state} {...context} />,
  breadcrumb: (context) => createBreadcrumb(ref, context, lastCrumb?.({ ...state, ...context })),
  schema: schema && ((context, url) => schema({ ...state, ...context }, url)),
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
export const definePage = (page: PlainPageId, parts: Parts<object>): PageDefinition => ({
  refs: [{ page }],
  open: () => createPage({ page }, {}, parts),
});

type QueryParts<State extends object> = Parts<State> & {
  /** Reads the state from a query; `null` means 404. Must ignore unknown names and values. */
  readQuery: (query: Query) => State | null;
};

/** Defines a page whose state depends on the query. */
export const defineQueryPage = <State extends object>(
  page: PlainPageId,
  { readQuery, ...parts }: QueryParts<State>,
) => ({
  refs: [{ page }],
  open: (query: Query): Page | null => {
    const state = readQuery(query);
    return state && createPage({ page }, state, parts);
  },
  /** Creates the page of a state that has no URL, like a form with errors. */
  createPage: (state: State): Page => createPage({ page }, state, parts),
});

type SlugParts<Slug extends string> = Parts<{ slug: Slug }> & {
  slugs: readonly Slug[];
  unknownSlug?: Page;
};

/** Defines a page for each slug. */
export const defineSlugPage = <Slug extends string>(
  page: SlugPageId,
  { slugs, unknownSlug, ...parts }: SlugParts<Slug>,
): PageDefinition => ({
  refs: slugs.map((slug) => ({ page, slug })),
  unknownSlug,
  open: (_query, requestedSlug) => {
    // `find` gives the slug its exact type.
    const slug = slugs.find((known) => known === requestedSlug);
    return slug ? createPage({ page, slug }, { slug }, parts) : null;
  },
});
