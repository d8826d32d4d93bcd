import type { Request } from 'express';

const minute = 60;
const hour = 60 * minute;

/**
 * `Cache-Control` by what an answer is. How long anybody may hold a page, all added, is less than the day for which the
 * files that it names stay there after a release.
 */
export const caching = {
  /** Short in browsers, some minutes in a shared cache, which may hand out the old one while it fetches, or nobody answers. */
  page: `public, max-age=${minute}, s-maxage=${5 * minute}, stale-while-revalidate=${5 * minute}, stale-if-error=${12 * hour}`,
  /** Names change with their content. */
  asset: 'public, max-age=31536000, immutable',
  document: `public, max-age=${hour}, stale-if-error=${12 * hour}`,
  icon: 'public, max-age=86400',
  /** What is not there may be there after a release, or at the process beside this one. */
  missing: 'public, max-age=0, s-maxage=10',
  /** Made for one visitor, or at an address that somebody made up: for their browser alone. */
  visitor: `private, max-age=${minute}`,
  none: 'no-store',
} as const;

/**
 * The caching of what is at an address, if it was asked for as the site itself writes it. Otherwise a shared cache is to
 * keep nothing: of other spellings and of queries that mean nothing there is no end, and each would take up room.
 */
export const cachingAt = (req: Request, address: string, own: string): string =>
  req.originalUrl === address ? own : caching.visitor;
