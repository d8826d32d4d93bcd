/** Keeps `--safe-area-bottom` at what covers the bottom of the page: the device's own area, or a keyboard on the screen. */
export const trackSafeArea = (): void => {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const update = () => {
    // While somebody zooms in, the visible part is small, but nothing covers the page.
    const covered =
      visualViewport.scale === 1
        ? Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop)
        : 0;
    document.documentElement.style.setProperty(
      '--safe-area-bottom',
      `max(env(safe-area-inset-bottom, 0px), ${Math.round(covered)}px)`,
    );
  };
  visualViewport.addEventListener('resize', update);
  visualViewport.addEventListener('scroll', update);
  update();
};
