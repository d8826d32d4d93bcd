import { isPlainClick } from '../events/plainClick.ts';

/** Makes the back link of a profile go back in history if the visitor came from a page of this site. */
export const enhanceBackLink = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (!link || !document.referrer || new URL(document.referrer).origin !== location.origin) return;
  const lengthOnArrival = history.length;
  /** Going back takes a while. A second click meanwhile would go back twice. */
  let isGoingBack = false;
  addEventListener('pageshow', () => {
    isGoingBack = false;
  });
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event) || history.length < 2) return;
    // After a link to a fragment, going back would stay on this page.
    if (history.length !== lengthOnArrival || location.hash) return;
    event.preventDefault();
    if (!isGoingBack) history.back();
    isGoingBack = true;
  });
};
