import type { ComponentType } from 'react';
import { type IslandName, islands } from './registry.ts';

/**
 * The island that an event belongs to: the one around its target, or the one that the target names; for keys while nothing
 * has the focus, the one whose dialog lies over the page.
 */
export const islandOf = ({ target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const place =
    target === document.body
      ? document.querySelector<HTMLElement>('[data-island]:has(> .island > dialog[open])')
      : target.closest<HTMLElement>('[data-island], [data-island-for]');
  const id = place?.dataset['islandFor'];
  return id ? document.getElementById(id) : place;
};

const hydrations = new WeakMap<Element, Promise<boolean>>();

const tryToHydrate = async (island: HTMLElement): Promise<boolean> => {
  const { id, dataset } = island;
  const [data, root] = island.children as unknown as [Element, Element];
  const name = dataset['island'] as IslandName;
  const companion = document.getElementById(dataset['islandWith'] ?? '');
  dataset['islandStatus'] = 'hydrating';
  try {
    const [{ hydrate }, { [name]: Component }, hasCompanion] = await Promise.all([
      import('./hydrate.tsx'),
      islands[name]() as Promise<unknown> as Promise<Record<IslandName, ComponentType>>,
      !companion || hydrateIsland(companion),
    ]);
    if (!hasCompanion) throw new Error(`No companion for ${id}`);
    await hydrate(root, Component, JSON.parse(data.textContent), id);
    dataset['islandStatus'] = 'hydrated';
    return true;
  } catch {
    dataset['islandStatus'] = 'pending';
    hydrations.delete(island);
    return false;
  }
};

/**
 * Hydrates an island and the one that it names in `data-island-with`, once. Resolves to whether it could: where the code
 * cannot be fetched the markup goes on working as it is, and the next trigger tries again.
 */
export const hydrateIsland = (island: HTMLElement): Promise<boolean> => {
  const hydration = hydrations.get(island) ?? tryToHydrate(island);
  hydrations.set(island, hydration);
  return hydration;
};
