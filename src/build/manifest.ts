import { readFileSync } from 'node:fs';
import type { Styles } from '../../views/site.ts';

/** Milliseconds for which a replaced file is still served: longer than any cache keeps a page that names it. */
export const keptMs = 24 * 60 * 60 * 1000;

/** What the build made for browsers. */
export type Assets = {
  /** The folder of the build, with a slash at its end. */
  dist: URL;
  /** The URL of each file by its plain path. */
  manifest: Readonly<Record<string, string>>;
  /** The URLs of files of earlier builds that are kept for cached pages. */
  former: readonly string[];
  styles: Styles;
  builtAt: Date;
};

/** Whether the asset at a URL is a text, which is sent compressed. */
export const isText = (url: string): boolean => /\.(?:css|js|svg)$/.test(url);

/** Reads what the build left in a folder (with a slash at its end). Throws where there is no build. */
export const readAssets = (dist: URL): Assets => {
  const { urls, former, styles, builtAt } = JSON.parse(readFileSync(new URL('assets.json', dist), 'utf8'));
  return { dist, manifest: urls, former: Object.keys(former), styles, builtAt: new Date(builtAt) };
};

/** The URLs of everything that the build made or kept for browsers. */
export const assetUrls = ({ manifest, former }: Assets): ReadonlySet<string> =>
  new Set([...Object.values(manifest), ...former]);
