import type { RequestHandler } from 'express';

const minute = 60;
const hour = 60 * minute;

/** Values of `Cache-Control`. */
export const caching = {
  /** A shared cache may send a stale page while it revalidates the page or while the site is down. */
  page: `public, max-age=${minute}, s-maxage=${5 * minute}, stale-while-revalidate=${5 * minute}, stale-if-error=${12 * hour}`,
  /** The name of an asset changes with its content. */
  asset: 'public, max-age=31536000, immutable',
  document: `public, max-age=${hour}, stale-if-error=${12 * hour}`,
  /** A missing page may exist after a release. */
  missing: 'public, max-age=0, s-maxage=10',
  /** Only the visitor's browser may cache the answer. Queries are unlimited and would fill a shared cache. */
  visitor: `private, max-age=${minute}`,
  none: 'no-store',
} as const;

/** Answers are not cached, unless a later handler allows it. */
export const forbidCaching: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', caching.none);
  next();
};
