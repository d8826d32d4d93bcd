import type { Request } from 'express';

const minute = 60;
const hour = 60 * minute;

/**
 * `Cache-Control` by kind of answer. All the time for which anybody may keep a page adds up to less than the day for which
 * the assets of a replaced release are served.
 */
export const caching = {
  /** A shared cache may send an old page while it fetches the new one or while the site is away. */
  page: `public, max-age=${minute}, s-maxage=${5 * minute}, stale-while-revalidate=${5 * minute}, stale-if-error=${12 * hour}`,
  /** The name of an asset changes with its content. */
  asset: 'public, max-age=31536000, immutable',
  document: `public, max-age=${hour}, stale-if-error=${12 * hour}`,
  icon: 'public, max-age=86400',
  /** A missing page may exist after a release, or in another process already. */
  missing: 'public, max-age=0, s-maxage=10',
  /** For the visitor's own browser only. */
  visitor: `private, max-age=${minute}`,
  none: 'no-store',
} as const;

/**
 * The caching of an answer if it was requested at the URL that the site itself writes. Other spellings and unknown queries
 * are endless and would fill a shared cache.
 */
export const cachingAt = (req: Request, url: string, own: string): string =>
  req.originalUrl === url ? own : caching.visitor;
