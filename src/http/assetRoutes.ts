import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Response, Router } from 'express';
import type { Assets } from '../assetManifest.ts';
import { nameRoute } from './logRequests.ts';
import { keep, type Representation, send } from './representation.ts';

/** Their names change with their content. */
const forever = 'public, max-age=31536000, immutable';

const textTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Pictures and fonts may be fetched by a picture network and shown from its origin. */
const openToOtherOrigins = (res: Response) => res.set('Cross-Origin-Resource-Policy', 'cross-origin');

/** A range or a condition that cannot be met is the client's own matter. */
const answerUnmet: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.status !== 412 && error?.status !== 416) return next(error);
  res.status(error.status).set(error.headers).end();
};

/** Serves what the build made for browsers: texts from memory, pictures from the disk. */
export const assetRoutes = ({ folder, manifest, former }: Assets): Router => {
  const texts = new Map<string, Representation>();
  for (const url of [...Object.values(manifest), ...former]) {
    const contentType = textTypes[url.split('.').at(-1) ?? ''];
    if (!contentType) continue;
    const file = new URL(url.replace('/assets/', './'), folder);
    texts.set(url, keep(readFileSync(file), { contentType, cacheControl: forever }));
  }
  const router = Router();
  // A pattern without a parameter, so that a path that cannot be decoded is left to the pages' own 404.
  router.get(/^\/assets\//, async (req, res, next) => {
    const text = texts.get(req.path);
    if (!text) return next();
    nameRoute(res, 'asset');
    if (req.path.endsWith('.svg')) openToOtherOrigins(res);
    await send(req, res, text);
  });
  router.use(
    '/assets',
    express.static(fileURLToPath(folder), {
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
