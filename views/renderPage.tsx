import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { allTexts } from './allTexts.ts';
import { criticalStyles, firstScreenHtml, needsItalicFont } from './document/criticalStyles.ts';
import { Document } from './document/Document.tsx';
import { FontPreload } from './document/FontPreload.tsx';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** Renders the document of a page. Also returns its inline styles, because the CSP contains their hash. */
export const renderPage = (page: Page, locale: Locale, site: Site): { html: string; styles: string } => {
  const html = renderToString(<Document page={page} texts={allTexts[locale]} locale={locale} site={site} />);
  const firstScreen = firstScreenHtml(html, site);
  const styles = criticalStyles(firstScreen, site.styles);
  const fontPreload = needsItalicFont(firstScreen)
    ? renderToString(<FontPreload font="italic" site={site} />)
    : '';
  const styledHtml = html.replace('<style></style>', () => `${fontPreload}<style>${styles}</style>`);
  return { html: `<!doctype html>${styledHtml}`, styles };
};
