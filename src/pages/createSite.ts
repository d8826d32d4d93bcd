import type { Site } from '../../views/site.ts';
import type { AssetManifest } from '../assetManifest.ts';

/** What the views need of where they are served. */
export const createSite = ({
  origin,
  pictureBase,
  tourUrl,
  mapUrl,
  manifest,
  styles,
}: {
  origin: string;
  pictureBase: string;
  tourUrl: string;
  mapUrl: string;
  manifest: AssetManifest;
  styles: string;
}): Site => ({
  origin,
  pictureBase,
  tourUrl,
  mapUrl,
  styles,
  asset: (path) => {
    const url = manifest[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});
