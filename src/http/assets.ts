import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Assets } from '../build/manifest.ts';
import { caching, cachingAt } from './caching.ts';
import { nameRoute } from './requestLog.ts';

/** Serves the files below a folder at `/assets`. Their names contain a hash of their content. */
const serveFolder = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    lastModified: false,
    setHeaders: (res, file) => {
      const url = `/assets/${relative(folder, file)}`;
      nameRoute(res, 'asset');
      res.set('Cache-Control', cachingAt(res.req, url, caching.asset));
      // An image CDN fetches these files and serves them from its own origin.
      if (!/\.(css|js)$/.test(url)) res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });

/** Answers 412 and 416: the file does not satisfy the precondition or range of the request. */
const answerUnmet: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.status !== 412 && error?.status !== 416) return next(error);
  res.status(error.status).set(error.headers).set('Cache-Control', caching.none).end();
};

/** Serves the assets of this build. */
export const serveAssets = ({ dist }: Pick<Assets, 'dist'>): Router => {
  const router = Router({ caseSensitive: true });
  router.use('/assets', serveFolder(fileURLToPath(new URL('assets/', dist))), answerUnmet);
  return router;
};
