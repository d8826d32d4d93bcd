import type { Site } from '../../views/screen.ts';
import type { AssetManifest } from '../assetManifest.ts';

/** What the views need of where they are served. */
export const createSite = ({
  origin,
  pictureBase,
  manifest,
}: {
  origin: string;
  pictureBase: string;
  manifest: AssetManifest;
}): Site => ({
  origin,
  pictureBase,
  asset: (path) => {
    const url = manifest[path];
    if (!url) throw new Error(`No asset '${path}' in the build`);
    return url;
  },
});
