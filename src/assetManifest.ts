import { readFileSync } from 'node:fs';
import type { Styles } from '../views/site.ts';

/** Milliseconds for which a file is kept after the release that no longer has it: longer than any cache holds a page. */
export const keptMs = 24 * 60 * 60 * 1000;

/** What the build made for browsers. */
export type Assets = {
  /** The folder of the build, with a slash at its end. */
  dist: URL;
  /** The URL of each file by its plain path. */
  manifest: Readonly<Record<string, string>>;
  /** The URLs of files that only pages of releases before this one ask for. */
  former: readonly string[];
  styles: Styles;
  builtAt: Date;
};

/** The content types of assets by their ending: of texts, and of what is small already. */
const textTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};
const otherTypes: Record<string, string> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

const endingOf = (url: string): string => url.split('.').at(-1) ?? '';

/** Whether the asset at a URL is a text, which the build compresses. */
export const isText = (url: string): boolean => endingOf(url) in textTypes;

/** The content type of the asset at a URL. */
export const contentTypeOf = (url: string): string => {
  const ending = endingOf(url);
  const type = textTypes[ending] ?? otherTypes[ending];
  if (type === undefined) throw new Error(`No content type for ${url}`);
  return type;
};

/** Where a build has the compressed forms of the text at a URL, from its folder on: apart from what can be asked for by name. */
export const compressedFiles = (url: string) => ({ br: `compressed${url}.br`, gzip: `compressed${url}.gz` });

/** Reads what the build left in a folder (with a slash at its end). Throws where there is no build. */
export const readAssets = (dist: URL): Assets => {
  const { urls, former, styles, builtAt } = JSON.parse(readFileSync(new URL('assets.json', dist), 'utf8'));
  return {
    dist,
    manifest: urls,
    former: Object.keys(former),
    styles,
    builtAt: new Date(builtAt),
  };
};
