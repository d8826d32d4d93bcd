import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Trigger } from '../client/islands/hydrationTriggers.ts';
import type { IslandName } from '../client/islands/registry.ts';

type Props<P extends object> = {
  name: IslandName;
  /** Unique on the page. Elements outside the island refer to it in `data-island-for`. */
  id: string;
  component: ComponentType<P>;
  /** The data of the component, as JSON. Server and browser render with the same props. */
  props: Partial<P>;
  /** Props that all pages of a language share. The browser loads them from the script's default export. */
  defaults?: { script: string; props: P };
  /** The triggers of hydration. Without any, the island hydrates only as a companion of another island. */
  on?: readonly Trigger[];
  /** The id of an island that hydrates together with this one. */
  companion?: string;
  /** Events before hydration that are replayed after it: `click` on links, `submit`, and keys by name. */
  replay?: readonly string[];
};

/**
 * Renders a component as a separate React root, next to its props as JSON. The markup works without
 * JavaScript, and `client/islands/hydrateIsland.ts` hydrates it.
 */
export const Island = <P extends object>({
  name,
  id,
  component: Component,
  props,
  defaults,
  on,
  companion,
  replay,
}: Props<P>) => (
  <div
    id={id}
    data-island={name}
    data-island-on={on?.join(' ')}
    data-island-with={companion}
    data-island-replay={replay?.join(' ')}
    data-island-defaults={defaults?.script}
    data-island-status="pending"
  >
    {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: JSON with < escaped, and markup of our own renderToString. */}
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
    />
    <div
      className="island"
      dangerouslySetInnerHTML={{
        __html: renderToString(<Component {...({ ...defaults?.props, ...props } as P)} />, {
          identifierPrefix: id,
        }),
      }}
    />
    {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above. */}
  </div>
);
