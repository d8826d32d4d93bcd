import type { Request } from 'express';

/**
 * Whether a post comes from this site. Browsers send `Sec-Fetch-Site` over https and to localhost. Otherwise
 * they send `Origin`, which is `null` for documents without an origin: these are refused. Other programs send
 * neither.
 */
export const isOwnSite = (req: Request, siteOrigin: string): boolean => {
  const fetchSite = req.get('Sec-Fetch-Site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = req.get('Origin');
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.parse(origin)?.host === req.host;
};
