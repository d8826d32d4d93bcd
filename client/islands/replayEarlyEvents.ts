import { isPlainClick, isPlainKey } from '../events/plainClick.ts';
import { findIsland, hydrateIsland } from './hydrateIsland.ts';

/** After this time without the island's code, the browser performs its default action. */
const codeTimeoutMs = 8000;

/** Resolves to `false` if the island does not hydrate in time, for example because a request hangs. */
const hydrateInTime = (island: HTMLElement): Promise<boolean> =>
  Promise.race([
    hydrateIsland(island),
    new Promise<boolean>((resolve) => setTimeout(resolve, codeTimeoutMs, false)),
  ]);

/** Returns the island of an event if it is not hydrated yet and its markup asks for replay of this event. */
const findPendingIsland = (event: Event, kind: string): HTMLElement | null => {
  const island = findIsland(event);
  const selector = `:not([data-island-status=hydrated])[data-island-replay~="${CSS.escape(kind)}"]`;
  return island?.matches(selector) ? island : null;
};

const cancel = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The islands whose form waits for hydration. */
const submitted = new WeakSet<HTMLElement>();

const replaySubmit = (event: Event): void => {
  const island = findPendingIsland(event, 'submit');
  if (!island) return;
  cancel(event);
  if (submitted.has(island)) return;
  submitted.add(island);
  hydrateInTime(island).then((isHydrated) => {
    submitted.delete(island);
    // Hydration may have replaced the form.
    const form = island.querySelector('form');
    if (isHydrated) form?.requestSubmit();
    else form?.submit();
  });
};

const replayClick = (event: MouseEvent): void => {
  const island = findPendingIsland(event, 'click');
  const link = island && (event.target as Element).closest('a');
  if (!link || !isPlainClick(event)) return;
  cancel(event);
  // Ignore the second click of a double click: the first click may have opened a dialog under the pointer.
  if (event.detail > 1) return;
  hydrateInTime(island).then((isHydrated) => {
    if (!isHydrated) return location.assign(link.href);
    // Hydration may have replaced the link. If no link has its URL, its result is already shown.
    const links = [link, ...island.querySelectorAll('a')];
    return links.find(({ href, isConnected }) => isConnected && href === link.href)?.click();
  });
};

const replayKey = (event: KeyboardEvent): void => {
  const island = findPendingIsland(event, event.key);
  if (!island || !isPlainKey(event)) return;
  const { target, key } = event;
  const replayed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  hydrateInTime(island).then((isHydrated) => isHydrated && target?.dispatchEvent(replayed));
};

/**
 * Replays events that occur before hydration. If hydration fails or takes too long, performs the browser's
 * default action: posts the form or follows the link.
 */
export const replayEarlyEvents = (): void => {
  document.addEventListener('submit', replaySubmit, { capture: true });
  document.addEventListener('click', replayClick, { capture: true });
  document.addEventListener('keydown', replayKey, { capture: true });
};
