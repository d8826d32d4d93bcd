import { Router } from 'express';
import { business } from '../../content/business.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { themeColours } from '../../content/look.ts';
import { bookingsEndpoint, isPageIndexable, pageIds } from '../../content/routes.ts';
import { pageDefinitions } from '../../views/pageDefinitions.ts';
import type { Site } from '../../views/site.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { alternatesOf, type PageRef, urlOf } from '../../views/urls.ts';
import type { Assets } from '../http/assets.ts';
import { caching } from '../http/caching.ts';
import { addReadOnlyRoute } from '../http/methods.ts';

/** Allows crawlers all paths but the bookings endpoint. Pages that must not be indexed contain `noindex`. */
const formatRobots = ({ origin }: Site): string =>
  `User-agent: *\nDisallow: ${bookingsEndpoint}\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The pages that search engines may list, with one entry for each massage and each masseuse. */
const indexableRefs: readonly PageRef[] = pageIds
  .filter(isPageIndexable)
  .flatMap((page) => pageDefinitions[page].refs);

/** All indexable URLs with their alternates in the other languages, as XML. No path needs escaping. */
const formatSitemap = (site: Site): string => {
  const formatLink = ({ hreflang, path }: ReturnType<typeof alternatesOf>[number]): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site.origin}${path}"/>`;
  const formatLinks = (ref: PageRef): string => alternatesOf(ref).map(formatLink).join('');
  const formatEntries = (ref: PageRef): string[] =>
    locales.map((locale) => `<url><loc>${site.origin}${urlOf(ref, locale)}</loc>${formatLinks(ref)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...indexableRefs.flatMap(formatEntries),
    '</urlset>',
    '',
  ].join('\n');
};

const formatWebManifest = (site: Site): string =>
  JSON.stringify({
    name: business.name,
    short_name: business.name,
    description: allTexts[defaultLocale].pages.home.description,
    lang: defaultLocale,
    start_url: urlOf({ page: 'home' }, defaultLocale),
    scope: '/',
    display: 'browser',
    background_color: themeColours.dark,
    theme_color: themeColours.dark,
    icons: [
      { src: site.asset('icons/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: site.asset('icons/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });

/** Months for which an answer with security.txt is valid. RFC 9116 advises less than a year. */
const securityTxtMonths = 11;

/** The contact for vulnerability reports (RFC 9116). It changes once a day. */
const formatSecurityTxt = ({ origin }: Site): string => {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCMonth(expires.getUTCMonth() + securityTxtMonths);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};

type SiteFile = { type: string; format: (site: Site) => string };

/** The generated files by their paths. */
const siteFiles: Record<string, SiteFile> = {
  '/sitemap.xml': { type: 'application/xml', format: formatSitemap },
  '/robots.txt': { type: 'text/plain', format: formatRobots },
  '/manifest.webmanifest': { type: 'application/manifest+json', format: formatWebManifest },
  '/.well-known/security.txt': { type: 'text/plain', format: formatSecurityTxt },
};

export const siteFileRoutes = (site: Site, { folder }: Assets): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, { type, format }] of Object.entries(siteFiles)) {
    addReadOnlyRoute(router, path, 'document', (_req, res) => {
      res.set('Cache-Control', caching.document).type(`${type}; charset=utf-8`).send(format(site));
    });
  }
  addReadOnlyRoute(router, '/favicon.ico', 'document', (_req, res) => {
    res.set('Cache-Control', caching.document).sendFile(site.asset('icons/favicon.ico'), { root: folder });
  });
  return router;
};
