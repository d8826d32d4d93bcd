/** Pixels that a page has to be scrolled one way before the header reacts. */
const threshold = 12;

/**
 * Hides the header while somebody scrolls down, and shows it again as soon as they scroll up: `data-header` on the document.
 * Only narrow screens have styles for it.
 */
export const hideHeaderOnScroll = (): void => {
  const { documentElement: root } = document;
  let last = scrollY;
  const update = () => {
    const moved = scrollY - last;
    if (Math.abs(moved) < threshold) return;
    last = scrollY;
    if (moved > 0 && scrollY > innerHeight / 4) root.setAttribute('data-header', 'away');
    else root.removeAttribute('data-header');
  };
  addEventListener('scroll', update, { passive: true });
};
