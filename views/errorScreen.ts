import { headOf } from './head.ts';
import type { Head, RenderContext, Screen } from './screen.ts';

/** The head of an error screen: search engines do not list it. */
export const errorHead = ({ title, lead }: { title: string; lead: string }): Head =>
  headOf({ title, description: lead }, 'hero', { indexable: false });

/** A screen that tells of an error and has no address of its own. */
export const errorScreen = (
  name: string,
  head: (context: RenderContext) => Head,
  screen: Pick<Screen, 'body'> & Partial<Screen>,
): Screen => ({
  name,
  state: {},
  ref: null,
  switchTo: { page: 'home' },
  query: {},
  isError: true,
  isCacheable: true,
  isCovered: false,
  head,
  plainHead: head,
  breadcrumb: () => [],
  schema: () => ({}),
  ...screen,
});
