import { fileURLToPath } from 'node:url';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { bodyLimit } from '../../content/limits.ts';
import { type Assets, isText } from '../assetManifest.ts';
import type { SharedAssets } from '../releaseAssets/findShared.ts';
import { caching, cachingAt } from './caching.ts';
import { isLongerThan } from './limitBody.ts';
import { nameRoute } from './logRequests.ts';
import { readAsset } from './readAsset.ts';
import { type Representation, send, withCaching } from './representation.ts';

/** All that an asset needs beside what its content says: it is no document that could load or do anything. */
const setHeaders = (res: Response, url: string): void => {
  res.set('X-Content-Type-Options', 'nosniff');
  // Pictures and fonts may be fetched by a picture network and shown from its origin.
  if (!/\.(css|js)$/.test(url)) res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (!isText(url)) res.set('Accept-Ranges', 'bytes');
};

/** A range or a condition that cannot be met is the client's own matter, and no cache's: the file is there. */
const answerUnmet: ErrorRequestHandler = (error, _req, res, next) => {
  if (error?.status !== 412 && error?.status !== 416) return next(error);
  res.status(error.status).set(error.headers).set('Cache-Control', caching.none).end();
};

/** Sends files that are laid out in a folder as their URLs say. */
const filesIn = (folder: string): RequestHandler =>
  express.static(folder, { index: false, redirect: false, cacheControl: false, lastModified: false });

/** Where assets come from. */
type Source = {
  has: (url: string) => Promise<boolean> | boolean;
  /** What is in memory, or is small enough to be there; all else is sent as the file that it is. */
  representation: (url: string) => Promise<Representation | undefined>;
  sendFile: RequestHandler;
};

/** The URLs of everything that the build made for browsers, or keeps of builds before. */
export const assetUrls = ({ manifest, former }: Assets): ReadonlySet<string> =>
  new Set([...Object.values(manifest), ...former]);

/** What the build made: all of it stays in memory once it was asked for. */
const ownSource = (assets: Assets): Source => {
  const folder = fileURLToPath(assets.dist);
  const urls = assetUrls(assets);
  const kept = new Map<string, Promise<Representation>>();
  return {
    has: (url) => urls.has(url),
    representation: (url) => {
      const representation = kept.get(url) ?? readAsset(folder, url);
      kept.set(url, representation);
      // What could not be read may be there at the next time.
      representation.catch(() => kept.delete(url));
      return representation;
    },
    sendFile: filesIn(folder),
  };
};

/** Whether the client wants a part, or nothing unless the file is as it knows it. */
const wantsFile = ({ headers }: Request): boolean =>
  headers.range !== undefined || headers['if-match'] !== undefined;

/** Serves what the build made for browsers, and what the processes of other releases have left in `shared`. */
export const assetRoutes = (assets: Assets, shared?: SharedAssets): Router => {
  const own = ownSource(assets);
  const others: Source | undefined = shared && { ...shared, sendFile: filesIn(shared.folder) };
  const router = Router();
  // A pattern without a parameter, so that a path that cannot be decoded is left to the pages' own 404.
  router.get(/^\/assets\//, async (req, res, next) => {
    const { path: url } = req;
    if (isLongerThan(bodyLimit, req)) return next('router');
    // The disk is not asked for what no build has made.
    const source = own.has(url) ? own : (await others?.has(url)) ? others : undefined;
    if (!source) return next('router');
    nameRoute(res, 'asset');
    setHeaders(res, url);
    const cacheControl = cachingAt(req, url, caching.asset);
    const representation = await source.representation(url);
    if (representation && (isText(url) || !wantsFile(req)))
      return send(req, res, withCaching(representation, cacheControl));
    if (representation) res.set('ETag', representation.headers.ETag);
    res.set('Cache-Control', cacheControl);
    source.sendFile(req, res, next);
  });
  router.use('/assets', answerUnmet);
  return router;
};
