import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Trigger } from '../client/islands/hydrationTriggers.ts';
import type { IslandName } from '../client/islands/registry.ts';

type Props<P extends object> = {
  name: IslandName;
  /** Different for each island of a page. Elements elsewhere on it belong to the island by naming it in `data-island-for`. */
  id: string;
  component: ComponentType<P>;
  /** All that it needs, its words included: JSON, and the same for the server and the browser. */
  props: P;
  /** What makes it hydrate; without any it does as another's `with`. */
  on?: readonly Trigger[];
  /** The id of an island that is hydrated together with this one. */
  with?: string;
  /** What is done again after hydration if it came before: `click` on links, `submit`, and keys by their names. */
  replay?: readonly string[];
};

/**
 * Markup that works by itself and that the browser can hydrate: a React root of its own, beside the props that it was
 * rendered from. `client/islands/hydrateIsland.ts` is the other end.
 */
export const Island = <P extends object>({
  name,
  id,
  component: Component,
  props,
  on,
  with: companion,
  replay,
}: Props<P>) => (
  <div
    id={id}
    data-island={name}
    data-island-on={on?.join(' ')}
    data-island-with={companion}
    data-island-replay={replay?.join(' ')}
    data-island-status="pending"
  >
    {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: JSON with < escaped, and markup of our own renderToString. */}
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
    />
    <div
      className="island"
      dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />, { identifierPrefix: id }) }}
    />
    {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above. */}
  </div>
);
