/** The minimum height in pixels of an on-screen keyboard. The browser's own bars are lower. */
const minKeyboardHeight = 120;

/**
 * Sets `--safe-area-bottom` to the height that the device or an on-screen keyboard covers. While a keyboard
 * is open, `data-keyboard` on the root element hides the banner. Scrolls the focused field into view when a
 * keyboard opens.
 */
export const trackSafeArea = (): void => {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const root = document.documentElement;
  const update = () => {
    const { scale, height, offsetTop } = visualViewport;
    // While the page is zoomed the visual viewport is small, but nothing covers the page.
    const coveredHeight = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    root.style.setProperty('--safe-area-bottom', `max(env(safe-area-inset-bottom, 0px), ${coveredHeight}px)`);
    const hadKeyboard = root.hasAttribute('data-keyboard');
    const hasKeyboard = coveredHeight > minKeyboardHeight;
    root.toggleAttribute('data-keyboard', hasKeyboard);
    if (hasKeyboard && !hadKeyboard) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  visualViewport.addEventListener('resize', update);
  visualViewport.addEventListener('scroll', update);
  update();
};
