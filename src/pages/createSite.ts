import type { Site } from '../../views/site.ts';
import type { Assets } from '../build/manifest.ts';
import type { Config } from '../config.ts';
import { getRetention } from '../maintenance/retention.ts';

/** The settings and assets that pages need. */
export const createSite = (config: Config, origin: string, { manifest, styles }: Assets): Site => ({
  origin,
  styles,
  pictureBase: config.IMAGE_CDN_URL,
  tourUrl: config.TOUR_EMBED_URL,
  mapUrl: config.MAP_EMBED_URL,
  retention: getRetention(config),
  asset: (path) => {
    const url = manifest[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});
