import { currentConsent, onConsent } from '../page/consent.ts';
import { openLightbox } from '../pictures/lightbox.ts';
import { hydrateIsland, markersOf } from './hydrateIsland.ts';

/** How near an island has to come, once the visitor scrolls. */
const approach = '50% 0px';

const markerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/** An island that cannot be woken is a form or a link as before. */
const tryToHydrate = (marker: HTMLElement): Promise<void> => hydrateIsland(marker).catch(() => {});

const isHydrated = (marker: HTMLElement): boolean => marker.dataset['islandStatus'] === 'hydrated';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What an island's own code would do with a click or a submission that came too early is done when it is awake. */
const replayWhenHydrated = (event: Event, marker: HTMLElement, replay: () => void): void => {
  event.preventDefault();
  event.stopPropagation();
  tryToHydrate(marker).then(replay);
};

const hydrateOnTouch = (): void => {
  const touch = (event: Event) => {
    const { target } = event;
    // A page that opens on an error or a picture puts the focus there; that is not the visitor's hand.
    if (event.type === 'focusin' && target instanceof Element && target.hasAttribute('autofocus')) return;
    const marker = markerOf(target);
    if (marker) tryToHydrate(marker);
    if (target instanceof Element && target.closest('[data-photo]'))
      markersOf('Lightbox').forEach(tryToHydrate);
    if (target instanceof Element && target.closest('[data-tooltip]'))
      markersOf('Tooltips').forEach(tryToHydrate);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'pointerover']) {
    document.addEventListener(type, touch, { capture: true, passive: true });
  }
};

const hydrateOnApproach = (): void => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        tryToHydrate(target as HTMLElement);
      }
    },
    { rootMargin: approach },
  );
  const observe = (name: 'RequestForm' | 'Embed') => {
    for (const marker of markersOf(name)) near.observe(marker);
  };
  addEventListener(
    'scroll',
    () => {
      observe('RequestForm');
      observe('Embed');
    },
    { once: true, passive: true },
  );
  // Who accepts cookies while an embed is in view means that one too.
  onConsent(() => {
    if (currentConsent() === 'accepted') observe('Embed');
  });
};

const replayEarlyEvents = (): void => {
  document.addEventListener(
    'submit',
    (event) => {
      const marker = markerOf(event.target);
      const form = event.target as HTMLFormElement;
      if (marker?.dataset['islandStatus'] !== 'hydrating') return;
      replayWhenHydrated(event, marker, () => (isHydrated(marker) ? form.requestSubmit() : form.submit()));
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-replay]') : null;
      const marker = markerOf(link);
      if (!link || !marker || isHydrated(marker) || !isPlainClick(event)) return;
      replayWhenHydrated(event, marker, () => {
        if (isHydrated(marker)) link.click();
        else location.assign(link.href);
      });
    },
    { capture: true },
  );
};

/** Keys that the lightbox would have heard, had it been awake. */
const lightboxKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'];

const replayEarlyKeys = (): void => {
  document.addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const [marker] = markersOf('Lightbox');
    if (!marker || isHydrated(marker) || markerOf(target) !== marker || !lightboxKeys.includes(key)) return;
    tryToHydrate(marker).then(() => document.dispatchEvent(new KeyboardEvent('keydown', { key })));
  });
};

const openPictures = (): void => {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-photo]') : null;
    const [marker] = markersOf('Lightbox');
    if (!link || !marker || !isPlainClick(event)) return;
    event.preventDefault();
    // The second of a double click belongs to what was there before.
    if (event.detail > 1) return;
    tryToHydrate(marker).then(() => {
      if (!isHydrated(marker)) location.assign(link.href);
      else document.dispatchEvent(new CustomEvent(openLightbox, { detail: Number(link.dataset['photo']) }));
    });
  });
};

/** Back and Forward may lead to or from a picture while the lightbox is asleep. */
const followHistory = (): void => {
  addEventListener('popstate', () => markersOf('Lightbox').forEach(tryToHydrate));
};

/** Brings islands to life when they are about to be used, and not before. */
export const installHydrationTriggers = (): void => {
  hydrateOnTouch();
  hydrateOnApproach();
  replayEarlyEvents();
  replayEarlyKeys();
  openPictures();
  followHistory();
};
