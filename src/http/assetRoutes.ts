import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { type Assets, compressedFiles, textTypeOf } from '../assetManifest.ts';
import type { SharedAssets } from '../sharedAssets/findShared.ts';
import { caching, cachingAt } from './caching.ts';
import { nameRoute } from './logRequests.ts';
import { keepBuilt, type Representation, send, withCaching } from './representation.ts';

/** Pictures and fonts may be fetched by a picture network and shown from its origin. */
const openToOtherOrigins = (res: Response) => res.set('Cross-Origin-Resource-Policy', 'cross-origin');

/** A range or a condition that cannot be met is the client's own matter, and no cache's: the file is there. */
const answerUnmet: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.status !== 412 && error?.status !== 416) return next(error);
  res.status(error.status).set(error.headers).set('Cache-Control', caching.none).end();
};

/** Sends files that are laid out in a folder as their URLs say. */
const filesIn = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (res: Response) =>
      openToOtherOrigins(res).set('Cache-Control', cachingAt(res.req, res.req.path, caching.asset)),
  });

/** What the build made, its texts in memory. */
const readOwn = ({ dist, manifest, former }: Assets) => {
  const read = (path: string): Buffer => readFileSync(new URL(path, dist));
  const urls = new Set([...Object.values(manifest), ...former]);
  const texts = new Map<string, Representation>();
  for (const url of urls) {
    const contentType = textTypeOf(url);
    if (!contentType) continue;
    const { br, gzip } = compressedFiles(url);
    const forms = { br: read(br), gzip: read(gzip) };
    texts.set(url, keepBuilt(read(`.${url}`), forms, { contentType, cacheControl: caching.asset }));
  }
  return {
    has: (url: string) => urls.has(url),
    text: (url: string) => texts.get(url),
    sendFile: filesIn(fileURLToPath(dist)),
  };
};

/**
 * Serves what the build made for browsers: texts from memory, as the build compressed them, pictures from the disk; and what
 * the processes of other releases have left in `shared`.
 */
export const assetRoutes = (assets: Assets, shared?: SharedAssets): Router => {
  const own = readOwn(assets);
  const others = shared && { ...shared, sendFile: filesIn(shared.folder) };
  const router = Router();
  // A pattern without a parameter, so that a path that cannot be decoded is left to the pages' own 404.
  router.get(/^\/assets\//, async (req, res, next) => {
    const { path } = req;
    // The disk is not asked for what no build has made.
    const source = own.has(path) ? own : (await others?.has(path)) ? others : undefined;
    if (!source) return next('router');
    nameRoute(res, 'asset');
    const text = await source.text(path);
    if (text && path.endsWith('.svg')) openToOtherOrigins(res);
    if (text) await send(req, res, withCaching(text, cachingAt(req, path, caching.asset)));
    else source.sendFile(req, res, next);
  });
  router.use('/assets', answerUnmet);
  return router;
};
