import { readFileSync } from 'node:fs';
import type { Styles } from '../views/site.ts';

/** What the build made for browsers. */
export type Assets = {
  folder: URL;
  /** The URL of each file by its plain path. */
  manifest: Readonly<Record<string, string>>;
  /** The URLs of files that only pages of releases before this one ask for. */
  former: readonly string[];
  styles: Styles;
  builtAt: Date;
};

/** Reads what the build left in a folder (with a slash at its end). Throws where there is no build. */
export const readAssets = (dist: URL): Assets => {
  const { urls, former, styles, builtAt } = JSON.parse(readFileSync(new URL('assets.json', dist), 'utf8'));
  return {
    folder: new URL('assets/', dist),
    manifest: urls,
    former: Object.keys(former),
    styles,
    builtAt: new Date(builtAt),
  };
};
