import { readFileSync } from 'node:fs';

/** The URL of each browser asset by its plain path, as the build wrote it. */
type AssetManifest = Readonly<Record<string, string>>;

/** What the build made for browsers. */
export type Assets = {
  folder: URL;
  manifest: AssetManifest;
  /** The whole style sheet, as every page carries it. */
  styles: string;
  builtAt: Date;
};

/** Reads what the build left in a folder (with a slash at its end). Throws where there is no build. */
export const readAssets = (dist: URL): Assets => {
  const { urls, styles, builtAt } = JSON.parse(readFileSync(new URL('assets.json', dist), 'utf8')) as {
    urls: AssetManifest;
    styles: string;
    builtAt: string;
  };
  return { folder: new URL('assets/', dist), manifest: urls, styles, builtAt: new Date(builtAt) };
};
