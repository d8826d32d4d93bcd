import { readFileSync } from 'node:fs';
import type { StyleRule } from '../../views/site.ts';

/** `ASSETS_DIR` keeps files for this time. No cache keeps a page that refers to them for longer. */
export const assetRetentionMs = 24 * 60 * 60 * 1000;

export type Assets = {
  /** The folder of the build, with a slash at its end. */
  dist: URL;
  /** The URL of each file, by its path without a hash: `styles/site.css`. */
  manifest: Readonly<Record<string, string>>;
  styles: readonly StyleRule[];
  builtAt: Date;
};

/** Whether an asset is sent compressed. Pictures and fonts are compressed already. */
export const isCompressible = (url: string): boolean => /\.(?:css|js|svg)$/.test(url);

/** Reads the manifest of the build in a folder. The URL ends with a slash. Throws if there is no build. */
export const readAssets = (dist: URL): Assets => {
  const { urls, styles, builtAt } = JSON.parse(readFileSync(new URL('assets.json', dist), 'utf8'));
  return { dist, manifest: urls, styles, builtAt: new Date(builtAt) };
};

export const assetUrls = ({ manifest }: Assets): ReadonlySet<string> => new Set(Object.values(manifest));
