import type { ComponentType } from 'react';
import { type PageId, routes } from '../content/routes.ts';
import type { Crumb, Head, PageSchema, RenderContext, Screen } from './screen.ts';
import { titleFromSlug } from './text.ts';
import { type PageRef, urlOf } from './urls.ts';

/** The query of an address as Express reads it. */
type Query = Readonly<Record<string, unknown>>;

type Definition<State> = {
  /** Of a page of which there are several: their slugs, each of which is a state `{ slug }`. */
  slugs?: readonly string[];
  /** What to show for a slug that is none of them; without it the general screen. */
  unknownSlug?: Screen;
  /** What a query asks for; `null` where there is no such thing. Names and values that mean nothing change nothing. */
  read?: (query: Query) => State | null;
  Component: ComponentType<State & RenderContext>;
  head: (props: State & RenderContext) => Head;
  /** The last step of the breadcrumb; without it the page's name in the navigation, or its slug in words. */
  crumb?: (props: State & RenderContext) => Crumb;
  /** The part of the query that goes along when the language is switched. */
  query?: (state: State) => Record<string, string>;
  isError?: (state: State) => boolean;
  /** Whether a state belongs to one visitor, like a search; without it every state may be cached. */
  isPrivate?: (state: State) => boolean;
  isCovered?: (state: State) => boolean;
  schema?: (props: State & RenderContext, url: string) => PageSchema;
};

/** A page of the route table. `State` is what its HTML depends on besides language and site. */
export type Page<State extends object = never> = Pick<Definition<State>, 'slugs' | 'unknownSlug'> & {
  /** The screen that an address asks for; `null` where there is none. */
  open: (query: Query, slug?: string) => Screen | null;
  /** The screen of a state that no address asks for, as of a form with mistakes. */
  screen: (state: State) => Screen;
};

/** The way from the home page to a page, which `last` ends where its name does not; of the home page it is that page alone. */
const breadcrumbOf = (ref: PageRef, { copy, locale }: RenderContext, last?: Crumb): Crumb[] => {
  if (ref.page === 'home') return [{ text: copy.pages.home.nav }];
  const linkTo = (page: 'home' | 'services' | 'masseuses'): Crumb => ({
    text: copy.pages[page].nav,
    href: urlOf({ page }, locale),
  });
  return 'slug' in ref
    ? [linkTo('home'), linkTo(routes[ref.page].parent), last ?? { text: titleFromSlug(ref.slug) }]
    : [linkTo('home'), last ?? { text: copy.pages[ref.page].nav }];
};

/** Makes a page of the route table from all that its module says of it. */
export const definePage = <State extends object>(id: PageId, definition: Definition<State>): Page<State> => {
  const { slugs, unknownSlug, read, Component, head, crumb, query, schema } = definition;

  const stateOf = (asked: Query, slug: string): State | null => {
    if (slugs) return slugs.includes(slug) ? ({ slug } as State) : null;
    return read ? read(asked) : ({} as State);
  };

  const screen = (state: State): Screen => {
    const ref = { page: id, ...('slug' in state ? { slug: state.slug } : {}) } as PageRef;
    const plainState = stateOf({}, 'slug' in ref ? ref.slug : '') ?? state;
    return {
      name: id,
      state,
      ref,
      switchTo: ref,
      query: query?.(state) ?? {},
      isError: definition.isError?.(state) ?? false,
      isPrivate: definition.isPrivate?.(state) ?? false,
      isCovered: definition.isCovered?.(state) ?? false,
      head: (context) => head({ ...state, ...context }),
      plainHead: (context) => head({ ...plainState, ...context }),
      body: (context) => <Component {...state} {...context} />,
      breadcrumb: (context) => breadcrumbOf(ref, context, crumb?.({ ...state, ...context })),
      schema: (context, url) => schema?.({ ...state, ...context }, url) ?? {},
    };
  };

  return {
    ...(slugs ? { slugs } : {}),
    ...(unknownSlug ? { unknownSlug } : {}),
    open: (asked, slug = '') => {
      const state = stateOf(asked, slug);
      return state && screen(state);
    },
    screen,
  };
};
