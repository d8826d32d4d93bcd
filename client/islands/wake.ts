import { companions, type IslandName, islands } from './registry.ts';

const waking = new WeakMap<Element, Promise<void>>();

const wakeOnce = async (marker: HTMLElement): Promise<void> => {
  const name = marker.dataset['island'] as IslandName;
  const [data, root] = marker.children;
  if (!data || !root) throw new Error(`The island ${name} has no data`);
  marker.dataset['islandStatus'] = 'waking';
  const companion = companions[name];
  const [{ hydrate }, Component] = await Promise.all([
    import('./hydrate.tsx'),
    islands[name](),
    ...(companion ? markersOf(companion).map(wake) : []),
  ]);
  await hydrate(root, Component as never, JSON.parse(data.textContent), marker.id);
  marker.dataset['islandStatus'] = 'awake';
};

/**
 * Brings an island to life, once. Where its code cannot be fetched the markup goes on working as it is, and the next
 * occasion tries again.
 */
export const wake = (marker: HTMLElement): Promise<void> => {
  const known = waking.get(marker);
  if (known) return known;
  const started = wakeOnce(marker).catch((error: unknown) => {
    waking.delete(marker);
    marker.dataset['islandStatus'] = 'asleep';
    throw error;
  });
  waking.set(marker, started);
  return started;
};

/** The islands of a page by name. */
export const markersOf = (name: IslandName): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`),
];
