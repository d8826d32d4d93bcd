/** Milliseconds that a frame in sight has for loading. */
const patience = 8000;

/**
 * Calls `fail` where a frame does not load: when its time is over, at once where the browser is offline, and where the
 * policy of this page blocks what the provider redirects to. Returns what ends the watch. What a frame of another origin
 * loads cannot be seen: a provider's own error page counts as loaded.
 */
export const watchFrame = (frame: HTMLIFrameElement, fail: () => void): (() => void) => {
  const watch = new AbortController();
  const { signal } = watch;
  let timer = 0;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    timer = window.setTimeout(giveUp, patience);
  });
  const end = () => {
    clearTimeout(timer);
    sight.disconnect();
    watch.abort();
  };
  const giveUp = () => {
    end();
    fail();
  };
  frame.addEventListener('load', end, { signal });
  addEventListener('offline', giveUp, { signal });
  // Before the browser's own error page loads. It does not tell which frame was blocked.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') giveUp();
    },
    { signal },
  );
  if (navigator.onLine) sight.observe(frame);
  else giveUp();
  return end;
};
