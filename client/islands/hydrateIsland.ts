import { companions, type IslandName, islands } from './registry.ts';

const hydrations = new WeakMap<Element, Promise<void>>();

const hydrateOnce = async (marker: HTMLElement): Promise<void> => {
  const name = marker.dataset['island'] as IslandName;
  const [data, root] = marker.children;
  if (!data || !root) throw new Error(`The island ${name} has no data`);
  marker.dataset['islandStatus'] = 'hydrating';
  const companion = companions[name];
  const [{ hydrate }, Component] = await Promise.all([
    import('./hydrate.tsx'),
    islands[name](),
    ...(companion ? markersOf(companion).map(hydrateIsland) : []),
  ]);
  await hydrate(root, Component as never, JSON.parse(data.textContent), marker.id);
  marker.dataset['islandStatus'] = 'hydrated';
};

/**
 * Hydrates an island, once. Where its code cannot be fetched the markup goes on working as it is, and the next
 * trigger tries again.
 */
export const hydrateIsland = (marker: HTMLElement): Promise<void> => {
  const known = hydrations.get(marker);
  if (known) return known;
  const started = hydrateOnce(marker).catch((error: unknown) => {
    hydrations.delete(marker);
    marker.dataset['islandStatus'] = 'pending';
    throw error;
  });
  hydrations.set(marker, started);
  return started;
};

/** The islands of a page by name. */
export const markersOf = (name: IslandName): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`),
];
