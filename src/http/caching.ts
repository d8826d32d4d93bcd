import type { Request } from 'express';

const minute = 60;
const hour = 60 * minute;

/** Values of `Cache-Control`. Those of a page sum up to less than a day, because old assets live for a day. */
export const caching = {
  /** A shared cache may send a stale page while it revalidates the page or while the site is down. */
  page: `public, max-age=${minute}, s-maxage=${5 * minute}, stale-while-revalidate=${5 * minute}, stale-if-error=${12 * hour}`,
  /** The name of an asset changes with its content. */
  asset: 'public, max-age=31536000, immutable',
  document: `public, max-age=${hour}, stale-if-error=${12 * hour}`,
  icon: 'public, max-age=86400',
  /** A missing page may exist after a release, or in another process already. */
  missing: 'public, max-age=0, s-maxage=10',
  /** Only the visitor's browser may cache the answer. */
  visitor: `private, max-age=${minute}`,
  none: 'no-store',
  /** The style sheet that depends on the visitor's cookie. */
  ownStyles: 'private, no-store',
} as const;

/** A missing asset is never cached: during a rollout another process may have the file. */
export const cachingOfMissing = ({ method, originalUrl }: Request): string =>
  (method === 'GET' || method === 'HEAD') && !/^\/assets\/|\?/.test(originalUrl)
    ? caching.missing
    : caching.none;

/** Returns `value` if the request has this URL. Other spellings are unlimited and would fill a shared cache. */
export const cachingAt = (req: Request, ownUrl: string, value: string): string =>
  req.originalUrl === ownUrl ? value : caching.visitor;
