/** A frame has this long to load after it has become visible. */
const loadTimeoutMs = 8000;

/**
 * Calls `onFailure` if a frame does not load: after a timeout, when the browser is offline, or when the
 * page's CSP blocks a redirect. Returns a function that stops watching. A provider's own error page counts as
 * loaded, because a page cannot read a frame of another origin.
 */
export const watchFrame = (frame: HTMLIFrameElement, onFailure: () => void): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = window.setTimeout(fail, loadTimeoutMs);
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
  const fail = () => {
    stop();
    onFailure();
  };
  frame.addEventListener('load', stop, { signal });
  addEventListener('offline', fail, { signal });
  // This event comes before the browser's error page loads. It does not name the blocked frame.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') fail();
    },
    { signal },
  );
  if (navigator.onLine) observer.observe(frame);
  else fail();
  return stop;
};
