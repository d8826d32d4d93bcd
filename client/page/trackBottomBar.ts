/**
 * Sets `--bottom-bar-height` to the real height of the fixed bottom bar if its text wraps, for example with a
 * large font. The page's padding and the position of the banner depend on it.
 */
export const trackBottomBar = (): void => {
  const bar = document.querySelector<HTMLElement>('.bottom-bar');
  if (!bar) return;
  const { style } = document.documentElement;
  const update = () => {
    style.removeProperty('--bottom-bar-height');
    const { minHeight, paddingBottom, position } = getComputedStyle(bar);
    if (position !== 'fixed' || bar.offsetHeight <= Math.ceil(Number.parseFloat(minHeight))) return;
    style.setProperty('--bottom-bar-height', `${bar.offsetHeight - Number.parseFloat(paddingBottom)}px`);
  };
  new ResizeObserver(update).observe(bar);
};
