import { readFileSync } from 'node:fs';
import { Router } from 'express';
import type { Site } from '../../views/site.ts';
import type { Assets } from '../assetManifest.ts';
import { nameRoute } from '../http/logRequests.ts';
import { keep, type Representation, send } from '../http/representation.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';

const cacheControl = 'public, max-age=3600';

/** The documents that machines ask for at fixed addresses. */
export const documentRoutes = ({ site, assets }: { site: Site; assets: Assets }): Router => {
  const plain = 'text/plain; charset=utf-8';
  const favicon = readFileSync(
    new URL(assets.manifest['icons/favicon.ico']?.slice('/assets/'.length) ?? '', assets.folder),
  );
  const documents: Record<string, Representation> = {
    '/sitemap.xml': keep(sitemap(site), {
      contentType: 'application/xml; charset=utf-8',
      cacheControl,
    }),
    '/robots.txt': keep(robots(site.origin), { contentType: plain, cacheControl }),
    '/manifest.webmanifest': keep(manifest(site), {
      contentType: 'application/manifest+json; charset=utf-8',
      cacheControl,
    }),
    '/.well-known/security.txt': keep(securityTxt(site.origin, assets.builtAt), {
      contentType: plain,
      cacheControl,
    }),
    '/favicon.ico': keep(favicon, { contentType: 'image/x-icon', cacheControl: 'public, max-age=86400' }),
  };
  const router = Router();
  for (const [path, document] of Object.entries(documents)) {
    router.get(path, async (req, res) => {
      nameRoute(res, 'document');
      await send(req, res, document);
    });
  }
  return router;
};
