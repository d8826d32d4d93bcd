import { isPlainClick, isPlainKey } from '../events/plainClick.ts';
import { hydrateIsland, islandOf } from './hydrateIsland.ts';

/** The island that an event is too early for, if its markup asks for such events to be replayed. */
const pendingIslandOf = (event: Event, kind: string): HTMLElement | null => {
  const island = islandOf(event);
  const selector = `:not([data-island-status=hydrated])[data-island-replay~="${CSS.escape(kind)}"]`;
  return island?.matches(selector) ? island : null;
};

const hold = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const replaySubmit = (event: Event): void => {
  const island = pendingIslandOf(event, 'submit');
  if (!island) return;
  const form = event.target as HTMLFormElement;
  hold(event);
  hydrateIsland(island).then((isHydrated) => (isHydrated ? form.requestSubmit() : form.submit()));
};

const replayClick = (event: MouseEvent): void => {
  const island = pendingIslandOf(event, 'click');
  const link = island && (event.target as Element).closest('a');
  if (!link || !isPlainClick(event)) return;
  hold(event);
  // The second click of a double click is not meant for what the first one opens.
  if (event.detail > 1) return;
  hydrateIsland(island).then((isHydrated) => {
    if (!isHydrated) location.assign(link.href);
    // What came in its place is what it would have asked for.
    else if (link.isConnected) link.click();
  });
};

const replayKey = (event: KeyboardEvent): void => {
  const island = pendingIslandOf(event, event.key);
  if (!island || !isPlainKey(event)) return;
  const { target, key } = event;
  const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  hydrateIsland(island).then((isHydrated) => isHydrated && target?.dispatchEvent(again));
};

/**
 * Dispatches events that come before hydration again after it. Where an island cannot be hydrated the browser does what it
 * would have done: it posts the form or follows the link.
 */
export const replayEarlyEvents = (): void => {
  document.addEventListener('submit', replaySubmit, { capture: true });
  document.addEventListener('click', replayClick, { capture: true });
  document.addEventListener('keydown', replayKey, { capture: true });
};
