import { defaultLocale, locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import type { Site } from '../../views/site.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';
import { allPages, screenOf } from '../pages/allPages.ts';

/** All indexable addresses with their twins in the other languages, as XML. No path needs escaping. */
export const sitemap = (site: Site): string => {
  const context = { copy: copies[defaultLocale], locale: defaultLocale, site };
  const alternatesOf = (ref: PageRef): string =>
    ([...locales, 'x-default'] as const)
      .map((hreflang) => {
        const href = site.origin + urlOf(ref, hreflang === 'x-default' ? defaultLocale : hreflang);
        return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
      })
      .join('');
  const entriesOf = (ref: PageRef): string[] =>
    locales.map((locale) => `<url><loc>${site.origin}${urlOf(ref, locale)}</loc>${alternatesOf(ref)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...allPages.filter((ref) => screenOf(ref)?.head(context).indexable).flatMap(entriesOf),
    '</urlset>',
    '',
  ].join('\n');
};
