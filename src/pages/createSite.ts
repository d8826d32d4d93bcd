import { retentionMonths } from '../../content/business.ts';
import type { Retention, Site } from '../../views/site.ts';
import type { Config } from '../config.ts';
import type { Assets } from '../http/assets.ts';

/** The configured days, or the months that the privacy policy states. */
const readRetention = ({ BOOKINGS_RETENTION_DAYS: days }: Config): Retention =>
  days === undefined ? { count: retentionMonths, unit: 'month' } : { count: days, unit: 'day' };

/** The settings and assets that pages need. */
export const createSite = (config: Config, origin: string, { urls }: Assets): Site => ({
  origin,
  pictureBase: config.IMAGE_CDN_URL,
  tourUrl: config.TOUR_EMBED_URL,
  mapUrl: config.MAP_EMBED_URL,
  retention: readRetention(config),
  asset: (path) => {
    const url = urls[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});
