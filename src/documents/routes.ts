import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { Site } from '../../views/site.ts';
import type { Assets } from '../assetManifest.ts';
import { caching, cachingAt } from '../http/caching.ts';
import { nameRoute } from '../http/logRequests.ts';
import { type Kept, keep, send, withCaching } from '../http/representation.ts';
import { manifest } from './manifest.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';

/** What crawlers may ask for, and where the sitemap is. Pages that must not be listed say so themselves. */
const robots = ({ origin }: Site): string =>
  `User-agent: *\nDisallow: ${bookingsEndpoint}\n\nSitemap: ${origin}/sitemap.xml\n`;

const text = (body: string, type: string): Kept =>
  keep(body, { contentType: `${type}; charset=utf-8`, cacheControl: caching.document });

/** The documents that machines ask for at fixed addresses, by their paths. */
export const createDocuments = (site: Site, assets: Assets): Record<string, Kept> => {
  const favicon = readFileSync(new URL(`.${site.asset('icons/favicon.ico')}`, assets.dist));
  return {
    '/sitemap.xml': text(sitemap(site), 'application/xml'),
    '/robots.txt': text(robots(site), 'text/plain'),
    '/manifest.webmanifest': text(manifest(site), 'application/manifest+json'),
    '/.well-known/security.txt': text(securityTxt(site.origin, assets.builtAt), 'text/plain'),
    '/favicon.ico': keep(favicon, { contentType: 'image/x-icon', cacheControl: caching.icon }),
  };
};

export const documentRoutes = (documents: Record<string, Kept>): Router => {
  const router = Router();
  for (const [path, document] of Object.entries(documents)) {
    router.get(path, async (req, res) => {
      nameRoute(res, 'document');
      await send(req, res, withCaching(document, cachingAt(req, path, document.headers['Cache-Control'])));
    });
  }
  return router;
};
