import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { caching } from './caching.ts';

/** The built files for browsers. */
export type Assets = {
  /** The folder of the build. */
  folder: string;
  /** The URL of each file, by its path without a hash: `styles/site.css`. */
  urls: Readonly<Record<string, string>>;
};

/** Reads the files of a build. Throws if there is no build. */
export const readAssets = (folder: string): Assets => ({
  folder,
  urls: JSON.parse(readFileSync(join(folder, 'asset-urls.json'), 'utf8')),
});

/**
 * The path of a file as pages spell it, without a query. Other spellings would fill the caches with copies.
 */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/;

/** Serves the files below `/assets`. Their names contain a hash of their content. */
export const serveAssets = ({ folder }: Assets): RequestHandler => {
  const serveFile = expressStaticGzip(join(folder, 'assets'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders: (res, file) => {
        res.loggedRoute = 'asset';
        res.setHeader('Cache-Control', caching.asset);
        // An image CDN fetches these files and serves them from its own origin.
        if (!/\.(?:css|js)(?:\.br|\.gz)?$/.test(file))
          res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    },
  });
  return (req, res, next) => {
    if (plainPath.test(req.url)) serveFile(req, res, next);
    else next();
  };
};
