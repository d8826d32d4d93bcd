import { hydrateIsland, islandOf } from './hydrateIsland.ts';

/**
 * When an island hydrates. `touch`: at the first pointer, key or focus in it, or in an element that names it in
 * `data-island-for`. `visible`: when it is near, once the visitor has scrolled. `consent`: when it is near, once cookies
 * are accepted. `history`: when Back or Forward changes the address.
 */
export type Trigger = 'touch' | 'visible' | 'consent' | 'history';

/** How far outside of the screen an island is near. */
const nearMargin = '50% 0px';

const islandsOn = (trigger: Trigger): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[data-island-on~=${trigger}]`);

const hydrateTouched = (event: Event): void => {
  const island = islandOf(event);
  if (!island?.matches('[data-island-on~=touch]')) return;
  // A page that opens on an error or a picture puts the focus there itself.
  if (event.type === 'focusin' && (event.target as Element).hasAttribute('autofocus')) return;
  hydrateIsland(island);
};

/** Hydrates islands when they are about to be used, and not before. Each says in its markup when that is. */
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
    for (const island of islandsOn(trigger)) observer.observe(island);
  };
  addEventListener('scroll', () => hydrateWhenNear('visible'), { once: true, passive: true });
  document.addEventListener('consent', ({ detail }) => {
    if (detail === 'accepted') hydrateWhenNear('consent');
  });
  addEventListener('popstate', () => islandsOn('history').forEach(hydrateIsland));
};
