import { isPlainClick, isPlainKey } from '../events/plainClick.ts';
import { findIsland, hydrateIsland } from './hydrateIsland.ts';

/** Finds the island of an event if the island is not hydrated yet and replays events of this kind. */
const findPendingIsland = (event: Event, kind: string): HTMLElement | null => {
  const island = findIsland(event);
  const selector = `:not([data-island-status=hydrated])[data-island-replay~="${CSS.escape(kind)}"]`;
  return island?.matches(selector) ? island : null;
};

const cancel = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const replaySubmit = (event: Event): void => {
  const island = findPendingIsland(event, 'submit');
  if (!island) return;
  const form = event.target as HTMLFormElement;
  cancel(event);
  hydrateIsland(island).then((isHydrated) => (isHydrated ? form.requestSubmit() : form.submit()));
};

const replayClick = (event: MouseEvent): void => {
  const island = findPendingIsland(event, 'click');
  const link = island && (event.target as Element).closest('a');
  if (!link || !isPlainClick(event)) return;
  cancel(event);
  // Ignore the second click of a double click: the first click may have opened a dialog under the pointer.
  if (event.detail > 1) return;
  hydrateIsland(island).then((isHydrated) => {
    if (!isHydrated) location.assign(link.href);
    // If hydration has replaced the link, the island already shows what the link leads to.
    else if (link.isConnected) link.click();
  });
};

const replayKey = (event: KeyboardEvent): void => {
  const island = findPendingIsland(event, event.key);
  if (!island || !isPlainKey(event)) return;
  const { target, key } = event;
  const replayed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  hydrateIsland(island).then((isHydrated) => isHydrated && target?.dispatchEvent(replayed));
};

/**
 * Replays events that occur before hydration. If hydration fails, performs the browser's default action:
 * posts the form or follows the link.
 */
export const replayEarlyEvents = (): void => {
  document.addEventListener('submit', replaySubmit, { capture: true });
  document.addEventListener('click', replayClick, { capture: true });
  document.addEventListener('keydown', replayKey, { capture: true });
};
