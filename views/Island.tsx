import type { ComponentType } from 'react';
import type { IslandName, Trigger } from '../client/islands/hydrateIslands.ts';
import { JsonScript } from './JsonScript.tsx';

type Props<P extends object> = {
  name: IslandName;
  /** Unique on the page. Elements outside the island refer to it in `data-island-for`. */
  id: string;
  component: ComponentType<P>;
  /** The data of the component, as JSON. Server and browser render with the same props. */
  props: P;
  /** When the island hydrates, besides the first pointer, key or focus in it. */
  on: readonly Trigger[];
};

/**
 * Renders a component next to its props as JSON. The markup works without JavaScript, and
 * `client/islands/hydrateIslands.ts` hydrates it. Ids come from props: `useId` would differ in the browser.
 */
export const Island = <P extends object>({ name, id, component: Component, props, on }: Props<P>) => (
  <div id={id} data-island={name} data-island-on={on.join(' ')} data-island-status="pending">
    <JsonScript type="application/json" data={props} />
    <div className="island">
      <Component {...props} />
    </div>
  </div>
);
