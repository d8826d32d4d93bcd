/**
 * Keeps `--bottom-bar-height` at the height of the bar at the bottom of the screen where its lines break, as with large letters: nothing
 * may lie under it, and the banner stands on it.
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
