import { findIsland, hydrateIsland } from './hydrateIsland.ts';

/**
 * When an island hydrates:
 *
 * - `touch`: at the first pointer, key or focus event in the island, or in an element that names the island
 *   in `data-island-for`
 * - `visible`: when the island is near the screen, after the visitor has scrolled
 * - `consent`: when the island is near the screen, after the visitor has accepted cookies
 * - `history`: when Back or Forward changes the URL
 */
export type Trigger = 'touch' | 'visible' | 'consent' | 'history';

/** An island is near the screen if it is at most half a screen above or below it. */
const nearMargin = '50% 0px';

const islandsWithTrigger = (trigger: Trigger): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[data-island-on~=${trigger}]`);

const hydrateTouched = (event: Event): void => {
  const island = findIsland(event);
  if (!island?.matches('[data-island-on~=touch]')) return;
  // The page itself focuses an error summary or an open picture when it loads.
  if (event.type === 'focusin' && (event.target as Element).hasAttribute('autofocus')) return;
  hydrateIsland(island);
};

/** Hydrates each island at the first of the triggers that its markup names. */
export const installHydrationTriggers = (): void => {
  for (const type of ['pointerdown', 'keydown', 'focusin', 'pointerover']) {
    document.addEventListener(type, hydrateTouched, { capture: true, passive: true });
  }
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
  const hydrateWhenNear = (trigger: Trigger) => {
    for (const island of islandsWithTrigger(trigger)) observer.observe(island);
  };
  addEventListener('scroll', () => hydrateWhenNear('visible'), { once: true, passive: true });
  document.addEventListener('consent', ({ detail }) => {
    if (detail === 'accepted') hydrateWhenNear('consent');
  });
  addEventListener('popstate', () => islandsWithTrigger('history').forEach(hydrateIsland));
};
