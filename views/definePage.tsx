import type { ComponentType } from 'react';
import { business } from '../content/business.ts';
import type { PictureId } from '../content/pictures.ts';
import { type PageId, routes, type SlugPageId } from '../content/routes.ts';
import type { Crumb, Head, Page, PageSchema, RenderContext } from './page.ts';
import { titleFromSlug } from './text.ts';
import { createPageRef, type PageRef, urlOf } from './urls.ts';

/** Search engines cut off titles of this length or more, in characters. */
const titleLimit = 60;

/** Appends the centre's name to a title if both fit. */
export const withSiteName = (title: string): string => {
  const titleWithName = `${title} · ${business.name}`;
  return titleWithName.length < titleLimit ? titleWithName : title;
};

/** Creates the head of a page. Appends the centre's name to the title if both fit. */
export const createHead = (
  { title, description }: Pick<Head, 'title' | 'description'>,
  picture: PictureId,
  { indexable = true } = {},
): Head => ({ title: withSiteName(title), description, picture, indexable });

/** A link to a page in the breadcrumb. */
export const crumbTo = (page: Exclude<PageId, SlugPageId>, { texts, locale }: RenderContext): Crumb => ({
  text: texts.pages[page].nav,
  href: urlOf({ page }, locale),
});

/** A query as Express parses it. */
export type Query = Readonly<Record<string, unknown>>;

type Definition<State> = {
  /** The slugs of a page with `:slug` in its path. Each slug is a state `{ slug }`. */
  slugs?: readonly string[];
  /** The error page for an unknown slug; without it, the general error page. */
  unknownSlug?: Page;
  /** Reads the state from a query; `null` means 404. Must ignore unknown names and values. */
  parseQuery?: (query: Query) => State | null;
  Component: ComponentType<State & RenderContext>;
  head: (props: State & RenderContext) => Head;
  /** The last step of the breadcrumb; by default the page's name in the navigation, or the words of its slug. */
  lastCrumb?: (props: State & RenderContext) => Crumb;
  /** Returns the query that leads to a state. Links to the same state in another language have this query. */
  toQuery?: (state: State) => Record<string, string>;
  isError?: (state: State) => boolean;
  hasModal?: (state: State) => boolean;
  schema?: (props: State & RenderContext, url: string) => PageSchema;
};

/** The template of a page of the route table. The HTML depends on `State`, the language and the site only. */
export type PageTemplate<State extends object = never> = {
  slugs: readonly string[] | undefined;
  unknownSlug: Page | undefined;
  /** Returns the page of a query and a slug; `null` means 404. */
  open: (query: Query, slug?: string) => Page | null;
  /** Creates the page of a state that has no URL, like a form with errors. */
  createPage: (state: State) => Page;
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

/** Creates the template of a page from its definition. */
export const definePage = <State extends object>(
  id: PageId,
  definition: Definition<State>,
): PageTemplate<State> => {
  const { slugs, parseQuery, Component, head, lastCrumb, toQuery, schema } = definition;

  const readState = (query: Query, slug: string): State | null => {
    if (slugs) return slugs.includes(slug) ? ({ slug } as State) : null;
    return parseQuery ? parseQuery(query) : ({} as State);
  };

  const createPage = (state: State): Page => {
    const ref = createPageRef(id, 'slug' in state ? String(state.slug) : undefined);
    return {
      name: id,
      ref,
      switcherTarget: ref,
      query: toQuery?.(state) ?? {},
      isError: definition.isError?.(state) ?? false,
      hasModal: definition.hasModal?.(state) ?? false,
      head: (context) => head({ ...state, ...context }),
      body: (context) => <Component {...state} {...context} />,
      breadcrumb: (context) => createBreadcrumb(ref, context, lastCrumb?.({ ...state, ...context })),
      schema: (context, url) => schema?.({ ...state, ...context }, url) ?? {},
    };
  };

  return {
    slugs,
    unknownSlug: definition.unknownSlug,
    open: (query, slug = '') => {
      const state = readState(query, slug);
      return state && createPage(state);
    },
    createPage,
  };
};
