import { bookingsEndpoint } from '../../content/routes.ts';

/** What crawlers may ask for, and where the sitemap is. Pages that must not be listed say so themselves. */
export const robots = (origin: string): string =>
  ['User-agent: *', `Disallow: ${bookingsEndpoint}`, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
