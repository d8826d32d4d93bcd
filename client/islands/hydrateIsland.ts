import type { ComponentType } from 'react';
import { type IslandName, islands } from './registry.ts';

const hydrations = new WeakMap<Element, Promise<boolean>>();

const fetchAndHydrate = async (island: HTMLElement): Promise<void> => {
  const [data, root] = island.children;
  if (!data || !root) throw new Error(`The island ${island.id} has no props`);
  const name = island.dataset['island'] as IslandName;
  const companion = document.getElementById(island.dataset['islandWith'] ?? '');
  const [{ hydrate }, module, hasCompanion] = await Promise.all([
    import('./hydrate.tsx'),
    islands[name]() as Promise<Record<string, ComponentType>>,
    !companion || hydrateIsland(companion),
  ]);
  const Component = module[name];
  if (!Component || !hasCompanion) throw new Error(`The island ${island.id} lacks a part`);
  await hydrate(root, Component, JSON.parse(data.textContent), island.id);
};

/**
 * Hydrates an island and the one that it names in `data-island-with`, once. Resolves to whether it could: where the code
 * cannot be fetched the markup goes on working as it is, and the next trigger tries again.
 */
export const hydrateIsland = (island: HTMLElement): Promise<boolean> => {
  const known = hydrations.get(island);
  if (known) return known;
  const { dataset } = island;
  dataset['islandStatus'] = 'hydrating';
  const hydration = fetchAndHydrate(island).then(
    () => {
      dataset['islandStatus'] = 'hydrated';
      return true;
    },
    () => {
      dataset['islandStatus'] = 'pending';
      hydrations.delete(island);
      return false;
    },
  );
  hydrations.set(island, hydration);
  return hydration;
};
