/** Milliseconds that a frame in sight has for loading. */
const patience = 8000;

/**
 * Calls `fail` where a frame does not load: when its time is over, at once where the browser is offline, and where the
 * policy of this page blocks what the provider redirects to. Returns what ends the watch. What a frame of another origin
 * loads cannot be seen: a provider's own error page counts as loaded.
 */
export const watchFrame = (frame: HTMLIFrameElement, fail: () => void): (() => void) => {
  const watch = new AbortController();
  const loading = new AbortController();
  let timer = 0;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    timer = window.setTimeout(giveUp, patience);
  });
  const endLoading = () => {
    clearTimeout(timer);
    sight.disconnect();
    loading.abort();
  };
  const end = () => {
    endLoading();
    watch.abort();
  };
  const giveUp = () => {
    end();
    fail();
  };
  const { origin } = new URL(frame.src);
  frame.addEventListener('load', endLoading, { signal: loading.signal });
  addEventListener('offline', giveUp, { signal: loading.signal });
  // A blocked frame loads too: an error page of the browser.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && URL.parse(blockedURI)?.origin === origin) giveUp();
    },
    { signal: watch.signal },
  );
  if (navigator.onLine) sight.observe(frame);
  else giveUp();
  return end;
};
