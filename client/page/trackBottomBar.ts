/**
 * Sets `--bottom-bar-height` to the measured height of the fixed bottom bar if its text wraps, for example
 * with a large font. The page's padding and the banner's position use this property.
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
