import { copies } from '../../content/copy.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { headOf } from '../../views/document/headOf.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';
import { everyPage } from '../pages/everyPage.ts';
import { screenOf } from '../pages/screenOf.ts';

const isIndexable = (ref: PageRef): boolean => {
  const screen = screenOf(ref, {});
  return screen !== null && headOf(screen, copies[defaultLocale], defaultLocale).indexable;
};

/** All indexable addresses with their twins in the other languages, as XML. No path needs escaping. */
export const sitemap = (origin: string): string => {
  const alternatesOf = (ref: PageRef): string =>
    [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const]
      .map(([hreflang, locale]) => {
        const href = origin + urlOf(ref, locale);
        return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
      })
      .join('');
  const entries = everyPage
    .filter(isIndexable)
    .flatMap((ref) =>
      locales.map((locale) => `<url><loc>${origin}${urlOf(ref, locale)}</loc>${alternatesOf(ref)}</url>`),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};
