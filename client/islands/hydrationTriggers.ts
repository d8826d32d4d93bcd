import { currentConsent, onConsent } from '../page/consent.ts';
import { hydrateIsland } from './hydrateIsland.ts';
import { islandOf, islandsOn, type Trigger } from './islandElement.ts';

/** How far outside of the screen an island is near. */
const nearMargin = '50% 0px';

const hydrateOnTouch = (): void => {
  const touch = (event: Event) => {
    const island = islandOf(event);
    if (!island?.matches('[data-island-on~=touch]')) return;
    // A page that opens on an error or a picture puts the focus there itself.
    if (event.type === 'focusin' && (event.target as Element).hasAttribute('autofocus')) return;
    hydrateIsland(island);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'pointerover']) {
    document.addEventListener(type, touch, { capture: true, passive: true });
  }
};

const hydrateWhenNear = (): void => {
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
  const observe = (trigger: Trigger) => {
    for (const island of islandsOn(trigger)) observer.observe(island);
  };
  addEventListener('scroll', () => observe('visible'), { once: true, passive: true });
  onConsent(() => {
    if (currentConsent() === 'accepted') observe('consent');
  });
};

/** Hydrates islands when they are about to be used, and not before. Each says in its markup when that is. */
export const installHydrationTriggers = (): void => {
  hydrateOnTouch();
  hydrateWhenNear();
  addEventListener('popstate', () => islandsOn('history').forEach(hydrateIsland));
};
