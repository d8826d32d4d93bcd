/** Pixels that a page has to be scrolled one way before the header follows. */
const threshold = 12;

/**
 * Sends the header away while somebody scrolls down, and has it back on the first way up: `data-header` on the document.
 * Only the styles of narrow screens heed it.
 */
export const sendHeaderAway = (): void => {
  const { documentElement: root } = document;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < threshold) return;
      last = scrollY;
      if (moved > 0 && scrollY > innerHeight / 4) root.setAttribute('data-header', 'away');
      else root.removeAttribute('data-header');
    },
    { passive: true },
  );
};
