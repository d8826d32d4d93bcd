import type { RequestListener } from 'node:http';

const recorderPath = '/recorder.js';

/** Runs in a page before its own scripts, and records errors as long as the tab exists. */
const record = (): void => {
  const keep = (...words: unknown[]): void => {
    const messages = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem(
      'errors',
      JSON.stringify([...messages, `${location.pathname}: ${words.join(' ')}`]),
    );
  };
  console.error = keep;
  console.warn = keep;
  // Loading errors of pictures, styles and scripts do not bubble.
  const hear = (event: ErrorEvent | Event): void => {
    const { target } = event;
    if (target instanceof Element) keep('not loaded:', target.outerHTML.slice(0, 200));
    else keep(event instanceof ErrorEvent ? event.message : event.type);
  };
  addEventListener('error', hear, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => keep('rejected:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('forbidden by', violatedDirective, blockedURI),
  );
};

/**
 * Serves each page with a first script that records errors of scripts, loading and the content policy,
 * because WebKit’s driver does not report the console.
 */
export const withRecorder =
  (app: RequestListener): RequestListener =>
  (req, res) => {
    if (req.url === recorderPath) {
      res.setHeader('Content-Type', 'text/javascript').end(`(${record})()`);
      return;
    }
    delete req.headers['accept-encoding'];
    const end = res.end.bind(res) as (chunk?: unknown, ...rest: unknown[]) => typeof res;
    res.end = ((chunk?: unknown, ...rest: unknown[]) => {
      const isPage = chunk && String(res.getHeader('Content-Type')).startsWith('text/html');
      if (!isPage || res.headersSent) return end(chunk, ...rest);
      const page = String(chunk).replace('<head>', `<head><script src="${recorderPath}"></script>`);
      res.setHeader('Content-Length', Buffer.byteLength(page));
      return end(page, ...rest);
    }) as typeof res.end;
    app(req, res);
  };
