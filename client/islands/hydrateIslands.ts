import type { ComponentType } from 'react';

/** Loads the component of each island. Its element names it in `data-island`. */
const islands = {
  Embed: async () => (await import('./Embed.island.tsx')).Embed,
  Lightbox: async () => (await import('./Lightbox.island.tsx')).Lightbox,
  BookingForm: async () => (await import('./BookingForm.island.tsx')).BookingForm,
};

export type IslandName = keyof typeof islands;

/**
 * When an island hydrates, besides the first pointer, key or focus in it:
 *
 * - `visible`: when the island is near the screen, after the visitor has scrolled
 * - `consent`: when the island is near the screen, after the visitor has accepted cookies
 * - `idle`: when the browser has nothing else to do
 */
export type Trigger = 'visible' | 'consent' | 'idle';

/** An island is near the screen if it is at most half a screen above or below it. */
const nearMargin = '50% 0px';

/** `failed` means that the component has thrown, and that the markup of the server is back. */
type Status = 'pending' | 'hydrating' | 'hydrated' | 'failed';

/**
 * Until an island is hydrated, its links and forms do what HTML does. If the code does not load, the next
 * trigger tries again.
 */
const hydrateIsland = async (island: HTMLElement): Promise<void> => {
  const { dataset } = island;
  const [data, root] = island.children;
  if (dataset['islandStatus'] !== 'pending' || !data || !root) return;
  const setStatus = (status: Status): void => {
    dataset['islandStatus'] = status;
  };
  setStatus('hydrating');
  try {
    // `views/Island.tsx` writes these names only.
    const load = islands[dataset['island'] as IslandName];
    const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), load()]);
    // The server has rendered this component with these props.
    hydrate(root, Component as ComponentType<object>, JSON.parse(data.textContent), {
      onHydrated: () => setStatus('hydrated'),
      onFailed: () => setStatus('failed'),
    });
  } catch {
    setStatus('pending');
  }
};

/** Finds the island around the target of an event, or the one that the target names in `data-island-for`. */
const findIsland = ({ target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[data-island], [data-island-for]');
  const id = element?.dataset['islandFor'];
  return id ? document.getElementById(id) : element;
};

const hydrateTouched = (event: Event): void => {
  // The page itself focuses an error summary when it loads.
  if (event.type === 'focusin' && (event.target as Element).hasAttribute('autofocus')) return;
  const island = findIsland(event);
  if (island) hydrateIsland(island);
};

/** A busy browser may never be idle, so it acts after this time. */
const maxIdleWaitMs = 2000;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: maxIdleWaitMs });
  else setTimeout(act, 200);
};

/** Hydrates each island at the first of its triggers. */
export const hydrateIslands = (): void => {
  const findWith = (trigger: Trigger): NodeListOf<HTMLElement> =>
    document.querySelectorAll(`[data-island-on~=${trigger}]`);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        hydrateIsland(target as HTMLElement);
      }
    },
    { rootMargin: nearMargin },
  );
  const hydrateWhenNear = (trigger: Trigger): void => {
    for (const island of findWith(trigger)) observer.observe(island);
  };

  for (const type of ['pointerdown', 'keydown', 'focusin', 'pointerover']) {
    document.addEventListener(type, hydrateTouched, { capture: true, passive: true });
  }
  addEventListener('scroll', () => hydrateWhenNear('visible'), { once: true, passive: true });
  document.addEventListener('consent', ({ detail }) => {
    if (detail === 'accepted') hydrateWhenNear('consent');
  });
  addEventListener('load', () => whenIdle(() => findWith('idle').forEach(hydrateIsland)));
};
