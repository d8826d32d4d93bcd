import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { business } from '../../content/business.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { themeColours } from '../../content/look.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { allTexts } from '../../views/allTexts.ts';
import type { Site } from '../../views/site.ts';
import { alternatesOf, type PageRef, urlOf } from '../../views/urls.ts';
import type { Assets } from '../build/manifest.ts';
import { caching, cachingAt } from '../http/caching.ts';
import { refuseMethod } from '../http/pageSender.ts';
import { startRoute } from '../http/requestLog.ts';
import { allPages, openPage } from './pageUrls.ts';

/** Allows crawlers all paths but the bookings endpoint. Pages that must not be indexed contain `noindex`. */
const formatRobots = ({ origin }: Site): string =>
  `User-agent: *\nDisallow: ${bookingsEndpoint}\n\nSitemap: ${origin}/sitemap.xml\n`;

/** All indexable URLs with their alternates in the other languages, as XML. No path needs escaping. */
const formatSitemap = (site: Site): string => {
  const context = { texts: allTexts[defaultLocale], locale: defaultLocale, site };
  const formatLink = ({ hreflang, path }: ReturnType<typeof alternatesOf>[number]): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site.origin}${path}"/>`;
  const formatLinks = (ref: PageRef): string => alternatesOf(ref).map(formatLink).join('');
  const formatEntries = (ref: PageRef): string[] =>
    locales.map((locale) => `<url><loc>${site.origin}${urlOf(ref, locale)}</loc>${formatLinks(ref)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...allPages.filter((ref) => openPage(ref)?.head(context).indexable).flatMap(formatEntries),
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

/** Months after a build for which its security.txt is valid. RFC 9116 advises less than a year. */
const securityTxtMonths = 11;

/** The contact for vulnerability reports (RFC 9116). */
const formatSecurityTxt = (origin: string, builtAt: Date): string => {
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + securityTxtMonths);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};

export const documentPaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
] as const;

const createDocuments = (site: Site, assets: Assets) => {
  const text = (type: string, body: string) => ({
    type: `${type}; charset=utf-8`,
    body,
    caching: caching.document,
  });
  const favicon = readFileSync(new URL(`.${site.asset('icons/favicon.ico')}`, assets.dist));
  return {
    '/sitemap.xml': text('application/xml', formatSitemap(site)),
    '/robots.txt': text('text/plain', formatRobots(site)),
    '/manifest.webmanifest': text('application/manifest+json', formatWebManifest(site)),
    '/.well-known/security.txt': text('text/plain', formatSecurityTxt(site.origin, assets.builtAt)),
    '/favicon.ico': { type: 'image/x-icon', body: favicon, caching: caching.icon },
  } satisfies Record<(typeof documentPaths)[number], object>;
};

export const documentRoutes = (site: Site, assets: Assets): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, document] of Object.entries(createDocuments(site, assets))) {
    const route = router.route(path).all(startRoute('document'));
    route.get((req, res) => {
      res
        .set('Cache-Control', cachingAt(req, path, document.caching))
        .type(document.type)
        .send(document.body);
    });
    route.all((_req, res) => refuseMethod(res, 'GET, HEAD'));
  }
  return router;
};
