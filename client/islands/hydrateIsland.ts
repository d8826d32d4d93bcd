import type { ComponentType } from 'react';
import { type IslandName, islands } from './registry.ts';

/**
 * Finds the island that handles an event: the island around the target, or the one that the target names in
 * `data-island-for`. If nothing has the focus, finds the island with an open dialog.
 */
export const findIsland = ({ target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const element =
    target === document.body
      ? document.querySelector<HTMLElement>('[data-island]:has(> .island > dialog[open])')
      : target.closest<HTMLElement>('[data-island], [data-island-for]');
  const id = element?.dataset['islandFor'];
  return id ? document.getElementById(id) : element;
};

const hydrations = new WeakMap<Element, Promise<boolean>>();

const tryToHydrate = async (island: HTMLElement): Promise<boolean> => {
  const { id, dataset } = island;
  const [data, root] = island.children;
  const name = dataset['island'] as IslandName;
  const script = dataset['islandDefaults'];
  const companion = document.getElementById(dataset['islandWith'] ?? '');
  dataset['islandStatus'] = 'hydrating';
  try {
    const [{ hydrate }, { [name]: Component }, defaults, hasCompanion] = await Promise.all([
      import('./hydrate.tsx'),
      islands[name]() as Promise<unknown> as Promise<Record<IslandName, ComponentType>>,
      script ? import(script) : { default: {} },
      !companion || hydrateIsland(companion),
    ]);
    if (!data || !root || !hasCompanion) throw new Error(`Incomplete island ${id}`);
    await hydrate(root, Component, { ...defaults.default, ...JSON.parse(data.textContent) }, id);
    dataset['islandStatus'] = 'hydrated';
    return true;
  } catch {
    dataset['islandStatus'] = 'pending';
    hydrations.delete(island);
    return false;
  }
};

/**
 * Hydrates an island, and the island that it names in `data-island-with`, once. Resolves to `false` if the
 * code cannot be loaded. The markup then still works, and the next trigger tries again.
 */
export const hydrateIsland = (island: HTMLElement): Promise<boolean> => {
  const hydration = hydrations.get(island) ?? tryToHydrate(island);
  hydrations.set(island, hydration);
  return hydration;
};
