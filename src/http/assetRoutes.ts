import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Response, Router } from 'express';
import { bodyLimit } from '../../content/limits.ts';
import { type Assets, compressedFiles, contentTypeOf, isText } from '../assetManifest.ts';
import { isLongerThan } from './limitBody.ts';
import { nameRoute } from './logRequests.ts';
import { keepBuilt, type Representation, send } from './representation.ts';

/** Their names change with their content. */
const cacheControl = 'public, max-age=31536000, immutable';

/** All that an asset needs beside what its content says: it is no document that could load or do anything. */
const setHeaders = (res: Response, url: string): void => {
  res.set('X-Content-Type-Options', 'nosniff');
  // Pictures and fonts may be fetched by a picture network and shown from its origin.
  if (!/\.(css|js)$/.test(url)) res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (!isText(url)) res.set('Accept-Ranges', 'bytes');
};

/** A range or a condition that cannot be met is the client's own matter. */
const answerUnmet: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.status !== 412 && error?.status !== 416) return next(error);
  res.status(error.status).set(error.headers).end();
};

/** The URLs of everything that the build made for browsers, or keeps of builds before. */
export const assetUrls = ({ manifest, former }: Assets): ReadonlySet<string> =>
  new Set([...Object.values(manifest), ...former]);

/**
 * Serves what the build made for browsers from memory, into which it is read when it is first asked for: texts as the
 * build compressed them. Parts of pictures come from the disk.
 */
export const assetRoutes = (assets: Assets): Router => {
  const { dist } = assets;
  const urls = assetUrls(assets);
  const read = (path: string): Promise<Buffer> => readFile(new URL(path, dist));

  const represent = async (url: string): Promise<Representation> => {
    const about = { contentType: contentTypeOf(url), cacheControl };
    const body = await read(`.${url}`);
    if (!isText(url)) return keepBuilt(body, undefined, about);
    const { br, gzip } = compressedFiles(url);
    return keepBuilt(body, { br: await read(br), gzip: await read(gzip) }, about);
  };
  const kept = new Map<string, Promise<Representation>>();
  const representationOf = (url: string): Promise<Representation> => {
    const representation = kept.get(url) ?? represent(url);
    kept.set(url, representation);
    // What could not be read may be there at the next time.
    representation.catch(() => kept.delete(url));
    return representation;
  };

  const router = Router();
  // A pattern without a parameter, so that a path that cannot be decoded is left to the pages' own 404.
  router.get(/^\/assets\//, async (req, res, next) => {
    const { path: url } = req;
    // The disk is not asked for what the build has not made.
    if (!urls.has(url) || isLongerThan(bodyLimit, req)) return next('router');
    nameRoute(res, 'asset');
    setHeaders(res, url);
    const representation = await representationOf(url);
    const isPart = !isText(url) && (req.headers.range ?? req.headers['if-match']) !== undefined;
    if (!isPart) return send(req, res, representation);
    res.set(representation.headers);
    next();
  });
  router.use(
    '/assets',
    express.static(fileURLToPath(new URL('assets/', dist)), {
      index: false,
      redirect: false,
      cacheControl: false,
      lastModified: false,
    }),
    answerUnmet,
  );
  return router;
};
