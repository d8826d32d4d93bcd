import { isPlainClick } from '../events/plainClick.ts';

/** Lets a profile's back link go back in history, where the visitor came from a page of this site. */
export const enhanceBackLink = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (!link || !document.referrer || new URL(document.referrer).origin !== location.origin) return;
  const lengthOnArrival = history.length;
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event) || history.length < 2) return;
    // After a fragment of this page, back would stay on it.
    if (history.length !== lengthOnArrival || location.hash) return;
    event.preventDefault();
    history.back();
  });
};
