/** Keeps `--safe-area-bottom` at what covers the bottom of the page: the device's own area, or a keyboard on the screen. */
export const trackSafeArea = (): void => {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const { style } = document.documentElement;
  const update = () => {
    const { scale, height, offsetTop } = visualViewport;
    // While somebody zooms in, the visible part is small, but nothing covers the page.
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    style.setProperty('--safe-area-bottom', `max(env(safe-area-inset-bottom, 0px), ${covered}px)`);
  };
  visualViewport.addEventListener('resize', update);
  visualViewport.addEventListener('scroll', update);
  update();
};
