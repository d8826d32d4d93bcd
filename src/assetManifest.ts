import { readFileSync } from 'node:fs';

/** The URL of each browser asset by its plain path, as the build wrote it. */
export type AssetManifest = Readonly<Record<string, string>>;

/** Reads the build's `assets.json`. Throws where there is no build. */
export const readAssetManifest = (file: string | URL): AssetManifest =>
  JSON.parse(readFileSync(file, 'utf8')) as AssetManifest;
