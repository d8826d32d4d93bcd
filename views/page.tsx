import type { ComponentType } from 'react';
import { type PageId, routes } from '../content/routes.ts';
import type { Crumb, Head, PageSchema, RenderContext, Screen } from './screen.ts';
import { type PageRef, urlOf } from './urls.ts';

/** The query of an address as Express reads it. */
type Query = Readonly<Record<string, unknown>>;

type Definition<State> = {
  /** Of a page of which there are several: their slugs. */
  slugs?: readonly string[];
  /** What to show for a slug that is none of them; without it the general screen. */
  unknownSlug?: Screen;
  /**
   * What a query, and the slug of a page that has one, ask for; `null` where there is no such thing. Names and values that
   * mean nothing change nothing.
   */
  read: (query: Query, slug: string) => State | null;
  Component: ComponentType<State & RenderContext>;
  head: (props: State & RenderContext) => Head;
  /** The last step of the breadcrumb, or none on the page that it begins with. */
  crumb: (props: State & RenderContext) => Crumb | null;
  query?: (state: State) => Record<string, string>;
  isError?: (state: State) => boolean;
  isCacheable?: (state: State) => boolean;
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

const linkTo = (page: 'home' | 'services' | 'masseuses', { copy, locale }: RenderContext): Crumb => ({
  text: copy.pages[page].nav,
  href: urlOf({ page }, locale),
});

/** Makes a page of the route table from all that is said of it in its module. */
export const definePage = <State extends object>(id: PageId, definition: Definition<State>): Page<State> => {
  const { slugs, unknownSlug, read, Component, head, crumb, query, schema } = definition;

  const breadcrumb = (props: State & RenderContext): Crumb[] => {
    const last = crumb(props);
    if (!last) return [];
    const route = routes[id];
    return [linkTo('home', props), ...('parent' in route ? [linkTo(route.parent, props)] : []), last];
  };

  const screen = (state: State): Screen => {
    const ref = { page: id, ...('slug' in state ? { slug: state.slug } : {}) } as PageRef;
    const plainState = read({}, 'slug' in ref ? ref.slug : '') ?? state;
    return {
      name: id,
      state,
      ref,
      switchTo: ref,
      query: query?.(state) ?? {},
      isError: definition.isError?.(state) ?? false,
      isCacheable: definition.isCacheable?.(state) ?? true,
      isCovered: definition.isCovered?.(state) ?? false,
      head: (context) => head({ ...state, ...context }),
      plainHead: (context) => head({ ...plainState, ...context }),
      body: (context) => <Component {...state} {...context} />,
      breadcrumb: (context) => breadcrumb({ ...state, ...context }),
      schema: (context, url) => schema?.({ ...state, ...context }, url) ?? {},
    };
  };

  return {
    ...(slugs ? { slugs } : {}),
    ...(unknownSlug ? { unknownSlug } : {}),
    open: (asked, slug = '') => {
      const state = read(asked, slug);
      return state && screen(state);
    },
    screen,
  };
};
