import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '../client/islands/registry.ts';

type Props<P extends object> = {
  name: IslandName;
  /** Different for each island of a page. */
  id: string;
  component: ComponentType<P>;
  /** All that it needs, its words included: JSON, and the same for the server and the browser. */
  props: P;
};

/**
 * Markup that works by itself and that the browser can bring to life: a React root of its own, beside the props that it
 * was rendered from. `client/islands/hydrateIsland.ts` is the other end.
 */
export const Island = <P extends object>({ name, id, component: Component, props }: Props<P>) => (
  <div id={id} data-island={name} data-island-status="pending">
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
