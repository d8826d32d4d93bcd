import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { copies } from './copies.ts';
import { criticalStyles, firstScreenHtml, needsItalicFont } from './document/criticalStyles.ts';
import { Document } from './document/Document.tsx';
import { FontPreload } from './document/FontPreload.tsx';
import type { Screen } from './screen.ts';
import type { Site } from './site.ts';

/** Renders the document of a screen. Also returns its inline styles, because the CSP contains their hash. */
export const renderScreen = (
  screen: Screen,
  locale: Locale,
  site: Site,
): { html: string; styles: string } => {
  const html = renderToString(<Document screen={screen} copy={copies[locale]} locale={locale} site={site} />);
  const firstScreen = firstScreenHtml(html, site);
  const styles = criticalStyles(firstScreen, site.styles);
  const fontPreload = needsItalicFont(firstScreen)
    ? renderToString(<FontPreload font="cormorant-italic" site={site} />)
    : '';
  const styledHtml = html.replace('<style></style>', () => `${fontPreload}<style>${styles}</style>`);
  return { html: `<!doctype html>${styledHtml}`, styles };
};
