/** Pixels: what covers more than this is a keyboard, not the browser's own bars. */
const leastKeyboard = 120;

/**
 * Keeps `--safe-area-bottom` at what covers the bottom of the page: the device's own area, or a keyboard on the screen. While
 * there is a keyboard (`data-keyboard` on the document) the banner steps aside, and the field that is typed in is in sight.
 */
export const trackSafeArea = (): void => {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const root = document.documentElement;
  const update = () => {
    const { scale, height, offsetTop } = visualViewport;
    // While somebody zooms in, the visible part is small, but nothing covers the page.
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    root.style.setProperty('--safe-area-bottom', `max(env(safe-area-inset-bottom, 0px), ${covered}px)`);
    const hadKeyboard = root.hasAttribute('data-keyboard');
    const hasKeyboard = covered > leastKeyboard;
    root.toggleAttribute('data-keyboard', hasKeyboard);
    if (hasKeyboard && !hadKeyboard) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  visualViewport.addEventListener('resize', update);
  visualViewport.addEventListener('scroll', update);
  update();
};
