import { retentionFor } from '../../content/rules/retentionPeriod.ts';
import type { Site } from '../../views/site.ts';
import type { Config } from '../config.ts';
import type { Assets } from '../http/assets.ts';

export const createSite = (config: Config, origin: string, { urls }: Assets): Site => ({
  origin,
  pictureBase: config.IMAGE_CDN_URL,
  tourUrl: config.TOUR_EMBED_URL,
  mapUrl: config.MAP_EMBED_URL,
  retention: retentionFor(config.BOOKINGS_RETENTION_DAYS),
  asset: (path) => {
    const url = urls[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});
