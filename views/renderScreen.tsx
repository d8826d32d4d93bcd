import { renderToString } from 'react-dom/server';
import type { Locale } from '../content/locales.ts';
import { copies } from './copies.ts';
import { Document } from './document/Document.tsx';
import { firstScreenOf, stylesFor } from './document/firstScreen.ts';
import type { Screen } from './screen.ts';
import type { Site } from './site.ts';

/** The HTML document of one screen in one language, and the style sheet in it, whose hash its policy has to name. */
export const renderScreen = (
  screen: Screen,
  locale: Locale,
  site: Site,
): { html: string; styles: string } => {
  const html = renderToString(<Document screen={screen} copy={copies[locale]} locale={locale} site={site} />);
  const styles = stylesFor(firstScreenOf(html, site), site.styles);
  return {
    html: `<!doctype html>${html.replace('<style></style>', () => `<style>${styles}</style>`)}`,
    styles,
  };
};
