import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Response, Router } from 'express';
import { type Assets, compressedFiles, textTypeOf } from '../assetManifest.ts';
import { nameRoute } from './logRequests.ts';
import { keepBuilt, type Representation, send } from './representation.ts';

/** Their names change with their content. */
const forever = 'public, max-age=31536000, immutable';

/** Pictures and fonts may be fetched by a picture network and shown from its origin. */
const openToOtherOrigins = (res: Response) => res.set('Cross-Origin-Resource-Policy', 'cross-origin');

/** A range or a condition that cannot be met is the client's own matter. */
const answerUnmet: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.status !== 412 && error?.status !== 416) return next(error);
  res.status(error.status).set(error.headers).end();
};

/** Serves what the build made for browsers: texts from memory, as the build compressed them, pictures from the disk. */
export const assetRoutes = ({ dist, manifest, former }: Assets): Router => {
  const read = (path: string): Buffer => readFileSync(new URL(path, dist));
  const urls = new Set([...Object.values(manifest), ...former]);
  const texts = new Map<string, Representation>();
  for (const url of urls) {
    const contentType = textTypeOf(url);
    if (!contentType) continue;
    const { br, gzip } = compressedFiles(url);
    const forms = { br: read(br), gzip: read(gzip) };
    texts.set(url, keepBuilt(read(`.${url}`), forms, { contentType, cacheControl: forever }));
  }
  const router = Router();
  // A pattern without a parameter, so that a path that cannot be decoded is left to the pages' own 404.
  router.get(/^\/assets\//, async (req, res, next) => {
    // The disk is not asked for what the build has not made.
    if (!urls.has(req.path)) return next('router');
    const text = texts.get(req.path);
    if (!text) return next();
    nameRoute(res, 'asset');
    if (req.path.endsWith('.svg')) openToOtherOrigins(res);
    await send(req, res, text);
  });
  router.use(
    '/assets',
    express.static(fileURLToPath(new URL('assets/', dist)), {
      index: false,
      redirect: false,
      setHeaders: (res: Response) => {
        nameRoute(res, 'asset');
        openToOtherOrigins(res).set('Cache-Control', forever);
      },
    }),
    answerUnmet,
  );
  return router;
};
