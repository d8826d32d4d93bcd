import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { Document } from './document/Document.tsx';
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import { allTexts } from './texts/allTexts.ts';

export const renderPage = (page: Page, locale: Locale, site: Site): string =>
  `<!doctype html>${renderToString(<Document page={page} texts={allTexts[locale]} locale={locale} site={site} />)}`;
