import { business } from '../../content/business.ts';
import { defaultLocale } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { themeColours } from '../../views/document/themeColours.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';

/** The web app manifest: how the site looks on a home screen. */
export const manifest = (site: Site): string =>
  JSON.stringify({
    name: business.name,
    short_name: business.name,
    description: copies[defaultLocale].pages.home.description,
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
