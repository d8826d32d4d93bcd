import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { copies } from './copies.ts';
import { Document } from './document/Document.tsx';
import type { Screen } from './screen.ts';
import type { Site } from './site.ts';

/** The HTML document of one screen in one language. */
export const renderScreen = (screen: Screen, locale: Locale, site: Site): string =>
  `<!doctype html>${renderToString(
    <Document screen={screen} copy={copies[locale]} locale={locale} site={site} />,
  )}`;
