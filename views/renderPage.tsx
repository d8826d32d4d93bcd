import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { Document } from './document/Document.tsx';
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import { allTexts } from './texts/allTexts.ts';

export const renderPage = (page: Page, locale: Locale, site: Site): string => {
  const context = { texts: allTexts[locale], locale, site };
  return `<!doctype html>${renderToString(<Document page={page.render(context)} {...context} />)}`;
};
