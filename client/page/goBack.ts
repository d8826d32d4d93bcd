/** Lets a profile's back link go back in history, where the visitor came from a page of this site. */
export const letBackGoBack = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (!link || !document.referrer || new URL(document.referrer).origin !== location.origin) return;
  const arrivedAt = history.length;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || history.length < 2) return;
    // After a fragment of this page, back would stay on it.
    if (history.length !== arrivedAt || location.hash) return;
    event.preventDefault();
    history.back();
  });
};
