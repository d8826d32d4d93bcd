import type { Request } from 'express';

/**
 * Whether a post comes from this site. Browsers say so in `Sec-Fetch-Site`; older ones in `Origin`, which is `null` for
 * a page without a referrer; programs that are no browsers send neither.
 */
export const isOwnSite = (req: Request, siteOrigin: string): boolean => {
  const fetchSite = req.get('Sec-Fetch-Site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = req.get('Origin');
  if (origin === undefined || origin === 'null' || origin === siteOrigin) return true;
  return URL.parse(origin)?.host === req.host;
};
