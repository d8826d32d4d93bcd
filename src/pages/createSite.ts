import type { Site } from '../../views/site.ts';
import type { Assets } from '../assetManifest.ts';
import type { Config } from '../config.ts';
import { retentionOf } from '../retention/retention.ts';

/** What the views need of where they are served. */
export const createSite = (config: Config, origin: string, { manifest, styles }: Assets): Site => ({
  origin,
  styles,
  pictureBase: config.IMAGE_CDN_URL,
  tourUrl: config.TOUR_EMBED_URL,
  mapUrl: config.MAP_EMBED_URL,
  retention: retentionOf(config),
  asset: (path) => {
    const url = manifest[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});
